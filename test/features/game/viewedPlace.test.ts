import { describe, expect, it } from 'vitest';

import { ZOOM_LEVELS } from '../../../src/domain/round';
import { roundIdOf } from '../../../src/domain/roundId';
import {
  dayArrived,
  gameReducer,
  guessMade,
  placePicked,
  zoomPicked,
} from '../../../src/features/game/gameSlice';
import { aRound, NORTHLAND, ORIGIN, utcDate } from '../../support/builders';

const TODAY = utcDate('2026-11-20');
const TOMORROW = utcDate('2026-11-21');
const BOARD = roundIdOf(TODAY);

const arrival = (date = TODAY) => {
  const puzzle = { id: roundIdOf(date), round: aRound(ORIGIN) };
  return dayArrived({ today: date, puzzle, past: {} });
};
const gameAfter = (...actions: Parameters<typeof gameReducer>[1][]) =>
  [arrival(), ...actions].reduce(gameReducer, undefined) ??
  gameReducer(undefined, { type: 'test/start' });
const miss = guessMade(BOARD, NORTHLAND);
const hit = guessMade(BOARD, ORIGIN);

describe('looking at a further place of the country', () => {
  const park = { name: 'Origin Park', lat: 1, lon: 1 };

  it('is not possible before the round has ended', () => {
    const before = gameAfter(miss);
    expect(gameReducer(before, placePicked(park))).toBe(before);
  });

  it('begins at some distance, and may be zoomed to every level', () => {
    expect(gameAfter(miss, hit, placePicked(park))).toMatchObject({ viewed: park, zoom: 15 });
    for (const zoom of ZOOM_LEVELS) {
      expect(gameAfter(miss, hit, placePicked(park), zoomPicked(zoom)).zoom).toBe(zoom);
    }
  });

  it('ends with the way back to the landmark, at the farthest level that the round unlocked', () => {
    const game = gameAfter(miss, hit, placePicked(park), zoomPicked(4), placePicked(null));
    expect(game).toMatchObject({ viewed: null, zoom: 16 });
  });

  it('ends when another round comes on the board', () => {
    const game = gameAfter(hit, placePicked(park), arrival(TOMORROW));
    expect(game).toMatchObject({ viewed: null, zoom: 18 });
  });

  it('leaves the round as it was', () => {
    expect(gameAfter(miss, hit, placePicked(park)).rounds).toEqual(gameAfter(miss, hit).rounds);
  });
});
