import type { PictureFact } from '../../../src/domain/pictureFacts.ts';
import { isCoarse, LAND } from './classes.ts';
import { type Colour, colourAt, coverOf, isWater } from './colours.ts';
import { squareAround } from './components.ts';
import { percentOf, twoDigits } from './round.ts';
import type { Scene } from './scene.ts';
import { whereOf } from './where.ts';

/** Range of heights within about 12 km from which land is hilly or mountainous, in metres. */
const HILLY = 150;
const MOUNTAINOUS = 600;
/** Height from which land that is not mountainous is a plateau, in metres. */
const HIGH = 900;
/** The quantile of mountains' heights that is given: single pixels err. */
const TOP = 0.99;

/**
 * Snow is possible beyond the latitude COLD, in degrees, or where ground above the SNOW_LINE rises by at
 * least STEEP metres; elsewhere, white is salt.
 */
const COLD = 55;
const SNOW_LINE = 1000;
const STEEP = 400;
/** Colours are averaged over this radius in pixels: the shadows of slopes are no forests. */
const SMOOTHING = 2;
/** The share of the picture, or else of its land, worth mentioning, and the least share in any case. */
const MIN_SHARE = { picture: 0.1, land: 0.25, least: 0.025 };
/** What stands out comes first, from this share of the picture. */
const STANDS_OUT: Record<string, number> = { mountains: 0.025, snow: 0.005 };
const MAX_LANDFORMS = 2;
const MAX_COVERS = 3;

/** The lie of the land. */
export function landformFacts(scene: Scene): PictureFact[] {
  const { lowest, highest } = scene;
  const mountainsAlone = isCoarse(scene);
  const classes = classify(scene, (i) => {
    const landform = landformOf(lowest[i], highest[i]);
    return mountainsAlone && landform !== 'mountains' ? undefined : landform;
  });
  return foremost(classes, scene, MAX_LANDFORMS).map(([landform, pixels]) => {
    const share = percentOf(pixels.length, scene.surface.length);
    const where = whereOf(pixels, scene);
    if (landform === 'plain' || landform === 'hills') return [landform, share, where];
    const isMountains = landform === 'mountains';
    const heights = pixels.map((i) => highest[i]).sort((a, b) => a - b);
    const metres = heights[Math.floor((heights.length - 1) * (isMountains ? TOP : 0.5))];
    // The ground's height is a mean, so mountains certainly exceed a number rounded down.
    return [landform, share, where, twoDigits(metres, isMountains ? Math.floor : Math.round)];
  });
}

/** What covers the land. */
export function coverFacts(scene: Scene): PictureFact[] {
  const { width, lowest, highest, latitudes } = scene;
  const classes = classify(scene, (i) => {
    const colour = colourAround(i, scene);
    const isCold = Math.abs(latitudes[Math.floor(i / width)]) >= COLD;
    const isHigh = highest[i] >= SNOW_LINE && highest[i] - lowest[i] >= STEEP;
    return colour && coverOf(colour, isCold || isHigh);
  });
  return foremost(classes, scene, MAX_COVERS).map(([cover, pixels]) => [
    cover,
    percentOf(pixels.length, scene.surface.length),
    whereOf(pixels, scene),
  ]);
}

/** The mean colour of the land around a pixel, except land that has the colour of water. */
function colourAround(i: number, scene: Scene): Colour | undefined {
  const colours = squareAround(i, SMOOTHING, scene)
    .filter((at) => scene.surface[at] === LAND)
    .map((at) => colourAt(scene.rgb, at))
    .filter((colour) => !isWater(colour));
  const mean = (k: 0 | 1 | 2) =>
    colours.reduce((sum, colour) => sum + colour[k], 0) / colours.length;
  return colours.length ? [mean(0), mean(1), mean(2)] : undefined;
}

/** @param lowest ground nearby, in metres */
function landformOf(lowest: number, highest: number) {
  const range = highest - lowest;
  if (range >= MOUNTAINOUS) return 'mountains';
  if (lowest >= HIGH) return 'plateau';
  return range >= HILLY ? 'hills' : 'plain';
}

/** The pixels of land by class. */
function classify<Class>({ surface }: Scene, classOf: (i: number) => Class | undefined) {
  const classes = new Map<Class, number[]>();
  surface.forEach((kind, i) => {
    const found = kind === LAND ? classOf(i) : undefined;
    if (found === undefined) return;
    const pixels = classes.get(found);
    if (pixels) pixels.push(i);
    else classes.set(found, [i]);
  });
  return classes;
}

/** The classes worth mentioning. */
function foremost<Class extends string>(
  classes: Map<Class, number[]>,
  { surface }: Scene,
  most: number,
) {
  const land = surface.filter((kind) => kind === LAND).length;
  const total = surface.length;
  const usual = Math.min(MIN_SHARE.picture * total, MIN_SHARE.land * land);
  const least = Math.max(MIN_SHARE.least * total, usual);
  return [...classes]
    .filter(([kind, { length }]) => length >= (STANDS_OUT[kind] * total || least))
    .sort(
      ([a, { length: n }], [b, { length: m }]) => +(b in STANDS_OUT) - +(a in STANDS_OUT) || m - n,
    )
    .slice(0, most);
}
