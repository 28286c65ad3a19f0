import { describe, expect, it } from 'vitest';

import { dayChanged, guessMade, roundOpened } from '../../../src/features/events';
import * as select from '../../../src/features/game/gameSelectors';
import { initialState, rootReducer } from '../../../src/store/rootReducer';
import { aRound, COUNTRIES, NORTHLAND, ORIGIN, utcDate } from '../../support/builders';
import { testAtlas, testMaps } from '../../support/testStore';

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

describe('pictures', () => {
  const unavailable = { ...testMaps, picture: () => null };

  it('on the home page are the fallback’s of today, at the nearest level', () => {
    const thumbnail = (...providers: (typeof testMaps)[]) =>
      select.selectTodaysThumbnail(boardOf(NORTHLAND), COUNTRIES, providers);
    expect(thumbnail(testMaps, testAtlas)).toBe('/atlas/Northland/18');
    expect([thumbnail(unavailable), thumbnail()]).toEqual([undefined, undefined]);
  });
});
