import type { Scene } from '../../../scripts/atlas/facts/scene.ts';

const [WIDTH, HEIGHT] = [320, 240];
const KM = 2;
/** By class: sea, green land, lake. */
const COLOURS = [
  [28, 69, 128],
  [60, 65, 30],
  [3, 8, 13],
] as const;

export type Paint = (east: number, south: number) => boolean;
/** Inside a circle; pixels east and south of the crosshair. */
export const circle =
  (east: number, south: number, radius: number): Paint =>
  (x, y) =>
    Math.hypot(x - east, y - south) < radius;

/** All pixels, with their offsets from the crosshair. */
const ALL = Array.from({ length: WIDTH * HEIGHT }, (_, i) => ({
  i,
  east: (i % WIDTH) + 0.5 - WIDTH / 2,
  south: Math.floor(i / WIDTH) + 0.5 - HEIGHT / 2,
}));

/** A picture of `base`, with what is painted over it; green and flat unless told otherwise. */
export function aScene(base: number, painted: readonly (readonly [Paint, number])[] = []): Scene {
  const surface = new Uint8Array(ALL.length).fill(base);
  for (const [paint, kind] of painted) for (const i of pixelsOf(paint)) surface[i] = kind;
  const rgb = new Uint8Array(3 * surface.length);
  surface.forEach((kind, i) => rgb.set(COLOURS[kind] ?? [], 3 * i));
  return {
    width: WIDTH,
    height: HEIGHT,
    latitudes: new Float64Array(HEIGHT),
    rowKm: new Float64Array(HEIGHT).fill(KM),
    surface,
    lowest: new Float32Array(surface.length),
    highest: new Float32Array(surface.length),
    rgb,
    rivers: [],
  };
}

export const pixelsOf = (paint: Paint) =>
  ALL.filter(({ east, south }) => paint(east, south)).map(({ i }) => i);

export function tint({ rgb }: Scene, pixels: readonly number[], colour: readonly number[]) {
  for (const i of pixels) rgb.set(colour, 3 * i);
}
