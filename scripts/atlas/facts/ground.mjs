import { isCoarse, LAND } from './classes.mjs';
import { percentOf, twoDigits } from './round.mjs';
import { whereOf } from './where.mjs';

/** @typedef {import('../../../src/domain/pictureFacts').PictureFact} PictureFact */
/** @typedef {import('./scene.mjs').Scene} Scene */
/** @typedef {'mountains' | 'plateau' | 'hills' | 'plain'} Landform */
/** @typedef {'snow' | 'forest' | 'green' | 'dry' | 'desert'} Cover */

/** Range of heights within about 12 km from which land is hilly or mountainous, in metres. */
const HILLY = 150;
const MOUNTAINOUS = 600;
/** Height from which land that is not mountainous is a plateau, in metres. */
const HIGH = 900;
/** Where between the lowest and the highest mountain the height told lies: single pixels err. */
const TOP = 0.99;

/** Lumas from which grey is a dusting of snow, and white is snow. Below the latitude WARM, in degrees,
 * the former is bare rock; so is white below the SNOW_LINE, in metres, and a white plain is salt. */
const [GREY, WHITE] = [60, 100];
const WARM = 40;
const SNOW_LINE = 2000;
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
  const { width, rgb, known, lowest, highest, latitudes } = scene;
  const classes = classify(scene, (i) => {
    if (known[i] < 127) return undefined;
    const isWarm = Math.abs(latitudes[Math.floor(i / width)]) < WARM;
    const isBare = highest[i] < SNOW_LINE || highest[i] - lowest[i] < HILLY;
    const whiteness = isWarm ? (isBare ? Infinity : WHITE) : GREY;
    return coverOf(rgb[3 * i], rgb[3 * i + 1], rgb[3 * i + 2], whiteness);
  });
  return foremost(classes, scene, MOST_COVERS).map(([cover, pixels]) => [
    cover,
    percentOf(pixels.length, scene.surface.length),
    whereOf(pixels, scene),
  ]);
}

/**
 * @param {number} lowest ground nearby, in metres
 * @param {number} highest
 * @returns {Landform}
 */
export function landformOf(lowest, highest) {
  const range = highest - lowest;
  if (range >= MOUNTAINOUS) return 'mountains';
  if (lowest >= HIGH) return 'plateau';
  return range >= HILLY ? 'hills' : 'plain';
}

/**
 * The cover of a colour of NASA's Blue Marble. The thresholds part well-known regions: the Amazon and
 * Finland are forest, Ireland and Uruguay green, Kazakhstan and the Sahel dry, the Sahara and central
 * Australia desert, Greenland snow.
 * @param {number} red 0 to 255
 * @param {number} green
 * @param {number} blue
 * @param {number} whiteness luma from which what has no colour is snow
 * @returns {Cover}
 */
export function coverOf(red, green, blue, whiteness = GREY) {
  const brightest = Math.max(red, green, blue);
  const saturation = 1 - Math.min(red, green, blue) / brightest;
  const luma = 0.3 * red + 0.59 * green + 0.11 * blue;
  const redness = (red - green) / brightest;
  if (saturation < 0.2 && luma > whiteness) return 'snow';
  if (saturation < 0.2) return luma > GREY ? 'desert' : 'forest';
  if (luma > 128 || (redness > 0.28 && red > 110)) return 'desert';
  if (redness > 0.12) return 'dry';
  return luma < 41 ? 'forest' : 'green';
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
