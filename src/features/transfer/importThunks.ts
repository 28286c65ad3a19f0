import type { AppThunk } from '../../app/makeStore';
import { parseProgress } from '../../domain/parseProgress';
import { MAX_EXPORT_SIZE } from '../../domain/progress';
import { roundsImported } from '../events';
import { selectToday } from '../game/gameSelectors';
import { selectPreview } from './transferSelectors';
import { importPreviewed, importRefused } from './transferSlice';

/** Previews a code or an export's text, or refuses it. */
export const previewCode =
  (code: string): AppThunk<Promise<void>> =>
  async (dispatch, getState, { unpackProgress }) => {
    try {
      const unpacked = await unpackProgress(code);
      const today = selectToday(getState());
      if (!today) return;
      const parsed = 'refusal' in unpacked ? unpacked : parseProgress(unpacked.text, today);
      dispatch(
        'refusal' in parsed ? importRefused(parsed.refusal) : importPreviewed(parsed.rounds),
      );
    } catch {
      dispatch(importRefused('unavailable'));
    }
  };

/** Previews an exported file, or refuses it. */
export const previewFile =
  (file: File): AppThunk<Promise<void>> =>
  async (dispatch) => {
    if (file.size > MAX_EXPORT_SIZE) {
      dispatch(importRefused('oversized'));
      return;
    }
    try {
      await dispatch(previewCode(await file.text()));
    } catch {
      dispatch(importRefused('damaged'));
    }
  };

export const confirmImport = (): AppThunk => (dispatch, getState) => {
  const preview = selectPreview(getState());
  if (preview) dispatch(roundsImported(preview.rounds));
};
