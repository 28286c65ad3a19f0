import type { AppThunk } from '../../app/makeStore';
import type { UtcDate } from '../../domain/calendar';
import { entriesOf } from '../../domain/entriesOf';
import { mergeRecords } from '../../domain/mergeRounds';
import type { Round } from '../../domain/round';
import { begunRounds, dailyDate, type RoundId } from '../../domain/roundId';
import { selectRounds } from '../game/gameSelectors';
import { selectPastRounds } from '../history/historySelectors';
import { changedElsewhere, type StoredElsewhere } from './storageSlice';

/**
 * Takes what another tab has stored. A day that either tab has put into the history stays there: as
 * an open round it could be tried a second time. But a round of it that is still open here learns
 * how it went.
 */
export const takeNews =
  ({ rounds, history, settings }: StoredElsewhere): AppThunk =>
  (dispatch, getState) => {
    const mine = selectRounds(getState());
    const past = mergeRecords(selectPastRounds(getState()), history?.rounds ?? {});
    const open: Record<RoundId, Round> = {};
    const closed: Record<UtcDate, Round> = {};
    for (const [id, round] of entriesOf(begunRounds(rounds ?? {}))) {
      const date = dailyDate(id);
      if (date && date in past) closed[date] = round;
      else open[id] = round;
    }
    for (const id of Object.keys(mine) as RoundId[]) {
      const date = dailyDate(id);
      const ended = date ? past[date] : undefined;
      if (ended) open[id] = ended;
    }
    const hasClosed = Object.keys(closed).length > 0;
    dispatch(
      changedElsewhere({
        ...((rounds ?? history) && { rounds: open }),
        ...((history ?? hasClosed) && {
          history: {
            rounds: mergeRecords(history?.rounds ?? {}, closed),
            archive: history?.archive ?? {},
          },
        }),
        ...(settings && { settings }),
      }),
    );
  };
