import sharp from 'sharp';

import { COLOUR } from '../parameters.mjs';
import { boxBlur } from '../raster/box.mjs';

/** Blue Marble Next Generation with bathymetry, an equirectangular JPEG. */
const FILE = new URL(
  '../node_modules/three-globe/example/img/earth-blue-marble.jpg',
  import.meta.url,
);
/** Luma weights of ITU-R BT.601. */
const [RED, GREEN, BLUE] = [0.299, 0.587, 0.114];

/**
 * Luma, blue minus luma, and red minus luma.
 * @typedef {{ luma: Float32Array, blue: Float32Array, red: Float32Array }} LumaChroma
 */

/**
 * @param {ArrayLike<number>[]} rgb planes
 * @returns {LumaChroma}
 */
export function toLumaChroma([r, g, b]) {
  const luma = new Float32Array(r.length);
  const blue = new Float32Array(r.length);
  const red = new Float32Array(r.length);
  for (let i = 0; i < luma.length; i++) {
    luma[i] = RED * r[i] + GREEN * g[i] + BLUE * b[i];
    blue[i] = b[i] - luma[i];
    red[i] = r[i] - luma[i];
  }
  return { luma, blue, red };
}

/**
 * @param {LumaChroma} planes
 * @returns {[Float32Array, Float32Array, Float32Array]} red, green and blue
 */
export function toRgb({ luma, blue, red }) {
  const r = new Float32Array(luma.length);
  const g = new Float32Array(luma.length);
  const b = new Float32Array(luma.length);
  for (let i = 0; i < luma.length; i++) {
    r[i] = red[i] + luma[i];
    b[i] = blue[i] + luma[i];
    g[i] = (luma[i] - RED * r[i] - BLUE * b[i]) / GREEN;
  }
  return [r, g, b];
}

/** The world's colour, 0 to 255 in three planes, blurred to remove JPEG's chroma blocks. */
export async function readColour() {
  const { width, height } = COLOUR;
  const bytes = await sharp(FILE.pathname).removeAlpha().raw().toBuffer();
  const planes = [0, 1, 2].map((c) =>
    Float32Array.from({ length: width * height }, (_, i) => bytes[3 * i + c]),
  );
  const colour = toLumaChroma(planes);
  const scratch = new Float32Array(width * height);
  boxBlur(colour.blue, width, height, 1, scratch);
  boxBlur(colour.red, width, height, 1, scratch);
  return toRgb(colour);
}
