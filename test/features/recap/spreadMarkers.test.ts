import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { spreadMarkers, type XY } from '../../../src/features/recap/spreadMarkers';

const GAP = 30;
const SIZE = { width: 640, height: 330 };
const point = fc.record({
  x: fc.double({ min: 0, max: SIZE.width, noNaN: true }),
  y: fc.double({ min: 0, max: SIZE.height, noNaN: true }),
});
/** The answer, never at the edge, then others all over the picture and close to the answer. */
const crowd = fc
  .tuple(
    fc.record({ x: fc.constant(320), y: fc.double({ min: 20, max: 310, noNaN: true }) }),
    fc.array(fc.oneof(point, fc.constant({ x: 320, y: 165 })), { maxLength: 6 }),
  )
  .map(([answer, others]) => [answer, ...others]);

const smallestDistance = (points: readonly XY[]) =>
  Math.min(
    ...points.flatMap((a, i) => points.slice(i + 1).map((b) => Math.hypot(b.x - a.x, b.y - a.y))),
  );

describe('markers on a picture', () => {
  it('are apart, wherever their points lie, and the answer’s is where it was', () => {
    fc.assert(
      fc.property(crowd, (points) => {
        const markers = spreadMarkers(points, GAP, SIZE);
        expect(smallestDistance(markers)).toBeGreaterThanOrEqual(GAP);
        expect(markers[0]).toEqual(points[0]);
      }),
    );
  });

  it('are apart when all points are the same', () => {
    const points = Array.from({ length: 7 }, () => ({ x: 320, y: 165 }));
    const spread = spreadMarkers(points, GAP, SIZE);
    expect(smallestDistance(spread)).toBeGreaterThanOrEqual(GAP);
    for (const { x, y } of spread) expect(Math.hypot(x - 320, y - 165)).toBeLessThan(3 * GAP);
  });

  it('stay on the picture when they are moved', () => {
    const corner = { x: 0, y: 0 };
    for (const { x, y } of spreadMarkers([{ x: 320, y: 165 }, corner, corner], GAP, SIZE).slice(
      1,
    )) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(GAP / 2);
    }
  });

  it('stay where they are when they have room', () => {
    const points = [
      { x: 320, y: 165 },
      { x: 320, y: 195 },
      { x: 3, y: 3 },
    ];
    expect(spreadMarkers(points, GAP, SIZE)).toEqual(points);
  });
});
