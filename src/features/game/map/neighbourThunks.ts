import { withTimeout } from '../../../lib/withTimeout';
import { mappedPlace } from '../../../maps/mapProvider';
import type { AppThunk } from '../../../store/makeStore';
import { selectCurrentRound } from '../gameSelectors';
import { neighboursLoaded, recapViewPicked } from '../gameSlice';
import { mapKey, selectNeighbourhood } from './frameSelectors';

/** Shows what lies around the round's country, loading it first. */
export const showNeighbours =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { loadNeighbours }) => {
    const round = selectCurrentRound(getState());
    if (!round) return;
    if (selectNeighbourhood(getState())) {
      dispatch(recapViewPicked('neighbours'));
      return;
    }
    const { answer } = round;
    const neighbourhood = await withTimeout(loadNeighbours(answer.name)).catch(() => null);
    dispatch(neighboursLoaded({ key: mapKey(mappedPlace(answer)), neighbourhood }));
  };
