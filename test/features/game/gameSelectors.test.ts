import { expect, it } from 'vitest';

import { dayChanged, guessMade, roundOpened } from '../../../src/features/events';
import * as select from '../../../src/features/game/gameSelectors';
import { initialState, rootReducer } from '../../../src/store/rootReducer';
import { aRound, COUNTRIES, NORTHLAND, ORIGIN, utcDate } from '../../support/builders';

const TODAY = utcDate('2026-11-20');
const BOARD = 'daily:2026-11-20';

/** Today's board, with a round whose answer is Origin, after these guesses. */
const boardOf = (...guesses: (typeof ORIGIN)[]) =>
  [
    dayChanged(TODAY),
    roundOpened({ id: BOARD, round: aRound(ORIGIN) }),
    ...guesses.map((country) => guessMade(BOARD, country)),
  ].reduce(rootReducer, initialState);

it('a board never shows a locked level', () => {
  const { game, ...state } = boardOf(NORTHLAND);
  expect(select.selectZoom({ ...state, game: { ...game, zoom: 4 } })).toBe(17);
});

it('today’s country is the day’s, whatever is on the board', () => {
  expect(select.selectTodaysCountry(boardOf(NORTHLAND), COUNTRIES)).toBe('Northland');
  expect(select.selectTodaysCountry(initialState, COUNTRIES)).toBeUndefined();
  expect(select.selectTodaysCountry(boardOf(NORTHLAND), [])).toBeUndefined();
});
