import type { UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';

import {
  answerRevealed,
  dayChanged,
  guessMade,
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
  placeSelected,
  recapViewPicked,
  textTyped,
  zoomPicked,
} from '../../../src/features/game/gameSlice';
import {
  aFurtherPlace,
  aRound,
  EASTLAND,
  NORTHLAND,
  ORIGIN,
  utcDate,
} from '../../support/builders';

const BOARD = 'daily:2026-11-20';
const INITIAL = gameSlice.getInitialState();
const PARK = aFurtherPlace('Origin Park');

/** A board on which everything differs from an empty one. */
const BUSY: GameState = {
  today: utcDate('2026-11-20'),
  currentRoundId: BOARD,
  input: 'nor',
  zoom: 16,
  recapView: 'level',
  selectedPlace: PARK,
  maps: { 'Origin 0,0': [] },
};

const after = (state: GameState, event: UnknownAction) => gameSlice.reducer(state, event);

describe.each([
  ['opening a round', roundOpened],
  ['a developer’s next country', offsetAdvanced],
])('%s', (_, event) => {
  it('empties the board, at the farthest level that the round has unlocked', () => {
    const id = 'dev:2026-11-20+1';
    const round = aRound(ORIGIN, NORTHLAND, EASTLAND);
    const { today } = BUSY;
    const opened = { ...INITIAL, today, currentRoundId: id };
    expect(after(BUSY, event({ id, round }))).toEqual({ ...opened, zoom: 16 });
    expect(after(BUSY, event({ id, round: null }))).toEqual({ ...opened, zoom: 18 });
  });

  it('changes nothing where it is on the board', () => {
    expect(after(BUSY, event({ id: BOARD, round: aRound(ORIGIN) }))).toBe(BUSY);
  });
});

it.each<[string, UnknownAction, Partial<GameState>]>([
  [
    'a guess clears the text, and shows one level farther out than the one picked',
    guessMade(BOARD, NORTHLAND),
    { recapView: 'country', input: '', zoom: 15 },
  ],
  ['a guess in another round changes nothing', guessMade('daily:2026-11-19', NORTHLAND), {}],
  [
    'a further place of the country is shown from some distance',
    placeSelected({ ...PARK, index: 2 }),
    { selectedPlace: { ...PARK, index: 2 }, recapView: 'country', zoom: 15 },
  ],
  [
    'it is left for the country',
    placeSelected(null),
    { selectedPlace: null, recapView: 'country', zoom: 4 },
  ],
  ['a text is kept as it is typed', textTyped('NOR '), { input: 'NOR ' }],
  ['a level is shown that was picked', zoomPicked(17), { zoom: 17 }],
  [
    'another day changes nothing but the day',
    dayChanged(utcDate('2026-11-21')),
    { today: utcDate('2026-11-21') },
  ],
  [
    'maps are kept beside those of other places',
    mapsBuilt({ key: 'Origin 1,1', pictures: [] }),
    { maps: { 'Origin 0,0': [], 'Origin 1,1': [] } },
  ],
  [
    'an import that continues the round shows its farthest level',
    roundsImported({ [BOARD]: aRound(ORIGIN, NORTHLAND, NORTHLAND, NORTHLAND) }),
    { zoom: 15 },
  ],
  [
    'an import of other rounds changes nothing',
    roundsImported({ 'daily:2026-11-19': aRound(ORIGIN, ORIGIN) }),
    {},
  ],
  [
    'what was stored is on the board again',
    rehydrated({ rounds: {}, board: { currentRoundId: 'practice:1', zoom: 14 } }),
    { currentRoundId: 'practice:1', zoom: 14 },
  ],
  ['where nothing was stored, nothing changes', rehydrated({ rounds: {} }), {}],
  ['starting over leaves nothing but the day', startedOver(), { ...INITIAL, today: BUSY.today }],
  [
    'showing the answer clears the text',
    answerRevealed(BOARD),
    { recapView: 'country', input: '' },
  ],
  [
    'a view of the end takes the place’s place',
    recapViewPicked('guesses'),
    { recapView: 'guesses', selectedPlace: null },
  ],
  ['showing another round’s does not', answerRevealed('practice:1'), {}],
  ['a change of page clears the text', pageOpened('/about'), { input: '' }],
])('%s', (_, event, change) => {
  expect(after(BUSY, event)).toEqual({ ...BUSY, ...change });
});
