import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  allowedZooms,
  clampedZoom,
  farthestZoom,
  revealAnswer,
  ZOOM_LEVELS,
  zoomedOut,
  type ZoomLevel,
  zoomSteps,
} from '../../src/domain/round';
import { aRound, EASTLAND, FARLAND, NORTHLAND, ORIGIN } from '../support/builders';

const ALL = [18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4];
const ROUND = aRound(ORIGIN, NORTHLAND, EASTLAND, FARLAND);
const aLevel = fc.constantFrom(...ZOOM_LEVELS);

describe('the zoom levels', () => {
  it.each([
    [0, [18]],
    [1, [18, 17]],
    [6, [18, 17, 16, 15, 14, 13, 12]],
    [14, ALL],
    [15, ALL],
  ])('unlocked by %i steps out are %j', (steps, levels) => {
    expect(allowedZooms(steps)).toEqual(levels);
    expect(farthestZoom(steps)).toBe(levels.at(-1));
  });

  it.each([
    ['none without a round', undefined, undefined, 0],
    ['one per guess', ROUND, undefined, 3],
    ['all of a round once its answer was shown', revealAnswer(ROUND), undefined, 6],
    ['all that there are of a further place', ROUND, 4, 14],
    ['none of a further place that has one', ROUND, 18, 0],
  ] as const)('are unlocked: %s', (_, round, placeLevel, steps) => {
    expect(zoomSteps(round, placeLevel)).toBe(steps);
  });

  it('of one step farther out are one lower, and 4 at the end', () => {
    expect(ZOOM_LEVELS.map(zoomedOut)).toEqual([...ALL.slice(1), 4]);
  });
});

describe('the level on the screen', () => {
  it('is the one picked if it is unlocked, else the farthest that is', () => {
    expect([18, 16, 15, 4].map((picked) => clampedZoom(picked as ZoomLevel, 2))).toEqual([
      18, 16, 16, 16,
    ]);
  });

  it('goes one farther out with a guess to what the guess has unlocked', () => {
    fc.assert(
      fc.property(aLevel, fc.nat(20), (picked, steps) => {
        expect(allowedZooms(steps + 1)).toContain(zoomedOut(clampedZoom(picked, steps)));
      }),
    );
  });
});
