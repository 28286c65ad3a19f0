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
  aCountryMap,
  aFurtherPlace,
  aNeighbourhood,
  aRound,
  EASTLAND,
  NORTHLAND,
  ORIGIN,
  someMaps,
  utcDate,
} from '../../support/builders';

const BOARD = 'daily:2026-11-20';
const INITIAL = gameSlice.getInitialState();
const KEY = 'Origin 0 1,1';
const OTHERS = 'Origin 0 0,0';
const PARK = aFurtherPlace('Origin Park');

/** A board that differs from the initial one in everything. */
const BUSY: GameState = {
  today: utcDate('2026-11-20'),
  currentRoundId: BOARD,
  input: 'nor',
  repeatedGuess: 'Northland',
  zoom: 16,
  recapView: 'level',
  selectedPlace: PARK,
  maps: { [OTHERS]: someMaps },
  isOffline: true,
};

const after = (state: GameState, event: UnknownAction) => gameSlice.reducer(state, event);

describe.each([
  ['opening a round', roundOpened],
  ['a developer’s next country', offsetAdvanced],
])('%s', (_, event) => {
  it('resets the board, at the farthest unlocked level', () => {
    const id = 'dev:2026-11-20+1';
    const round = aRound(ORIGIN, NORTHLAND, EASTLAND);
    const { today } = BUSY;
    const opened = { ...INITIAL, today, currentRoundId: id };
    expect(after(BUSY, event({ id, round }))).toEqual({ ...opened, zoom: 16 });
    expect(after(BUSY, event({ id, round: null }))).toEqual({ ...opened, zoom: 18 });
  });

  it('changes nothing if it is on the board', () => {
    expect(after(BUSY, event({ id: BOARD, round: aRound(ORIGIN) }))).toBe(BUSY);
  });
});

const TOMORROW = utcDate('2026-11-21');
const THREE_GUESSES = aRound(ORIGIN, NORTHLAND, NORTHLAND, NORTHLAND);
const NO_INPUT = { input: '', repeatedGuess: null } as const;
const SHOWN = { recapView: 'country', ...NO_INPUT } as const;
const LAKE = { ...PARK, index: 2 };
const COUNTRY = { recapView: 'country' } as const;
const NEIGHBOURS = { recapView: 'neighbours', selectedPlace: null, ...NO_INPUT } as const;
const GUESSES = { recapView: 'guesses', selectedPlace: null } as const;
const STORED = { currentRoundId: 'practice:1', zoom: 14 } as const;
const OTHER = 'daily:2026-11-19';
const withNeighbours = (neighbourhood: typeof aNeighbourhood | null) => ({
  maps: { [OTHERS]: { ...someMaps, neighbourhood } },
});
const WITH_OUTLINE = { maps: { [OTHERS]: { ...someMaps, country: aCountryMap } } };

it.each<[string, UnknownAction, Partial<GameState>]>([
  ['a guess clears the text and zooms out', guessMade(BOARD, NORTHLAND), { ...SHOWN, zoom: 15 }],
  ['a guess in another round does nothing', guessMade(OTHER, NORTHLAND), {}],
  ['a revealed answer clears the text', answerRevealed(BOARD), SHOWN],
  ['a revealed answer of another round does nothing', answerRevealed('practice:1'), {}],
  [
    'an answer to the question clears the text and shows the neighbors',
    neighbourNamed(BOARD, ['Eastland'], 'Eastland'),
    NEIGHBOURS,
  ],
  [
    'an answer to another round’s question does nothing',
    neighbourNamed(OTHER, ['Eastland'], 'Eastland'),
    {},
  ],
  ['a selected place is shown', placeSelected(LAKE), { ...COUNTRY, selectedPlace: LAKE, zoom: 15 }],
  ['null shows the country', placeSelected(null), { ...COUNTRY, selectedPlace: null, zoom: 4 }],
  ['a view deselects the place', recapViewPicked('guesses'), GUESSES],
  ['a text is kept as typed', textTyped('NOR '), { input: 'NOR ', repeatedGuess: null }],
  ['a repeated guess is questioned', repeatQuestioned('Eastland'), { repeatedGuess: 'Eastland' }],
  ['a question is taken back', repeatQuestioned(null), { repeatedGuess: null }],
  [
    'a picture that is found ends the offline note',
    pictureSought({ roundId: BOARD, isOffline: false }),
    { isOffline: false },
  ],
  [
    'a picture of a round that has left does nothing',
    pictureSought({ roundId: OTHER, isOffline: false }),
    {},
  ],
  ['a picked level is shown', zoomPicked(17), { zoom: 17 }],
  ['a new day changes only the day', dayChanged(TOMORROW), { today: TOMORROW }],
  [
    'maps are added',
    mapsBuilt({ key: KEY, maps: someMaps }),
    { maps: { ...BUSY.maps, [KEY]: someMaps } },
  ],
  ['an outline joins its maps', outlineLoaded({ key: OTHERS, country: aCountryMap }), WITH_OUTLINE],
  [
    'an outline of a round that has left does nothing',
    outlineLoaded({ key: KEY, country: aCountryMap }),
    {},
  ],
  [
    'neighbors that have loaded are shown',
    neighboursLoaded({ key: OTHERS, neighbourhood: aNeighbourhood }),
    { ...withNeighbours(aNeighbourhood), recapView: 'neighbours' },
  ],
  [
    'neighbors that fail to load leave the view',
    neighboursLoaded({ key: OTHERS, neighbourhood: null }),
    withNeighbours(null),
  ],
  [
    'neighbors of a round that has left do nothing',
    neighboursLoaded({ key: KEY, neighbourhood: aNeighbourhood }),
    {},
  ],
  ['an import zooms out', roundsImported({ [BOARD]: THREE_GUESSES }), { zoom: 15 }],
  ['an import of others does nothing', roundsImported({ [OTHER]: THREE_GUESSES }), {}],
  ['a stored board is restored', rehydrated({ rounds: {}, board: STORED }), STORED],
  ['nothing stored changes nothing', rehydrated({ rounds: {} }), {}],
  ['starting over leaves only the day', startedOver(), { ...INITIAL, today: BUSY.today }],
  ['another page clears the text', pageOpened('/about'), NO_INPUT],
])('%s', (_, event, change) => {
  expect(after(BUSY, event)).toEqual({ ...BUSY, ...change });
});

it('an outline that has loaded is not lost by another attempt that fails', () => {
  const loaded = { ...BUSY, ...WITH_OUTLINE };
  expect(after(loaded, outlineLoaded({ key: OTHERS, country: null }))).toBe(loaded);
});

it.each([null, { ...aNeighbourhood, distances: [] }])(
  'neighbors that have loaded stay, and the view, when another load ends late: %#',
  (neighbourhood) => {
    const loaded = { ...BUSY, ...withNeighbours(aNeighbourhood) };
    expect(after(loaded, neighboursLoaded({ key: OTHERS, neighbourhood }))).toBe(loaded);
  },
);
