import { polygonsOf } from '../../scripts/atlas/outline.ts';
import { depthIn } from '../../scripts/atlas/outlines/labelPoint.ts';
import type { Point } from '../../src/domain/geography';

const KM_PER_DEGREE = 111.2;

/** How far a point is outside a country's outline at 1:10 million, in km on the plane around the point. */
export function kmOutside(country: string, { lat, lon }: Point): number {
  const kmPerDegreeEast = KM_PER_DEGREE * Math.cos((lat * Math.PI) / 180);
  const depths = polygonsOf(country).map(({ coordinates }) => {
    const rings = coordinates.map((ring) =>
      ring.map(([x = NaN, y = NaN]): [number, number] => [
        (x - lon - 360 * Math.round((x - lon) / 360)) * kmPerDegreeEast,
        (y - lat) * KM_PER_DEGREE,
      ]),
    );
    return depthIn(rings, [0, 0]);
  });
  return Math.max(0, -Math.max(...depths));
}
