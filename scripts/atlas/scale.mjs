import { groundKm } from './mercator.mjs';
import { PICTURE, TILE_SIZE } from './parameters.mjs';

/**
 * Chooses the seven Web Mercator zooms of a country by what its pictures would show: the first is
 * near where a shore carries the picture, wide where nothing near does, and each further one adds
 * about as much as the others.
 */

/** @typedef {import('./sights.mjs').Sight} Sight */
/** @typedef {import('./sights.mjs').Sights} Sights */

/** Pictures of a country. */
const LEVELS = 7;
/** The closest zoom: an atoll's outline may be a kilometre off, which is ten pixels there. */
export const CLOSEST = 10;
/** The last zoom, which shows the continent. */
export const WIDEST = 3.5;
/** Step between the zooms considered. */
export const ZOOM_STEP = 0.25;

/** Widths in km of first pictures that a shore carries: its outline is sharp, the ground is not. */
const SHORE_KM = [150, 400];
/** Widths in km from which rivers, and relief, carry a first picture, and the widest of all. */
const RIVER_KM = 400;
const RELIEF_KM = 600;
const WIDEST_KM = 1500;
/** Lengths of shore and of rivers, in widths of the picture, and mean steepness that carry it. */
const SHORE = 0.6;
const RIVER = 0.8;
const RELIEF = 0.1;
/** The share of the country's outline that a first picture may show where a nearer one can be had. */
const OUTLINE = 0.3;
/** Minimum share of land in the middle sixteenth, so that an islet can be seen. */
const LAND_IN_MIDDLE = 0.1;

/** A zoom level's share of the way out if it shows nothing new, and what counts as plenty. */
const EMPTY = 0.35;
const PLENTY = 0.3;

/** A zoom as one digit in base 36: its quarters above the widest. @param {number} zoom */
export const codeOf = (zoom) => ((zoom - WIDEST) / ZOOM_STEP).toString(36);

/** @param {string} code */
export const zoomOf = (code) => WIDEST + parseInt(code, 36) * ZOOM_STEP;

/** The zooms considered, widest first. */
const ZOOMS = Array.from(
  { length: (CLOSEST - WIDEST) / ZOOM_STEP + 1 },
  (_, i) => WIDEST + i * ZOOM_STEP,
);

/**
 * The ground that a picture shows from left to right, in km.
 * @param {number} zoom
 * @param {number} lat degrees
 */
export const widthKm = (zoom, lat) => groundKm(PICTURE.cssWidth / TILE_SIZE / 2 ** zoom, lat);

/**
 * Seven zooms, nearest first.
 * @param {Sights} sights around the place
 * @param {number} lat of the place, degrees
 * @param {(zoom: number) => number} outlineShare of the country in the picture, 0 to 1
 */
export function zoomsOf(sights, lat, outlineShare) {
  return wayOut(sights, firstZoom(sights, lat, outlineShare));
}

/** @type {typeof zoomsOf extends (...args: infer A) => unknown ? (...args: A) => number : never} */
function firstZoom(sights, lat, outlineShare) {
  const visible = ZOOMS.filter((zoom) => sights[zoom].middle >= LAND_IN_MIDDLE);
  const within = (/** @type {number} */ from, /** @type {number} */ to) =>
    visible.filter((zoom) => widthKm(zoom, lat) >= from && widthKm(zoom, lat) <= to);
  if (within(SHORE_KM[0], Infinity).length === 0) return visible[0] ?? CLOSEST;
  const shores = within(...SHORE_KM).filter((zoom) => sights[zoom].shore >= SHORE);
  if (shores.length > 0) {
    return shores.find((zoom) => outlineShare(zoom) <= OUTLINE) ?? shores.at(-1) ?? CLOSEST;
  }
  const wider = within(SHORE_KM[1], WIDEST_KM).reverse();
  const carried = wider.find((zoom) => {
    const { shore, river, relief } = sights[zoom];
    const width = widthKm(zoom, lat);
    return (
      shore >= SHORE ||
      (river >= RIVER && width >= RIVER_KM) ||
      (relief >= RELIEF && width >= RELIEF_KM)
    );
  });
  return carried ?? wider.at(-1) ?? CLOSEST;
}

/**
 * From the first zoom to the widest in steps that show about equally much.
 * @param {Sights} sights
 * @param {number} first
 */
function wayOut(sights, first) {
  const zooms = ZOOMS.filter((zoom) => zoom <= first).reverse();
  let sum = 0;
  const progress = zooms.map((zoom, i) => {
    if (i > 0) sum += EMPTY + Math.min(1, sights[zoom].fresh / PLENTY);
    return sum;
  });
  /** @type {number[]} */
  const chosen = [];
  for (let level = 0; level < LEVELS; level++) {
    const wanted = (sum * level) / (LEVELS - 1);
    const from = level === 0 ? 0 : zooms.indexOf(chosen[level - 1]) + 1;
    const to = zooms.length - (LEVELS - 1 - level);
    const offered = zooms.slice(from, to);
    const missed = (/** @type {number} */ zoom) =>
      Math.abs(progress[zooms.indexOf(zoom)] - wanted);
    chosen.push(offered.reduce((best, zoom) => (missed(zoom) < missed(best) ? zoom : best)));
  }
  return chosen;
}
