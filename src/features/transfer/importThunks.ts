import type { UtcDate } from '../../domain/calendar';
import type { Countries } from '../../domain/countries';
import { MAX_EXPORT_SIZE, parseExport } from '../../domain/exportFormat';
import { roundEntries, type Rounds } from '../../domain/rounds';
import type { AppThunk } from '../../store/makeStore';
import type { Services } from '../../store/services';
import { roundsImported } from '../events';
import { selectToday } from '../game/gameSelectors';
import { importPreviewed, importRefused, importRequested } from './importSlice';
import { selectImport, selectPreview } from './transferSelectors';

/** Not `File.text`: it replaces invalid UTF-8, and damaged names would be imported for good. */
const decode = async (file: File) =>
  new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());

type Read = Awaited<ReturnType<Services['unpackExport']>> | { readonly refusal: 'unavailable' };

async function read(source: string | File, unpackExport: Services['unpackExport']): Promise<Read> {
  const isFile = source instanceof File;
  if (isFile && source.size > MAX_EXPORT_SIZE) return { refusal: 'oversized' };
  const text = isFile ? await decode(source).catch(() => null) : source;
  if (text === null) return { refusal: 'damaged' };
  return unpackExport(text).catch(() => ({ refusal: 'unavailable' }));
}

function parse(found: Read, today: UtcDate, countries: Countries | null) {
  if ('refusal' in found) return found;
  if (!countries) return { refusal: 'unavailable' } as const;
  return parseExport(found.text, today, countries, found.isRepaired);
}

/**
 * Previews or refuses a pasted text or a file.
 * @param source a code or an export
 */
export const previewImport =
  (source: string | File): AppThunk<Promise<void>> =>
  async (dispatch, getState, { loadPlaces, unpackExport }) => {
    dispatch(importRequested());
    const requested = selectImport(getState());
    const [found, countries] = await Promise.all([
      read(source, unpackExport),
      loadPlaces().catch(() => null),
    ]);
    const today = selectToday(getState());
    // Another import, a decision or another page came first.
    if (!today || selectImport(getState()) !== requested) return;
    const parsed = parse(found, today, countries);
    dispatch('refusal' in parsed ? importRefused(parsed.refusal) : importPreviewed(parsed.rounds));
  };

export const confirmImport =
  (): AppThunk =>
  (dispatch, getState, { countries, now }) => {
    const preview = selectPreview(getState(), countries);
    if (!preview) return;
    const importedAt = now();
    const rounds = roundEntries(preview.rounds).map(([id, round]) => [
      id,
      { ...round, importedAt },
    ]);
    dispatch(roundsImported(Object.fromEntries(rounds) as Rounds));
  };
