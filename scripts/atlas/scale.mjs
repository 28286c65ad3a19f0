import { groundKm } from './mercator.mjs';
import { PICTURE, TILE_SIZE } from './parameters.mjs';

/**
 * Chooses the seven Web Mercator zooms of a country by what its pictures would show: the first is
 * near where a shore carries the picture, wide where nothing near does, and each further one adds
 * about as much as the others.
 */

/** @typedef {import('./sight.mjs').Sight} Sight */
/** @typedef {(zoom: number) => Sight} Sights around a place */

/** Pictures of a country. */
const LEVELS = 7;
/** The closest zoom, where there is solid land; the outline of an atoll may be a kilometre off, which
 * is ten pixels at the closest zoom for it. */
export const CLOSEST = 11;
const CLOSEST_ATOLL = 10;
const SOLID = 0.3;
/** The last zoom, which shows the continent. */
export const WIDEST = 3.5;
/** Step between the zooms considered. */
export const ZOOM_STEP = 0.25;

/** Widths in km of first pictures that a shore carries: its outline is sharp, the ground is not. */
const SHORE_KM = { nearest: 150, farthest: 400 };
/** Widths in km from which mountains, and great rivers, carry a first picture, and the widest of all. */
const RELIEF_KM = 500;
const RIVER_KM = 700;
const WIDEST_KM = 1500;
/** Lengths of shore and of rivers, in widths of the picture, share of water and mean steepness that
 * carry it. */
const SHORE = 0.6;
const WATER = 0.012;
const RIVER = 1;
const RELIEF = 0.5;
/** Shares of the country's outline that may be seen in a first picture, where a nearer one is as good, and
 * where it is not. */
const OUTLINE = 0.3;
const MOST_OUTLINE = 0.5;
/** The share of land in a picture of that size around an island, at most. */
const MOST_LAND = 0.57;
/** Minimum share of land in the middle sixteenth, so that an islet can be seen. */
const LAND_IN_MIDDLE = 0.1;

/** Minimum share of land for a useful picture: 480 of 800 × 600 pixels, a square of 22. */
const WORTH_SEEING = 0.001;
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
 * @param {(zoom: number) => number} outlineShare how much of the country's outline is seen, 0 to 1
 */
export function zoomsOf(sights, lat, outlineShare) {
  return wayOut(sights, firstZoom(sights, lat, outlineShare));
}

/**
 * @param {Sights} sights
 * @param {number} lat
 * @param {(zoom: number) => number} outlineShare
 */
function firstZoom(sights, lat, outlineShare) {
  const visible = ZOOMS.filter((zoom) => isVisible(zoom, sights(zoom)));
  const between = (/** @type {number} */ from, /** @type {number} */ to) =>
    visible.filter((zoom) => widthKm(zoom, lat) >= from && widthKm(zoom, lat) <= to);
  const { nearest, farthest } = SHORE_KM;
  const shores = between(nearest, farthest).filter((zoom) => hasShore(sights(zoom)));
  const fair = shores.find((zoom) => outlineShare(zoom) <= OUTLINE) ?? shores.at(-1);
  if (fair && (outlineShare(fair) <= MOST_OUTLINE || !isIsland(sights, lat))) return fair;
  if (isIsland(sights, lat)) {
    const part = between(0, nearest).find((zoom) => outlineShare(zoom) <= MOST_OUTLINE);
    return part ?? visible.at(-1) ?? CLOSEST_ATOLL;
  }
  const wider = between(farthest, WIDEST_KM).reverse();
  const carried = wider.find((zoom) => isCarried(sights(zoom), widthKm(zoom, lat)));
  return carried ?? wider.at(-1) ?? CLOSEST_ATOLL;
}

/** Whether the country is an island or two, whose whole outline a small picture would show. */
const isIsland = (/** @type {Sights} */ sights, /** @type {number} */ lat) =>
  sights(ZOOMS.find((zoom) => widthKm(zoom, lat) <= SHORE_KM.nearest) ?? CLOSEST).land <= MOST_LAND;

/** @param {Sight} sight @param {number} width km */
const isCarried = (sight, width) =>
  hasShore(sight) ||
  (sight.relief >= RELIEF && width >= RELIEF_KM) ||
  (sight.river >= RIVER && width >= RIVER_KM);

/** @type {(zoom: number, sight: Sight) => boolean} */
const isVisible = (zoom, { middle }) => middle >= (zoom > CLOSEST_ATOLL ? SOLID : LAND_IN_MIDDLE);

const hasShore = (/** @type {Sight} */ { shore, land }) => shore >= SHORE && land <= 1 - WATER;

/**
 * From the first zoom to the widest in steps that show about equally much.
 * @param {Sights} sights
 * @param {number} first
 */
function wayOut(sights, first) {
  const all = ZOOMS.filter((zoom) => zoom <= first);
  const worthy = all.filter(
    (zoom) => zoom === first || zoom === WIDEST || sights(zoom).land >= WORTH_SEEING,
  );
  let sum = 0;
  const way = (worthy.length < LEVELS ? all : worthy).reverse().map((zoom) => {
    if (zoom < first) sum += EMPTY + Math.min(1, sights(zoom).fresh / PLENTY);
    return { zoom, progress: sum };
  });
  /** @type {number[]} */
  const chosen = [];
  for (let level = 0; level < LEVELS; level++) {
    const wanted = (sum * level) / (LEVELS - 1);
    // As many as there are levels to come stay at the end.
    const offered = way.slice(0, way.length - (LEVELS - 1 - level));
    const next = offered
      .filter(({ zoom }) => zoom < (chosen.at(-1) ?? Infinity))
      .reduce((best, each) =>
        Math.abs(each.progress - wanted) < Math.abs(best.progress - wanted) ? each : best,
      );
    chosen.push(next.zoom);
  }
  return chosen;
}
