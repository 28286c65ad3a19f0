import { ZOOM_STEP } from './scale.mjs';

/**
 * What there is to see around a place, by zoom: the measures from which its seven zooms are chosen.
 * Lengths are in widths of the picture, so that they say how much of it something takes.
 * @typedef {object} Sight
 * @property {number} land share of land, 0 to 1
 * @property {number} middle share of land in the middle sixteenth, which neighbours do not reach
 * @property {number} shore length of the shores of seas and lakes
 * @property {number} river length of the great and large rivers
 * @property {number} relief mean steepness, 0 to 1
 * @property {number} fresh what of these the ring shows that the next nearer zoom does not
 */
/**
 * Rasters of the grid's size: the shares of land, steepness and opacity of rivers, 0 to 1.
 * @typedef {{ land: Float32Array, relief: Float32Array, river: Float32Array }} Scene
 */

/** The measures are taken at this size: what is smaller than 4 CSS pixels is not seen at a glance. */
export const GRID = { width: 160, height: 120 };
/** Opacity at which a river is drawn that is great or large. */
const LARGE_RIVER = 0.45;

/**
 * @param {Scene} scene
 * @returns {Sight}
 */
export function sightOf(scene) {
  const { width, height } = GRID;
  const inner = 2 ** -ZOOM_STEP / 2;
  const all = { cells: 0, land: 0, shore: 0, river: 0, relief: 0 };
  const ring = { ...all };
  const middle = { ...all };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const { land, shore, river, relief } = cellAt(scene, x, y);
      const reach = Math.max(Math.abs((x + 0.5) / width - 0.5), Math.abs((y + 0.5) / height - 0.5));
      for (const area of [all, reach > inner ? ring : null, reach < 1 / 8 ? middle : null]) {
        if (!area) continue;
        area.cells++;
        area.land += land;
        area.shore += shore;
        area.river += river;
        area.relief += relief;
      }
    }
  }
  const known = (all.land - ring.land) / (all.cells - ring.cells);
  const change = Math.abs(ring.land / ring.cells - known);
  return {
    land: all.land / all.cells,
    middle: middle.land / middle.cells,
    shore: all.shore / width,
    river: all.river / width,
    relief: all.relief / all.cells,
    fresh:
      (ring.shore + ring.river / 2) / width + (2 * ring.relief + change * ring.cells) / all.cells,
  };
}

/**
 * @param {Scene} scene
 * @param {number} x
 * @param {number} y
 */
function cellAt({ land, relief, river }, x, y) {
  const { width, height } = GRID;
  const i = y * width + x;
  const isLand = land[i] ?? 0;
  const isShore =
    (x + 1 < width && land[i + 1] !== isLand) || (y + 1 < height && land[i + width] !== isLand);
  return {
    land: isLand,
    shore: isShore ? 1 : 0,
    river: isLand && (river[i] ?? 0) > LARGE_RIVER ? 1 : 0,
    relief: isLand * (relief[i] ?? 0),
  };
}
