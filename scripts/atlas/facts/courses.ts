import { readFileSync } from 'node:fs';

import { project } from '../../../src/maps/webMercator.ts';
import type { View } from '../mercator.ts';

type Position = [x: number, y: number];
/** The course of a river: rank 0 is a great one, 1 a large one. */
export type River = { rank: number; points: Position[] };

/** GSHHG's ranks of great and of large rivers, and the widest pixel, in km, at which they are visible. */
export const RANKS = [0, 1] as const;
const MAX_PIXEL_KM = 11;

/**
 * Stretches that GSHHG lacks, by rank, as longitudes and latitudes: the Ganges to the Jamuna, the
 * lower Jamuna with the Padma, and the lower Volta; the lower Hudson, to its bridges, and the western
 * mouth of the Irrawaddy. From Natural Earth at 1:50 million; the Padma's mouth follows the coast.
 */
const MISSING = [
  `> 89.11 23.99, 89.28 23.93, 89.49 23.85, 89.74 23.85
   > 89.72 24.42, 89.73 24.32, 89.71 24.13, 89.71 23.96, 89.73 23.86, 89.86 23.72,
   89.98 23.62, 90.07 23.57, 90.26 23.46, 90.45 23.33, 90.63 23.22
   > 0.1 6.33, 0.1 6.18, 0.15 6.12, 0.27 6.07, 0.38 6.04, 0.47 6.04, 0.53 6.02, 0.59 5.97,
   0.63 5.9, 0.67 5.76`,
  `> -73.95 41.31, -73.9 41.07, -73.95 40.85
   > 94.99 16.25, 94.89 16.18, 94.8 16.16, 94.75 16.07, 94.66 15.98`,
];

/** Reads the rivers that gmt has written to a directory as riv0.txt and riv1.txt, and adds `MISSING`. */
export const readRivers = (directory: string): River[] =>
  RANKS.flatMap((rank) => {
    const text = readFileSync(`${directory}/riv${rank}.txt`, 'utf8') + MISSING[rank];
    const segments = text.split('>').slice(1);
    return segments.map((segment) => ({ rank, points: pointsOf(segment) }));
  });

/** A course in world coordinates, continuous across the antimeridian, from pairs of lon and lat. */
function pointsOf(segment: string) {
  const points: Position[] = [];
  for (const [, lon, lat] of segment.matchAll(/([-\d.e]+)[ \t]([-\d.e]+)/g)) {
    const { x, y } = project({ lat: Number(lat), lon: Number(lon) });
    const last = points[points.length - 1]?.[0] ?? x;
    points.push([x + Math.round(last - x), y]);
  }
  return points;
}

/** The visible rivers, in pixels from a view's upper left corner. */
export function riversIn(view: View, rivers: River[]): River[] {
  const { west, east, north, worldPixels, kmPerPixel } = view;
  if (kmPerPixel > MAX_PIXEL_KM) return [];
  return rivers.map(({ rank, points }) => {
    const left = west - Math.round((west + east) / 2 - points[0][0]);
    return {
      rank,
      points: points.map(([x, y]) => [(x - left) * worldPixels, (y - north) * worldPixels]),
    };
  });
}
