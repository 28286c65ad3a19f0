import { COMPASS_POINTS as SECTORS } from '../../../src/domain/geography.ts';
import type { Run, Where } from '../../../src/domain/pictureFacts.ts';
import type { Size } from '../mercator.ts';

/** Radians. */
const SECTOR = (2 * Math.PI) / SECTORS.length;
/** The least share of the pixels for a sector to count, and how many sectors are all sides. */
const SECTOR_SHARE = 0.05;
const ALL_SIDES = 6;
/** Distance in pixels at which something is at the crosshair, and at which it runs past it. */
const AT_CROSSHAIR = 4;
const BESIDE_CROSSHAIR = 20;
/** Pixels whose mean direction is shorter than this, 0 to 1, lie around the crosshair. */
const AROUND = 0.3;
/** Pixels are near the crosshair if this share of them is in the inner half of the picture. */
const INNER_SHARE = 0.15;
/** Something this many times as long as wide has a direction. */
const ELONGATION = 2;

/** A pixel's offset from the crosshair. */
const offset = (i: number, { width, height }: Size) => ({
  east: (i % width) + 0.5 - width / 2,
  south: Math.floor(i / width) + 0.5 - height / 2,
});

/** The index in SECTORS of a direction. */
const sectorOf = (east: number, south: number) =>
  (Math.round(Math.atan2(east, -south) / SECTOR) + SECTORS.length) % SECTORS.length;

/** A pixel's direction and distance from the crosshair: an index of SECTORS, and pixels. */
export function polarOf(i: number, size: Size) {
  const { east, south } = offset(i, size);
  return { sector: sectorOf(east, south), distance: Math.hypot(east, south) };
}

/** A sector in upper case, or in lower case if the pixels reach into the inner half of the picture. */
export function nearOrFar(sector: number, pixels: readonly number[], size: Size): Where {
  const inner = pixels.filter((i) => {
    const { east, south } = offset(i, size);
    return Math.abs(east) < size.width / 4 && Math.abs(south) < size.height / 4;
  });
  const isNear = inner.length >= INNER_SHARE * pixels.length;
  const point = SECTORS[sector];
  return isNear ? (point.toLowerCase() as Where) : point;
}

/**
 * Where most of the pixels are.
 * @param isLine a line is at the crosshair wherever the rest of it runs
 */
export function whereOf(pixels: readonly number[], size: Size, isLine = false): Where {
  const counts = SECTORS.map(() => 0);
  let [east, south, closest] = [0, 0, Infinity];
  for (const i of pixels) {
    const from = offset(i, size);
    const { sector, distance } = polarOf(i, size);
    counts[sector]++;
    east += from.east / distance;
    south += from.south / distance;
    closest = Math.min(closest, distance);
  }
  const filled = counts.filter((count) => count >= SECTOR_SHARE * pixels.length).length;
  const strength = Math.hypot(east, south) / pixels.length;
  if (strength < AROUND && filled >= ALL_SIDES) return '*';
  const isHere =
    strength < AROUND
      ? closest < BESIDE_CROSSHAIR
      : closest < AT_CROSSHAIR && (isLine || strength < 1.5 * AROUND);
  if (isHere) return '.';
  const fullest = counts.indexOf(Math.max(...counts));
  return nearOrFar(strength < AROUND ? fullest : sectorOf(east, south), pixels, size);
}

/** The principal axis of pixels: its length in pixels, and which way it runs. */
export function axisOf(pixels: readonly number[], size: Size): { length: number; run: Run } {
  const points = pixels.map((i) => offset(i, size));
  const mean = (of: (point: (typeof points)[number]) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [x, y] = [mean(({ east }) => east), mean(({ south }) => south)];
  const xx = mean(({ east }) => (east - x) ** 2) + 1 / 12;
  const yy = mean(({ south }) => (south - y) ** 2) + 1 / 12;
  const xy = mean(({ east, south }) => (east - x) * (south - y));
  // Eigenvalues and eigenvector of the covariance matrix.
  const spread = Math.hypot((xx - yy) / 2, xy);
  const [major, minor] = [(xx + yy) / 2 + spread, (xx + yy) / 2 - spread];
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  let [first, last] = [Infinity, -Infinity];
  for (const { east, south } of points) {
    const along = east * Math.cos(angle) + south * Math.sin(angle);
    [first, last] = [Math.min(first, along), Math.max(last, along)];
  }
  const runs = ['E-W', 'SE-NW', 'N-S', 'NE-SW'] as const;
  const run = runs[(Math.round(angle / SECTOR) + 4) % 4];
  return { length: last - first + 1, run: major > ELONGATION ** 2 * minor ? run : '' };
}

/** Converts a length in pixels to km on the ground, at the middle of pixels. */
export const kilometres = (
  length: number,
  pixels: readonly number[],
  scene: Size & { rowKm: Float64Array },
) => twoDigits(length * scene.rowKm[Math.floor(middleOf(pixels, scene) / scene.width)]);

/** The pixel at the centroid of pixels. */
export function middleOf(pixels: readonly number[], { width }: Size) {
  const mean = (of: (i: number) => number) =>
    Math.round(pixels.reduce((sum, i) => sum + of(i), 0) / pixels.length);
  return mean((i) => Math.floor(i / width)) * width + mean((i) => i % width);
}

/** Percent in steps of five, at least 1. */
export const percentOf = (count: number, total: number) =>
  Math.max(1, 5 * Math.round((20 * count) / total));

/** Rounds to two significant digits. */
export function twoDigits(value: number, round: (value: number) => number = Math.round) {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) - 1);
  return round(value / unit) * unit;
}

/** Counts above nine become 10. */
export const few = (count: number) => Math.min(10, count);
