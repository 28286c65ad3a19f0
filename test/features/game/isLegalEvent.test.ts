import type { UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';

import { initialState, rootReducer } from '../../../src/app/rootReducer';
import { type Round, ZOOM_LEVELS } from '../../../src/domain/round';
import { answerRevealed, guessMade, roundOpened } from '../../../src/features/events';
import { selectZoom } from '../../../src/features/game/gameSelectors';
import { placeSelected, zoomPicked } from '../../../src/features/game/gameSlice';
import {
  aFurtherPlace,
  aRound,
  NORTHLAND,
  NOWHERE,
  ORIGIN,
  SIX_MISSES,
} from '../../support/builders';

const BOARD = 'daily:2026-11-20';
const PARK = aFurtherPlace('Origin Park');

/** A state with a round on the board whose answer is Origin. */
const boardOf = (...guesses: (typeof ORIGIN)[]) =>
  rootReducer(initialState, roundOpened({ id: BOARD, round: aRound(ORIGIN, ...guesses) }));

const FRESH = boardOf();
const WON = boardOf(NORTHLAND, ORIGIN);
const LOST = boardOf(...SIX_MISSES);
const UNPLAYABLE = rootReducer(initialState, roundOpened({ id: BOARD, round: null }));

it.each<[string, typeof initialState, UnknownAction]>([
  ['a guess after the correct one', WON, guessMade(BOARD, NORTHLAND)],
  ['a seventh guess', LOST, guessMade(BOARD, ORIGIN)],
  ['a guess of a country without a landmark', FRESH, guessMade(BOARD, NOWHERE)],
  ['a guess in a round that does not exist', FRESH, guessMade('practice:1', NORTHLAND)],
  ['a guess where the answer has no landmark', UNPLAYABLE, guessMade(BOARD, NORTHLAND)],
  ['the answer of the day’s round, shown', FRESH, answerRevealed(BOARD)],
  ['the answer of a round that does not exist', FRESH, answerRevealed('practice:1')],
  ['a level that is not unlocked', FRESH, zoomPicked(17)],
  ['a further place before the round has ended', FRESH, placeSelected(PARK)],
  ['the way back to the landmark before it', FRESH, placeSelected(null)],
  ['a further place where there is no round', initialState, placeSelected(PARK)],
])('%s leaves the very same state', (_, state, event) => {
  expect(rootReducer(state, event)).toBe(state);
});

describe('of a practice round', () => {
  const PRACTICE = 'practice:1';
  const board = (round: Round) => rootReducer(initialState, roundOpened({ id: PRACTICE, round }));

  it.each([[aRound(ORIGIN)], [aRound(ORIGIN, NORTHLAND)]])(
    'the answer can be shown while it is played, and only once (%#)',
    (round) => {
      const shown = rootReducer(board(round), answerRevealed(PRACTICE));
      expect(shown.rounds[PRACTICE]).toEqual({ ...round, status: 'lost' });
      expect(rootReducer(shown, answerRevealed(PRACTICE))).toBe(shown);
      expect(rootReducer(shown, guessMade(PRACTICE, ORIGIN))).toBe(shown);
    },
  );
});

describe('of a round that has ended', () => {
  it('the levels that it has unlocked can be picked, and no others', () => {
    const zooms = ZOOM_LEVELS.map((zoom) => selectZoom(rootReducer(WON, zoomPicked(zoom))));
    expect([...new Set(zooms)]).toEqual([18, 17, 16]);
  });

  it('a further place can be seen at every level', () => {
    const seen = rootReducer(LOST, placeSelected(PARK));
    expect(seen.game.selectedPlace).toEqual(PARK);
    const zooms = ZOOM_LEVELS.map((zoom) => selectZoom(rootReducer(seen, zoomPicked(zoom))));
    expect(zooms).toEqual(ZOOM_LEVELS);
  });
});
