import { describe, expect, it } from 'vitest';

import { formatExport, MAX_EXPORT_SIZE } from '../../../src/domain/exportFormat';
import type { Rounds } from '../../../src/domain/rounds';
import { guessMade, pageOpened, roundsImported } from '../../../src/features/events';
import { selectCurrentRound } from '../../../src/features/game/gameSelectors';
import { importDeclined } from '../../../src/features/transfer/importSlice';
import { confirmImport, previewImport } from '../../../src/features/transfer/importThunks';
import {
  selectExport,
  selectImport,
  selectPreview,
} from '../../../src/features/transfer/transferSelectors';
import type { AppThunk } from '../../../src/store/makeStore';
import type { Services } from '../../../src/store/services';
import {
  aCountry,
  aRound,
  COUNTRIES,
  EASTLAND,
  FARLAND,
  NORTHLAND,
  ORIGIN,
} from '../../support/builders';
import { aStore } from '../../support/testStore';

/** Today's country is Northland. */
const TODAY = 'daily:2026-11-20';
const WON = aRound(ORIGIN, NORTHLAND, ORIGIN);
const BEGUN = aRound(NORTHLAND, EASTLAND, FARLAND, ORIGIN);

type Store = ReturnType<typeof aStore>['store'];
const importOf = (store: Store) => selectImport(store.getState());
const preview = (store: Store, rounds: Rounds) =>
  store.dispatch(previewImport(formatExport(rounds)));

describe('a preview', () => {
  it('shows what an import would change at that moment', async () => {
    const { store } = aStore();
    await preview(store, { [TODAY]: BEGUN });
    expect(selectPreview(store.getState(), COUNTRIES)?.counts.daily).toMatchObject({ added: 1 });
    store.dispatch(guessMade(TODAY, NORTHLAND));
    expect(selectPreview(store.getState(), COUNTRIES)?.counts.daily).toMatchObject({ keptMine: 1 });
    store.dispatch(confirmImport());
    expect(selectCurrentRound(store.getState())).toEqual(aRound(NORTHLAND, NORTHLAND));
  });

  it('is of several exports together, all or none, in whatever order', async () => {
    const PAST = 'daily:2026-11-19';
    const exports = [{ [TODAY]: BEGUN, [PAST]: WON }, { [TODAY]: aRound(NORTHLAND, NORTHLAND) }];
    const texts = exports.map(formatExport);
    for (const sources of [texts, texts.toReversed()]) {
      const { store } = aStore();
      await store.dispatch(previewImport(...sources));
      const rounds = { [PAST]: WON, [TODAY]: aRound(NORTHLAND, NORTHLAND) };
      expect(importOf(store)).toEqual({ step: 'previewed', rounds });
      await store.dispatch(previewImport(...sources, 'foreign'));
      expect(importOf(store)).toEqual({ step: 'refused', reason: 'foreign' });
    }
  });

  it('refuses names that no list knows, and heals those of an earlier import', async () => {
    const garbled = aRound(NORTHLAND, { ...EASTLAND, name: 'E?stland' }, NORTHLAND);
    const { store } = aStore();
    await preview(store, { [TODAY]: garbled });
    expect(importOf(store)).toEqual({ step: 'refused', reason: 'damaged' });
    store.dispatch(roundsImported({ [TODAY]: garbled }));
    await preview(store, { [TODAY]: aRound(NORTHLAND, EASTLAND, NORTHLAND) });
    store.dispatch(confirmImport());
    expect(selectCurrentRound(store.getState())?.guesses[0]?.name).toBe('Eastland');
  });

  it.each<[string, (store: Store) => unknown, string]>([
    ['declined', (store) => store.dispatch(importDeclined()), 'declined'],
    [
      'replaced by a refused one',
      (store) => store.dispatch(previewImport('{"zoomle":1')),
      'refused',
    ],
    ['abandoned for another page', (store) => store.dispatch(pageOpened('/about')), 'waiting'],
  ])('that is %s changes nothing', async (_, act, step) => {
    const { store } = aStore();
    store.dispatch(guessMade(TODAY, EASTLAND));
    const { rounds } = store.getState();
    await preview(store, { [TODAY]: BEGUN });
    await act(store);
    store.dispatch(confirmImport());
    expect(importOf(store)).toMatchObject({ step });
    expect(store.getState().rounds).toBe(rounds);
  });
});

it.each<[string, (store: Store) => unknown, string]>([
  ['another import', (store) => preview(store, { [TODAY]: BEGUN }), 'previewed'],
  ['a decision', (store) => store.dispatch(importDeclined()), 'declined'],
  ['another page', (store) => store.dispatch(pageOpened('/about')), 'waiting'],
])('the outcome of a slow import does not replace %s', async (_, act, step) => {
  const arrivals: (() => void)[] = [];
  const slowly = new Promise<{ refusal: 'damaged' }>((resolve) => {
    arrivals.push(() => resolve({ refusal: 'damaged' }));
  });
  const { store } = aStore({
    unpackExport: (text) => (text === 'slow' ? slowly : Promise.resolve({ text })),
  });
  await preview(store, { [TODAY]: WON });
  const slow = store.dispatch(previewImport('slow'));
  expect(importOf(store).step).toBe('previewed');
  await act(store);
  for (const arrive of arrivals) arrive();
  await slow;
  expect(importOf(store)).toMatchObject({ step });
});

const fileOf = (text: string) => new File([Buffer.from(text, 'latin1')], 'a.json');
const unreadable = (text: string) =>
  Object.assign(fileOf(text), { arrayBuffer: () => Promise.reject(new Error('gone')) });
const ÖSTERLAND = aCountry('Österland', 0, 0);
const anExport = formatExport({ [TODAY]: aRound(ÖSTERLAND, EASTLAND) });
const TOO_LARGE = '0'.repeat(MAX_EXPORT_SIZE + 1);

it.each<[string, string, AppThunk<Promise<void>>, Services['unpackExport']?]>([
  ['its code is', 'newer', previewImport('x'), () => Promise.resolve({ refusal: 'newer' })],
  [
    'its reader fails',
    'unavailable',
    previewImport('x'),
    () => Promise.reject(new Error('offline')),
  ],
  ['its file is too large to read', 'oversized', previewImport(unreadable(TOO_LARGE))],
  ['its file cannot be read', 'damaged', previewImport(unreadable(''))],
  ['its file has another encoding', 'damaged', previewImport(fileOf(`${anExport}ü`))],
])('an import is refused if %s, as %s', async (_, reason, act, unpackExport) => {
  const { store } = aStore(unpackExport && { unpackExport });
  await store.dispatch(act);
  expect(importOf(store)).toEqual({ step: 'refused', reason });
});

it('an import is refused if the list of places cannot be loaded, which would check its names', async () => {
  const { store } = aStore({ loadPlaces: () => Promise.reject(new Error('offline')) });
  await preview(store, { [TODAY]: WON });
  expect(importOf(store)).toEqual({ step: 'refused', reason: 'unavailable' });
});

it('a place’s name is the list’s, also of a former landmark, and none that was repaired', async () => {
  const tower = { name: 'Château', lat: 1, lon: 1 };
  const landmark = { name: 'Mill', lat: 0, lon: 0 };
  const played = { ...ORIGIN, mapLocations: [tower] };
  const { store } = aStore({
    countries: [ORIGIN],
    loadPlaces: () => Promise.resolve([{ ...ORIGIN, mapLocations: [landmark, tower] }]),
    unpackExport: (text) => Promise.resolve({ text, isRepaired: true }),
  });
  const rounds = { 'daily:2026-11-19': aRound(played, played) } as const;
  await store.dispatch(previewImport(formatExport(rounds).replace('Ch\\u00e2teau', 'Ch?teau')));
  expect(importOf(store)).toEqual({ step: 'previewed', rounds });
  await store.dispatch(previewImport(formatExport(rounds).replace('1,1', '1,2')));
  expect(importOf(store)).toEqual({ step: 'refused', reason: 'damaged' });
});

it('a file with a byte order mark, as Windows writes it, can be imported', async () => {
  const { store } = aStore({ countries: [...COUNTRIES, ÖSTERLAND] });
  await store.dispatch(previewImport(new File(['\ufeff', anExport], 'a.json')));
  expect(importOf(store)).toMatchObject({ step: 'previewed' });
});

it('an export has all daily and archive rounds, and can be imported', async () => {
  const { store } = aStore();
  const rounds = { [TODAY]: BEGUN, 'daily:2026-11-01': WON, 'archive:2026-11-02': WON };
  await preview(store, rounds);
  store.dispatch(confirmImport());
  expect(importOf(store)).toEqual({ step: 'imported', count: 3 });
  expect(selectExport(store.getState())).toBe(formatExport(rounds));
});
