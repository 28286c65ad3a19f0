import type { UtcDate } from '../../domain/calendar';
import { MAX_EXPORT_SIZE, parseExport } from '../../domain/exportFormat';
import { mergeImport } from '../../domain/mergeImport';
import { roundEntries, type Rounds } from '../../domain/rounds';
import type { AppThunk } from '../../store/makeStore';
import type { Services } from '../../store/services';
import { roundsImported } from '../events';
import { selectToday } from '../game/gameSelectors';
import { importPreviewed, importRefused, importRequested } from './importSlice';
import { selectImport, selectPreview } from './transferSelectors';

async function read(
  source: string | File,
  today: UtcDate,
  { loadPlaces, unpackExport }: Services,
): Promise<ReturnType<typeof parseExport> | { readonly refusal: 'unavailable' }> {
  const isFile = source instanceof File;
  if (isFile && source.size > MAX_EXPORT_SIZE) return { refusal: 'oversized' };
  const text = isFile ? await source.text().catch(() => null) : source;
  if (text === null) return { refusal: 'damaged' };
  const loaded = await Promise.all([loadPlaces(), unpackExport(text)]).catch(() => null);
  if (!loaded) return { refusal: 'unavailable' };
  const [places, found] = loaded;
  return 'refusal' in found ? found : parseExport(found.text, today, places);
}

/**
 * Previews or refuses a pasted text, or files: all or none of them.
 * @param sources codes or exports
 */
export const previewImport =
  (...sources: readonly (string | File)[]): AppThunk<Promise<void>> =>
  async (dispatch, getState, services) => {
    const today = selectToday(getState());
    if (!today) return;
    dispatch(importRequested());
    const requested = selectImport(getState());
    const found = await Promise.all(sources.map((source) => read(source, today, services)));
    // Another import, a decision or another page came first.
    if (selectImport(getState()) !== requested) return;
    let rounds: Rounds = {};
    for (const each of found) {
      if ('refusal' in each) {
        dispatch(importRefused(each.refusal));
        return;
      }
      rounds = { ...rounds, ...mergeImport(rounds, each.rounds, services.countries).rounds };
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
