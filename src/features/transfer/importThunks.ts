import { MAX_EXPORT_SIZE } from '../../domain/exportFormat';
import { parseExport } from '../../domain/parseExport';
import type { AppThunk } from '../../store/makeStore';
import { roundsImported } from '../events';
import { selectToday } from '../game/gameSelectors';
import { selectPreview } from './transferSelectors';
import { importPreviewed, importRefused } from './transferSlice';

/** Previews or refuses a code or an export. */
export const previewCode =
  (code: string): AppThunk<Promise<void>> =>
  async (dispatch, getState, { unpackExport }) => {
    const unpacked = await unpackExport(code).catch(() => ({ refusal: 'unavailable' as const }));
    const today = selectToday(getState());
    if (!today) return;
    const parsed = 'refusal' in unpacked ? unpacked : parseExport(unpacked.text, today);
    dispatch('refusal' in parsed ? importRefused(parsed.refusal) : importPreviewed(parsed.rounds));
  };

/** Not `File.text`: it replaces invalid UTF-8, and damaged names would be imported for good. */
const textOf = async (file: File) =>
  new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());

/** Previews or refuses an exported file. */
export const previewFile =
  (file: File): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const isOversized = file.size > MAX_EXPORT_SIZE;
    const text = isOversized ? null : await textOf(file).catch(() => null);
    if (text !== null) await dispatch(previewCode(text));
    else dispatch(importRefused(isOversized ? 'oversized' : 'damaged'));
  };

export const confirmImport = (): AppThunk => (dispatch, getState) => {
  const preview = selectPreview(getState());
  if (preview) dispatch(roundsImported(preview.rounds));
};
