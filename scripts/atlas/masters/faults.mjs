import { COLOUR } from '../parameters.mjs';
import { boxBlur } from '../raster/box.mjs';
import { smoothstep } from '../raster/kernels.mjs';
import { hasShrunk, latitudeOf, longitudeOf, mean } from './lakes.mjs';

/** @typedef {import('./surface.mjs').Rgb} Rgb */

/**
 * The source shows Russia and Kazakhstan in late autumn, cell by cell: haze and first snow with
 * straight edges. North of these latitudes the snow is whole, and stays.
 */
const AUTUMN = { west: 28, east: 140, south: 46 };
const HAZE_ENDS = [66, 72];
const SNOW_ENDS = [61, 68];
/** Mountains in the south, whose snow is real: the Altai, the Sayan, those of Lake Baikal. */
const MOUNTAINS = { west: 83, north: 56 };
/** Haze and snow are neither dark as forest nor warm as open ground; pale haze north of the steppes
 * is warmer. */
const DARK = 35;
const WARM = 14;
const PALE = { brightness: 60, warm: 30, south: 50 };
const SNOW = 110;
/** Where this much around a pixel is at fault, so is the pixel; radius in pixels of 10 km. */
const RADIUS = 6;
const SURROUNDINGS = 12;
const MOSTLY = [0.2, 0.4];
/** Haze and snow go a little beyond what can be told; a single pixel may be either. */
const RIM = 3;
const RIM_SHARE = [0.1, 0.2];
/** Clouds over tropical forest: this much brighter than the green around them, and this blue. Where
 * less of the surroundings is ground, what is pale is the coast. */
const CLOUD = { south: -25, north: 25, brightness: 50, brighter: 1.4, blueness: 0.6, ground: 0.6 };
/** Algae on the former bed of the Aral Sea are this much greener than red and blue. */
const GREEN = 1.1;

/**
 * Where the source does not show the ground as it is, 0 to 1.
 * @param {Rgb} colour
 */
export function faultsOf(colour) {
  const scratch = new Float32Array(colour[0].length);
  const faults = cellFaults(colour);
  const clouds = cloudsOf(colour, scratch);
  clouds.forEach((cloud, i) => (faults[i] = Math.max(faults[i], cloud)));
  const shareWithin = (/** @type {number} */ radius) =>
    boxBlur(faults.slice(), COLOUR.width, COLOUR.height, radius, scratch);
  const [around, beside] = [shareWithin(RADIUS), shareWithin(RIM)];
  return faults.map((fault, i) =>
    Math.max(
      fault,
      smoothstep(MOSTLY[0], MOSTLY[1], around[i]),
      smoothstep(RIM_SHARE[0], RIM_SHARE[1], beside[i]),
    ),
  );
}

/**
 * @param {Rgb} colour
 * @param {Float32Array} scratch
 */
function cloudsOf(colour, scratch) {
  const [r, g, b] = colour;
  const blurred = (/** @type {Float32Array} */ plane) =>
    boxBlur(plane.slice(), COLOUR.width, COLOUR.height, SURROUNDINGS, scratch);
  const ground = g.map((value, i) => (value >= b[i] ? 1 : 0));
  const [red, green] = [r, g].map((plane) => blurred(plane.map((value, i) => value * ground[i])));
  const share = blurred(ground);
  const clouds = r.map((value, i) => {
    const lat = latitudeOf(i);
    if (lat < CLOUD.south || lat > CLOUD.north || red[i] > green[i]) return 0;
    if (!ground[i] || share[i] < CLOUD.ground) return 0;
    const isBright = g[i] > CLOUD.brightness && g[i] * share[i] > CLOUD.brighter * green[i];
    return isBright && g[i] >= value && b[i] > CLOUD.blueness * value ? 1 : 0;
  });
  // Their haze goes beyond what can be told.
  return boxBlur(clouds, COLOUR.width, COLOUR.height, 1, scratch).map((share) => +(share > 0));
}

/** @param {Rgb} colour */
function cellFaults(colour) {
  const [r, g, b] = colour;
  const { west, east, south } = AUTUMN;
  return Float32Array.from(r, (_, i) => {
    const [lat, lon] = [latitudeOf(i), longitudeOf(i)];
    if (hasShrunk(lat, lon)) return lat > 40 && g[i] > GREEN * Math.max(r[i], b[i]) ? 1 : 0;
    if (lat < south || lon < west || lon > east) return 0;
    const value = mean(colour, i);
    const warmth = r[i] - b[i];
    const isPale = value > PALE.brightness && warmth < PALE.warm && lat > PALE.south;
    if (value < DARK || (warmth > WARM && !isPale)) return 0;
    if (value < SNOW) return 1 - smoothstep(HAZE_ENDS[0], HAZE_ENDS[1], lat);
    const isMountain = lon > MOUNTAINS.west && lat < MOUNTAINS.north;
    return isMountain ? 0 : 1 - smoothstep(SNOW_ENDS[0], SNOW_ENDS[1], lat);
  });
}
