import type { PictureFact } from '../../../src/domain/pictureFacts.ts';
import { colourAt, coverOf, isWater, meanColour } from './colours.ts';
import { squareAround } from './components.ts';
import type { Scene } from './scene.ts';
import { LAND } from './surface.ts';
import { percentOf, twoDigits, whereOf } from './where.ts';

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
  const { lowest, highest, isCoarse } = scene;
  const landforms = foremost(scene, MAX_LANDFORMS, (i) => {
    const landform = landformOf(lowest[i], highest[i]);
    return isCoarse && landform !== 'mountains' ? undefined : landform;
  });
  return landforms.map(([landform, pixels]) => {
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
  const covers = foremost(scene, MAX_COVERS, (i) => {
    const colour = colourAround(i, scene);
    const isCold = Math.abs(latitudes[Math.floor(i / width)]) >= COLD;
    const isHigh = highest[i] >= SNOW_LINE && highest[i] - lowest[i] >= STEEP;
    return colour && coverOf(colour, isCold || isHigh);
  });
  return covers.map(([cover, pixels]) => {
    return [cover, percentOf(pixels.length, scene.surface.length), whereOf(pixels, scene)];
  });
}

/** The mean colour of the land around a pixel, except land that has the colour of water. */
function colourAround(i: number, scene: Scene) {
  const { surface, rgb } = scene;
  const land = squareAround(i, SMOOTHING, scene).filter(
    (at) => surface[at] === LAND && !isWater(colourAt(rgb, at)),
  );
  return land.length ? meanColour(rgb, land) : undefined;
}

/** @param lowest ground nearby, in metres */
function landformOf(lowest: number, highest: number) {
  const range = highest - lowest;
  if (range >= MOUNTAINOUS) return 'mountains';
  if (lowest >= HIGH) return 'plateau';
  return range >= HILLY ? 'hills' : 'plain';
}

/** The classes of land worth mentioning, with their pixels. */
function foremost<Class extends string>(
  { surface }: Scene,
  most: number,
  classOf: (i: number) => Class | undefined,
) {
  const classes = new Map<Class, number[]>();
  for (const [i, kind] of surface.entries()) {
    const found = kind === LAND ? classOf(i) : undefined;
    if (found)
      classes
        .set(found, classes.get(found) ?? [])
        .get(found)
        ?.push(i);
  }
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
