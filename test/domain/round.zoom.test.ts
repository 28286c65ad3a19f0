import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  allowedZooms,
  clampedZoom,
  farthestZoom,
  START_ZOOM,
  ZOOM_LEVELS,
  zoomedOut,
} from '../../src/domain/round';

const ALL = [18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4];
const aLevel = fc.constantFrom(...ZOOM_LEVELS);

describe('the zoom levels', () => {
  it('go from 18, where a round starts, to 4', () => {
    expect(ZOOM_LEVELS).toEqual(ALL);
    expect(START_ZOOM).toBe(18);
  });
});

describe('the unlocked levels', () => {
  it.each([
    [0, [18]],
    [1, [18, 17]],
    [2, [18, 17, 16]],
    [6, [18, 17, 16, 15, 14, 13, 12]],
    [13, ALL.slice(0, -1)],
    [14, ALL],
    [15, ALL],
    [1000, ALL],
  ])('after %i guesses are %j', (guessCount, levels) => {
    expect(allowedZooms(guessCount)).toEqual(levels);
    expect(farthestZoom(guessCount)).toBe(levels.at(-1));
  });

  it('are never taken away by another guess', () => {
    fc.assert(
      fc.property(fc.nat(30), (guessCount) => {
        const before = allowedZooms(guessCount);
        expect(allowedZooms(guessCount + 1).slice(0, before.length)).toEqual(before);
        expect(ALL.slice(0, before.length)).toEqual(before);
      }),
    );
  });
});

describe('the level on the screen', () => {
  it.each([
    [18, 6, 18],
    [15, 6, 15],
    [12, 6, 12],
    [11, 6, 12],
    [4, 0, 18],
    [4, 20, 4],
  ] as const)('picked as %i after %i guesses is %i', (picked, guessCount, shown) => {
    expect(clampedZoom(picked, guessCount)).toBe(shown);
  });

  it('is the one picked if it is unlocked, else the farthest that is', () => {
    fc.assert(
      fc.property(aLevel, fc.nat(20), (picked, guessCount) => {
        const allowed = allowedZooms(guessCount);
        const expected = allowed.includes(picked) ? picked : allowed.at(-1);
        expect(clampedZoom(picked, guessCount)).toBe(expected);
      }),
    );
  });
});

describe('a level farther out', () => {
  it('is one lower, and 4 at the end', () => {
    expect(ZOOM_LEVELS.map(zoomedOut)).toEqual([...ALL.slice(1), 4]);
  });

  it('of what is on the screen is what the next guess unlocks or less', () => {
    fc.assert(
      fc.property(aLevel, fc.nat(20), (picked, guessCount) => {
        const next = zoomedOut(clampedZoom(picked, guessCount));
        expect(allowedZooms(guessCount + 1)).toContain(next);
      }),
    );
  });
});
