import type { AppThunk } from '../../store/makeStore';
import { exportPacked, packingFailed, packingStarted, selectExportState } from './exportSlice';
import { selectExport } from './transferSelectors';

/** Packs the export as a code, in advance: Safari allows copying only within the click. */
export const packCode =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { packExport }) => {
    const text = selectExport(getState());
    if (text === null) return;
    dispatch(packingStarted());
    const started = selectExportState(getState());
    const outcome = await packExport(text).then(exportPacked, () => packingFailed());
    // A later export came first.
    if (selectExportState(getState()) === started) dispatch(outcome);
  };
