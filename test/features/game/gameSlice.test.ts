import type { UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';

import {
  answerRevealed,
  dayChanged,
  guessMade,
  neighbourNamed,
  offsetAdvanced,
  pageOpened,
  rehydrated,
  roundOpened,
  roundsImported,
  startedOver,
} from '../../../src/features/events';
import {
  gameSlice,
  type GameState,
  mapsBuilt,
  neighboursLoaded,
  outlineLoaded,
  pictureSought,
  placeSelected,
  recapViewPicked,
  repeatQuestioned,
  textTyped,
  zoomPicked,
} from '../../../src/features/game/gameSlice';
import {
  aCountryMap as country,
  aFurtherPlace,
  aNeighbourhood as neighbourhood,
  aRound,
  EASTLAND,
  NORTHLAND,
  ORIGIN,
  someMaps,
  utcDate,
} from '../../support/builders';

const BOARD = 'daily:2026-11-20';
const OTHER = 'daily:2026-11-19';
const INITIAL = gameSlice.getInitialState();
const KEY = 'Origin 0 0,0';
const OTHERS = { key: 'Origin 0 1,1', maps: someMaps };
const PARK = aFurtherPlace('Origin Park');
const LAKE = { ...PARK, index: 2 };
const THREE_GUESSES = aRound(ORIGIN, NORTHLAND, NORTHLAND, NORTHLAND);
const TOMORROW = utcDate('2026-11-21');
const NO_INPUT = { input: '', repeatedGuess: null };
const COUNTRY = { recapView: 'country' } as const;
const SHOWN = { ...COUNTRY, ...NO_INPUT };
const GUESSES = { recapView: 'guesses', selectedPlace: null } as const;
const STORED = { currentRoundId: 'practice:1', zoom: 14 } as const;

/** A board that differs from the initial one in everything. */
const BUSY: GameState = {
  today: utcDate('2026-11-20'),
  currentRoundId: BOARD,
  input: 'nor',
  repeatedGuess: 'Northland',
  zoom: 16,
  recapView: 'level',
  selectedPlace: PARK,
  maps: { [KEY]: someMaps },
  isOffline: true,
};
const withMaps = (maps: Partial<typeof someMaps>) => ({
  maps: { [KEY]: { ...someMaps, ...maps } },
});

const after = (state: GameState, event: UnknownAction) => gameSlice.reducer(state, event);

describe.each([
  ['opening a round', roundOpened],
  ['a developer’s next country', offsetAdvanced],
])('%s', (_, event) => {
  it('resets the board, at the farthest unlocked level', () => {
    const id = 'dev:2026-11-20+1';
    const round = aRound(ORIGIN, NORTHLAND, EASTLAND);
    const opened = { ...INITIAL, today: BUSY.today, currentRoundId: id };
    expect(after(BUSY, event({ id, round }))).toEqual({ ...opened, zoom: 16 });
    expect(after(BUSY, event({ id, round: null }))).toEqual({ ...opened, zoom: 18 });
  });

  it('changes nothing if it is on the board', () => {
    expect(after(BUSY, event({ id: BOARD, round: aRound(ORIGIN) }))).toBe(BUSY);
  });
});

it.each<[string, UnknownAction, Partial<GameState>]>([
  ['a guess clears the text and zooms out', guessMade(BOARD, NORTHLAND), { ...SHOWN, zoom: 15 }],
  ['a revealed answer clears the text', answerRevealed(BOARD), SHOWN],
  [
    'an answer to the question clears the text and shows the neighbors',
    neighbourNamed(BOARD, ['Eastland'], 'Eastland'),
    { ...NO_INPUT, recapView: 'neighbours', selectedPlace: null },
  ],
  ['a selected place is shown', placeSelected(LAKE), { ...COUNTRY, selectedPlace: LAKE, zoom: 15 }],
  ['null shows the country', placeSelected(null), { ...COUNTRY, selectedPlace: null, zoom: 4 }],
  ['a view deselects the place', recapViewPicked('guesses'), GUESSES],
  ['a picked level is shown', zoomPicked(17), { zoom: 17 }],
  ['a text is kept as typed', textTyped('NOR '), { input: 'NOR ', repeatedGuess: null }],
  ['a repeated guess is questioned', repeatQuestioned('Eastland'), { repeatedGuess: 'Eastland' }],
  ['a question is taken back', repeatQuestioned(null), { repeatedGuess: null }],
  ['another page clears the text', pageOpened('/about'), NO_INPUT],
  ['a new day changes only the day', dayChanged(TOMORROW), { today: TOMORROW }],
  ['maps are added', mapsBuilt(OTHERS), { maps: { ...BUSY.maps, [OTHERS.key]: someMaps } }],
  ['an outline joins its maps', outlineLoaded({ key: KEY, country }), withMaps({ country })],
  [
    'neighbors that have loaded are shown',
    neighboursLoaded({ key: KEY, neighbourhood }),
    { ...withMaps({ neighbourhood }), recapView: 'neighbours' },
  ],
  [
    'neighbors that fail to load leave the view',
    neighboursLoaded({ key: KEY, neighbourhood: null }),
    withMaps({ neighbourhood: null }),
  ],
  [
    'a picture was found',
    pictureSought({ roundId: BOARD, isOffline: false }),
    { isOffline: false },
  ],
  ['an import zooms out', roundsImported({ [BOARD]: THREE_GUESSES }), { zoom: 15 }],
  ['a stored board is restored', rehydrated({ rounds: {}, board: STORED }), STORED],
  ['nothing stored changes nothing', rehydrated({ rounds: {} }), {}],
  ['starting over leaves only the day', startedOver(), { ...INITIAL, today: BUSY.today }],
])('%s', (_, event, change) => {
  expect(after(BUSY, event)).toEqual({ ...BUSY, ...change });
});

it.each([
  guessMade(OTHER, NORTHLAND),
  answerRevealed('practice:1'),
  neighbourNamed(OTHER, ['Eastland'], 'Eastland'),
  pictureSought({ roundId: OTHER, isOffline: false }),
  outlineLoaded({ key: OTHERS.key, country }),
  neighboursLoaded({ key: OTHERS.key, neighbourhood }),
  roundsImported({ [OTHER]: THREE_GUESSES }),
])('$type of another round changes nothing on the board', (event) => {
  expect(after(BUSY, event)).toBe(BUSY);
});

it.each([
  outlineLoaded({ key: KEY, country: null }),
  neighboursLoaded({ key: KEY, neighbourhood: null }),
  neighboursLoaded({ key: KEY, neighbourhood: { ...neighbourhood, distances: [] } }),
])('what has loaded stays, and the view, when $type ends another attempt late', (event) => {
  const loaded = { ...BUSY, ...withMaps({ country, neighbourhood }) };
  expect(after(loaded, event)).toBe(loaded);
});
