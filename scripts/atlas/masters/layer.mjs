import { COLOUR, MASTER } from '../parameters.mjs';
import { boxBlur } from '../raster/box.mjs';
import { resample } from '../raster/resample.mjs';
import { grownColour, validity } from './clean.mjs';
import { guidesOf } from './guides.mjs';
import { RELIEF_UNIT } from './pyramids.mjs';
import { coefficients, foretoldDetail, toColourSize } from './regression.mjs';
import { surfaceRelief } from './relief.mjs';

/** @typedef {import('./surface.mjs').Rgb} Rgb */
/** @typedef {import('./surface.mjs').Surface} Surface */
/** @typedef {import('./pyramids.mjs').Raster} Raster */

/** Soft limit of the detail, in steps of 255, and the gain applied before it. */
const MOST_DETAIL = 40;
const DETAIL_GAIN = 1.15;

/**
 * The colour and relief of one surface at the masters' size.
 * @param {Rgb} colour
 * @param {Float32Array} heights
 * @param {Float32Array} mask 1 on the surface
 * @param {Float32Array | null} faults 1 where the colour does not show the surface
 * @param {Surface} surface
 * @param {string} cache
 * @returns {{ rgb: Raster, relief: Raster, known: Raster }}
 */
export function makeLayer(colour, heights, mask, faults, surface, cache) {
  const relief = surfaceRelief(heights, mask, surface);
  const guides = guidesOf(relief, surface, cache);
  const coarse = guides.map(toColourSize);
  const valid = validity(colour, toColourSize(mask), surface);
  if (faults) valid.forEach((value, i) => (valid[i] = value * (1 - faults[i])));
  const grown = grownColour(colour, valid, surface);
  const factors = coefficients(grown, coarse, valid, surface.window, surface.ridge);
  const detail = foretoldDetail(guides, coarse, factors);
  const scratch = new Float32Array(valid.length);
  const nearby = boxBlur(valid.slice(), COLOUR.width, COLOUR.height, 1, scratch);
  const fade = resample(nearby, COLOUR, MASTER, 'linear');
  const rgb = new Uint8Array(relief.length * 3);
  for (let c = 0; c < 3; c++) {
    const smooth = resample(grown[c], COLOUR, MASTER);
    for (let i = 0; i < smooth.length; i++) {
      const admitted = surface.admit(detail[c][i], fade[i]);
      const limited = MOST_DETAIL * Math.tanh((DETAIL_GAIN * admitted) / MOST_DETAIL);
      rgb[3 * i + c] = Math.min(255, Math.max(0, Math.floor(smooth[i] + limited + 0.5)));
    }
  }
  return {
    rgb: { data: rgb, ...MASTER, channels: 3 },
    relief: {
      data: Int16Array.from(relief, (h) => Math.round(h * RELIEF_UNIT)),
      ...MASTER,
      channels: 1,
    },
    known: { data: knownAround(valid), ...COLOUR, channels: 1 },
  };
}

/**
 * 255 where the source shows the surface's colour nearby, falling to 0 over about 16 pixels.
 * @param {Float32Array} valid
 */
function knownAround(valid) {
  const scratch = new Float32Array(valid.length);
  const around = boxBlur(valid.slice(), COLOUR.width, COLOUR.height, 8, scratch, 2);
  return Uint8Array.from(around, (value) => Math.round(255 * Math.min(1, value * 40)));
}
