import type { UtcDate } from '../../domain/calendar';
import type { Countries } from '../../domain/countries';
import { MAX_EXPORT_SIZE, parseExport } from '../../domain/exportFormat';
import { mergeImport } from '../../domain/mergeImport';
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

function parse(found: Read, today: UtcDate, places: Countries | null) {
  if ('refusal' in found) return found;
  if (!places) return { refusal: 'unavailable' } as const;
  return parseExport(found.text, today, places, found.isRepaired);
}

/**
 * Previews or refuses a pasted text, or files: all or none of them.
 * @param sources codes or exports
 */
export const previewImport =
  (...sources: readonly (string | File)[]): AppThunk<Promise<void>> =>
  async (dispatch, getState, { countries, loadPlaces, unpackExport }) => {
    dispatch(importRequested());
    const requested = selectImport(getState());
    const [places, ...found] = await Promise.all([
      loadPlaces().catch(() => null),
      ...sources.map((source) => read(source, unpackExport)),
    ]);
    const today = selectToday(getState());
    // Another import, a decision or another page came first.
    if (!today || selectImport(getState()) !== requested) return;
    let rounds: Rounds = {};
    for (const each of found) {
      const parsed = parse(each, today, places);
      if ('refusal' in parsed) {
        dispatch(importRefused(parsed.refusal));
        return;
      }
      rounds = { ...rounds, ...mergeImport(rounds, parsed.rounds, countries).rounds };
    }
    dispatch(importPreviewed(rounds));
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
