import { describe, expect, it } from 'vitest';

import { formatExport, MAX_EXPORT_SIZE } from '../../../src/domain/exportFormat';
import type { Rounds } from '../../../src/domain/rounds';
import { guessMade, pageOpened } from '../../../src/features/events';
import { selectCurrentRound } from '../../../src/features/game/gameSelectors';
import { importDeclined } from '../../../src/features/transfer/importSlice';
import { confirmImport, previewImport } from '../../../src/features/transfer/importThunks';
import {
  selectExport,
  selectImport,
  selectPreview,
} from '../../../src/features/transfer/transferSelectors';
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

/** What the player does instead of importing. */
type Alternative = [what: string, act: (store: Store) => unknown, step: string];
const ELSEWHERE: Alternative[] = [
  ['a decision', (store) => store.dispatch(importDeclined()), 'declined'],
  ['another page', (store) => store.dispatch(pageOpened('/about')), 'waiting'],
];

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

  it.each<Alternative>([
    ['a refused one', (store) => store.dispatch(previewImport('{"zoomle":1')), 'refused'],
    ...ELSEWHERE,
  ])('that is replaced by %s changes nothing', async (_, act, step) => {
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

it.each<Alternative>([
  ['another import', (store) => preview(store, { [TODAY]: BEGUN }), 'previewed'],
  ...ELSEWHERE,
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
  Object.assign(fileOf(text), { text: () => Promise.reject(new Error('gone')) });
const ÖSTERLAND = aCountry('Österland', 0, 0);
const anExport = formatExport({ [TODAY]: aRound(ÖSTERLAND, EASTLAND) });
const withLetters = JSON.stringify(JSON.parse(anExport));
const TOO_LARGE = '0'.repeat(MAX_EXPORT_SIZE + 1);

const failing = () => Promise.reject(new Error('offline'));

const countries = [...COUNTRIES, ÖSTERLAND];

it.each<[string, string, string | File, Partial<Services>]>([
  ['its code is', 'newer', 'x', { unpackExport: () => Promise.resolve({ refusal: 'newer' }) }],
  ['its reader fails', 'unavailable', 'x', { unpackExport: failing }],
  [
    'the list of places, which checks its names, fails',
    'unavailable',
    'x',
    { loadPlaces: failing },
  ],
  ['its file is too large to read', 'oversized', unreadable(TOO_LARGE), {}],
  ['its file cannot be read', 'damaged', unreadable(''), {}],
  ['its file has another encoding', 'damaged', fileOf(withLetters), { countries }],
])('an import is refused if %s, as %s', async (_, reason, source, services) => {
  const { store } = aStore(services);
  await store.dispatch(previewImport(source));
  expect(importOf(store)).toEqual({ step: 'refused', reason });
});

it('names of places are checked against all places of the list', async () => {
  const tower = { name: 'Château', lat: 1, lon: 1 };
  const former = { ...ORIGIN, mapLocations: [tower] };
  const { store } = aStore({
    countries: [ORIGIN],
    loadPlaces: () =>
      Promise.resolve([{ ...ORIGIN, mapLocations: [...ORIGIN.mapLocations, tower] }]),
  });
  const rounds = { 'daily:2026-11-19': aRound(former, former) } as const;
  await store.dispatch(previewImport(formatExport(rounds).replace('Ch\\u00e2teau', 'Ch?teau')));
  expect(importOf(store)).toEqual({ step: 'previewed', rounds });
  await store.dispatch(
    previewImport(formatExport(rounds).replace('1,1', '1,2').replace('Ch\\u00e2teau', 'Ch?teau')),
  );
  expect(importOf(store)).toEqual({ step: 'refused', reason: 'damaged' });
});

it('a file with a byte order mark, as Windows writes it, can be imported', async () => {
  const { store } = aStore({ countries });
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
