import { readFileSync } from 'node:fs';

import { mercatorX, mercatorY } from '../mercator.mjs';

/** @typedef {[x: number, y: number]} Point */
/** A course; rank 0 is a great river, 1 a large one. @typedef {{ rank: number, points: Point[] }} River */

/** GSHHG's ranks of great and of large rivers, and the zoom from which each can be seen. */
export const RANKS = /** @type {const} */ ([0, 1]);
const SEEN_FROM = [4.8, 4.8];

/**
 * Stretches that GSHHG lacks, by rank, as longitudes and latitudes: the Ganges to the Jamuna, the
 * lower Jamuna with the Padma, and the lower Volta; the lower Hudson, to its bridges, and the western
 * mouth of the Irrawaddy. From Natural Earth at 1:50 million; the Padma's mouth by the shape of the
 * coast.
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

/**
 * Reads the rivers that gmt has written, a file a rank, with what they lack.
 * @param {string} directory of the files riv0.txt and riv1.txt
 * @returns {River[]}
 */
export const readRivers = (directory) =>
  RANKS.flatMap((rank) => {
    const text = readFileSync(`${directory}/riv${rank}.txt`, 'utf8') + MISSING[rank];
    const segments = text.split('>').slice(1);
    return segments.map((segment) => ({ rank, points: pointsOf(segment) }));
  });

/**
 * A course in world coordinates, which goes on beyond the antimeridian.
 * @param {string} segment pairs of longitude and latitude in degrees
 */
function pointsOf(segment) {
  /** @type {Point[]} */
  const points = [];
  for (const [, lon, lat] of segment.matchAll(/([-\d.e]+)[ \t]([-\d.e]+)/g)) {
    const x = mercatorX(Number(lon));
    const last = points[points.length - 1]?.[0] ?? x;
    points.push([x + Math.round(last - x), mercatorY(Number(lat))]);
  }
  return points;
}

/**
 * The rivers that can be seen, in pixels from a view's upper left corner.
 * @param {import('../mercator.mjs').View} view
 * @param {River[]} rivers in world coordinates
 * @returns {River[]}
 */
export const riversIn = ({ zoom, west, east, north, worldPixels }, rivers) =>
  rivers
    .filter(({ rank }) => zoom >= SEEN_FROM[rank])
    .map(({ rank, points }) => {
      const left = west - Math.round((west + east) / 2 - points[0][0]);
      return {
        rank,
        points: points.map(([x, y]) => [(x - left) * worldPixels, (y - north) * worldPixels]),
      };
    });
