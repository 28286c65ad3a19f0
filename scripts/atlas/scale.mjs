/**
 * Chooses the seven Web Mercator zooms of a country. Most countries use the standard ones. Island
 * countries may start closer and skip zooms that show almost no land.
 */

/** The standard zooms of the game's levels 18 to 12. */
export const STANDARD_ZOOMS = [6.5, 6, 5.5, 5, 4.5, 4, 3.5];

const [START, END] = [6.5, 3.5];
/** The closest zoom: an atoll's outline may be a kilometre off, which is ten pixels there. */
export const CLOSEST = 10;
/** Step between the zooms considered. */
export const ZOOM_STEP = 0.25;
/** Minimum share of land in the middle sixteenth of the first picture. Measuring only the middle
 * ignores neighbouring land. At MIDDLE zooms closer, the middle fills the whole picture. */
const ENOUGH_TO_START = 0.1;
export const MIDDLE = 2;
/** Minimum share of land for a useful picture: 480 of 800 × 600 pixels, a square of 22. */
const WORTH_SEEING = 0.001;

/** @typedef {(zoom: number) => number} LandShare share of a picture that is land, 0 to 1 */

/**
 * Seven zooms, nearest first. The first is the widest that shows enough land in its middle, the
 * last is the standard one, and the rest are spread evenly over the zooms worth seeing.
 * @param {LandShare} landShare
 */
export function zoomsOf(landShare) {
  const isEnough = (/** @type {number} */ zoom) => landShare(zoom + MIDDLE) >= ENOUGH_TO_START;
  if (isEnough(START)) return STANDARD_ZOOMS;
  const start = range(START, CLOSEST).find(isEnough) ?? CLOSEST;
  const levels = STANDARD_ZOOMS.length;
  const all = range(END, start).reverse();
  const worthy = all.filter((zoom, i) => {
    const outermost = i === 0 || i === all.length - 1;
    return outermost || landShare(zoom) >= WORTH_SEEING;
  });
  const offered = worthy.length >= levels ? worthy : all;
  return STANDARD_ZOOMS.map(
    (_, i) => offered[Math.round((i * (offered.length - 1)) / (levels - 1))] ?? END,
  );
}

/**
 * @param {number} from
 * @param {number} to
 */
function range(from, to) {
  const count = Math.round((to - from) / ZOOM_STEP) + 1;
  return Array.from({ length: count }, (_, i) => from + i * ZOOM_STEP);
}

/** @param {readonly number[]} zooms */
export const isStandard = (zooms) => zooms.every((zoom, i) => zoom === STANDARD_ZOOMS[i]);
