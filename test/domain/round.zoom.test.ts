import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  allowedZooms,
  clampedZoom,
  farthestZoom,
  revealAnswer,
  START_ZOOM,
  ZOOM_LEVELS,
  zoomedOut,
  zoomSteps,
} from '../../src/domain/round';
import { aRound, EASTLAND, FARLAND, NORTHLAND, ORIGIN } from '../support/builders';

const ALL = [18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4];
const ROUND = aRound(ORIGIN, NORTHLAND, EASTLAND, FARLAND);
const aLevel = fc.constantFrom(...ZOOM_LEVELS);

describe('the zoom levels', () => {
  it('go from 18, where a round starts, to 4', () => {
    expect(ZOOM_LEVELS).toEqual(ALL);
    expect(START_ZOOM).toBe(18);
  });

  it.each([
    [0, [18]],
    [1, [18, 17]],
    [6, [18, 17, 16, 15, 14, 13, 12]],
    [13, ALL.slice(0, -1)],
    [14, ALL],
    [1000, ALL],
  ])('unlocked by %i steps out are %j', (steps, levels) => {
    expect(allowedZooms(steps)).toEqual(levels);
    expect(farthestZoom(steps)).toBe(levels.at(-1));
  });

  it('are unlocked one a guess, and of a further place all that there are', () => {
    expect(zoomSteps(ROUND, undefined)).toBe(3);
    expect(allowedZooms(zoomSteps(ROUND, 4))).toEqual(ALL);
    expect(allowedZooms(zoomSteps(ROUND, 18))).toEqual([18]);
    expect(zoomSteps(undefined, undefined)).toBe(0);
  });

  it('are all those of a round once its answer was shown, even before the first guess', () => {
    for (const round of [aRound(ORIGIN), ROUND]) {
      expect(zoomSteps(revealAnswer(round), undefined)).toBe(6);
    }
  });

  it('of one step farther out are one lower, and 4 at the end', () => {
    expect(ZOOM_LEVELS.map(zoomedOut)).toEqual([...ALL.slice(1), 4]);
  });
});

describe('the level on the screen', () => {
  it('is the one picked if it is unlocked, else the farthest that is', () => {
    fc.assert(
      fc.property(aLevel, fc.nat(20), (picked, steps) => {
        const allowed = allowedZooms(steps);
        const expected = allowed.includes(picked) ? picked : allowed.at(-1);
        expect(clampedZoom(picked, steps)).toBe(expected);
      }),
    );
  });

  it('goes one farther out with a guess to what the guess has unlocked', () => {
    fc.assert(
      fc.property(aLevel, fc.nat(20), (picked, steps) => {
        expect(allowedZooms(steps + 1)).toContain(zoomedOut(clampedZoom(picked, steps)));
      }),
    );
  });
});
