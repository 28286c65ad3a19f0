import { readFileSync } from 'node:fs';

import type { PictureFact } from '../../../src/domain/pictureFacts.ts';
import { project } from '../../../src/maps/webMercator.ts';
import { CACHE } from '../files.ts';
import type { View } from '../mercator.ts';
import { componentsOf } from './components.ts';
import type { Scene } from './scene.ts';
import { contrastOf } from './surface.ts';
import { axisOf, whereOf } from './where.ts';

type Position = [x: number, y: number];
/** The course of a river: rank 0 is a great one, 1 a large one. */
export type River = { rank: number; points: Position[] };

/** GSHHG's ranks of great and of large rivers, and the widest pixel, in km, at which they are visible. */
export const RANKS = [0, 1] as const;
const MAX_PIXEL_KM = 11;

/**
 * Reads the rivers that gmt has written, and the stretches that GSHHG lacks: the Ganges to the Jamuna, the
 * lower Jamuna with the Padma, and the lower Volta; the lower Hudson, to its bridges, and the western
 * mouth of the Irrawaddy. These are from Natural Earth at 1:50 million; the Padma's mouth follows the coast.
 */
export const readRivers = (): River[] =>
  RANKS.flatMap((rank) => {
    const missing = new URL(`missingRivers${rank}.txt`, import.meta.url);
    const files = [`${CACHE}/riv${rank}.txt`, missing].map((file) => readFileSync(file, 'utf8'));
    const segments = files.flatMap((text) => text.split('>').slice(1));
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

/** The least length in pixels of a course worth mentioning, and how many of a rank are. */
const MIN_LENGTH = 80;
const MAX_RIVERS = 2;
/** A river with less contrast to the land beside it is invisible. */
const MIN_CONTRAST = 0.125;

/** The large rivers of a picture. */
export const riverFacts = (scene: Scene): PictureFact[] =>
  RANKS.flatMap((rank) => {
    const course = courseOf(scene, rank);
    return componentsOf((i) => course[i] === 1, scene)
      .map(({ pixels }) => ({ pixels, ...axisOf(pixels, scene) }))
      .filter(({ length }) => length >= MIN_LENGTH)
      .sort((a, b) => b.length - a.length)
      .filter(({ pixels }) => contrastOf(pixels, scene) >= MIN_CONTRAST)
      .slice(0, MAX_RIVERS)
      .map(({ pixels, run }) => ['river', rank, run, whereOf(pixels, scene, true)] as const);
  });

/** 1 on the pixels that rivers of a rank flow through. */
export function courseOf({ rivers, width, height }: Scene, rank: number) {
  const course = new Uint8Array(width * height);
  for (const river of rivers) {
    if (river.rank !== rank) continue;
    river.points.forEach(([x, y], i) => {
      const [fromX, fromY] = river.points[Math.max(0, i - 1)];
      const steps = Math.ceil(Math.max(Math.abs(x - fromX), Math.abs(y - fromY))) + 1;
      for (let step = 1; step <= steps; step++) {
        const u = Math.floor(fromX + ((x - fromX) * step) / steps);
        const v = Math.floor(fromY + ((y - fromY) * step) / steps);
        if (u >= 0 && u < width && v >= 0 && v < height) course[v * width + u] = 1;
      }
    });
  }
  return course;
}
