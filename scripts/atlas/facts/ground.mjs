import { isCoarse, LAND } from './classes.mjs';
import { colourAt, coverOf, isWater } from './colours.mjs';
import { squareAround } from './components.mjs';
import { percentOf, twoDigits } from './round.mjs';
import { whereOf } from './where.mjs';

/** @typedef {import('../../../src/domain/pictureFacts').PictureFact} PictureFact */
/** @typedef {import('./scene.mjs').Scene} Scene */

/** Range of heights within about 12 km from which land is hilly or mountainous, in metres. */
const HILLY = 150;
const MOUNTAINOUS = 600;
/** Height from which land that is not mountainous is a plateau, in metres. */
const HIGH = 900;
/** Where between the lowest and the highest mountain the height told lies: single pixels err. */
const TOP = 0.99;

/** Where snow may lie: beyond the latitude COLD, in degrees, or where the ground rises to the SNOW_LINE
 * by at least STEEP metres; what is white elsewhere is salt. */
const COLD = 55;
const SNOW_LINE = 1000;
const STEEP = 400;
/** Colours are means of so many pixels on each side: the shadows of slopes are no forests. */
const SMOOTHING = 2;
/** The least share of the picture, or of its land, that is worth telling, and the least of the picture
 * in any case. */
const WORTH = { picture: 0.1, land: 0.25, least: 0.025 };
/** What stands out is told first, and from this share of the picture. @type {Record<string, number>} */
const STANDS_OUT = { mountains: 0.025, snow: 0.005 };
const MOST_LANDFORMS = 2;
const MOST_COVERS = 3;

/**
 * The lie of the land.
 * @param {Scene} scene
 * @returns {PictureFact[]}
 */
export function landformFacts(scene) {
  const { lowest, highest } = scene;
  const mountainsAlone = isCoarse(scene);
  const classes = classify(scene, (i) => {
    const landform = landformOf(lowest[i], highest[i]);
    return mountainsAlone && landform !== 'mountains' ? undefined : landform;
  });
  return foremost(classes, scene, MOST_LANDFORMS).map(([landform, pixels]) => {
    const share = percentOf(pixels.length, scene.surface.length);
    const where = whereOf(pixels, scene);
    if (landform === 'plain' || landform === 'hills') return [landform, share, where];
    const isMountains = landform === 'mountains';
    const heights = pixels.map((i) => highest[i]).sort((a, b) => a - b);
    const metres = heights[Math.floor((heights.length - 1) * (isMountains ? TOP : 0.5))];
    // The ground's height is a mean, so mountains surely rise above a number rounded down.
    return [landform, share, where, twoDigits(metres, isMountains ? Math.floor : Math.round)];
  });
}

/**
 * What covers the land.
 * @param {Scene} scene
 * @returns {PictureFact[]}
 */
export function coverFacts(scene) {
  const { width, lowest, highest, latitudes } = scene;
  const classes = classify(scene, (i) => {
    const colour = colourAround(i, scene);
    const isCold = Math.abs(latitudes[Math.floor(i / width)]) >= COLD;
    const isHigh = highest[i] >= SNOW_LINE && highest[i] - lowest[i] >= STEEP;
    return colour && coverOf(colour, isCold || isHigh);
  });
  return foremost(classes, scene, MOST_COVERS).map(([cover, pixels]) => [
    cover,
    percentOf(pixels.length, scene.surface.length),
    whereOf(pixels, scene),
  ]);
}

/**
 * The mean colour of the land around a pixel, but of no land in the colour of water.
 * @param {number} i pixel
 * @param {Scene} scene
 * @returns {import('./colours.mjs').Colour | undefined}
 */
function colourAround(i, scene) {
  const colours = squareAround(i, SMOOTHING, scene)
    .filter((at) => scene.surface[at] === LAND)
    .map((at) => colourAt(scene.rgb, at))
    .filter((colour) => !isWater(colour));
  const mean = (/** @type {0 | 1 | 2} */ k) =>
    colours.reduce((sum, colour) => sum + colour[k], 0) / colours.length;
  return colours.length ? [mean(0), mean(1), mean(2)] : undefined;
}

/** @type {(lowest: number, highest: number) => 'mountains' | 'plateau' | 'hills' | 'plain'} of the ground nearby, in metres */
function landformOf(lowest, highest) {
  const range = highest - lowest;
  if (range >= MOUNTAINOUS) return 'mountains';
  if (lowest >= HIGH) return 'plateau';
  return range >= HILLY ? 'hills' : 'plain';
}

/**
 * The pixels of land by class.
 * @template Class
 * @param {Scene} scene
 * @param {(i: number) => Class | undefined} classOf
 */
function classify({ surface }, classOf) {
  /** @type {Map<Class, number[]>} */
  const classes = new Map();
  surface.forEach((kind, i) => {
    const found = kind === LAND ? classOf(i) : undefined;
    if (found === undefined) return;
    const pixels = classes.get(found);
    if (pixels) pixels.push(i);
    else classes.set(found, [i]);
  });
  return classes;
}

/**
 * The classes that are worth telling.
 * @template {string} Class
 * @param {Map<Class, number[]>} classes
 * @param {Scene} scene
 * @param {number} most
 */
function foremost(classes, { surface }, most) {
  const land = surface.filter((kind) => kind === LAND).length;
  const total = surface.length;
  const usual = Math.min(WORTH.picture * total, WORTH.land * land);
  const least = Math.max(WORTH.least * total, usual);
  return [...classes]
    .filter(([kind, { length }]) => length >= (STANDS_OUT[kind] * total || least))
    .sort(
      ([a, { length: n }], [b, { length: m }]) => +(b in STANDS_OUT) - +(a in STANDS_OUT) || m - n,
    )
    .slice(0, most);
}
