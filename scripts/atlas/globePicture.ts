import { project } from '../../src/maps/webMercator.ts';
import type { Size } from './mercator.ts';
import { cropOf } from './mosaic.ts';
import { AVIF_EFFORT, TILE_SIZE } from './parameters.ts';
import type { GlobePicture } from './plan.ts';
import { fromRgb } from './raster.ts';
import { lighten } from './tone.ts';

const QUALITY = 50;
/** The source ends at 85.05°: from this share of the height on, rows fade into one colour, which fills the last. */
const FADING = 50 / 1280;
const FILLED = 40 / 1280;

/**
 * Renders a picture of the globe as AVIF. It is equirectangular: 180° W to 180° E, 90° N to 90° S.
 * @param zoom of its tiles: the source should have more pixels
 */
export async function renderGlobe({ width, zoom }: GlobePicture) {
  const size = { width, height: width / 2 };
  const rgb = equirectangular(await readWorld(width, zoom), size);
  lighten(rgb);
  return fromRgb(rgb, size)
    .avif({ quality: QUALITY, effort: AVIF_EFFORT, chromaSubsampling: '4:2:0' })
    .toBuffer();
}

/** The source's square world, squeezed to the width of the picture. Crops are 4:3, so two are joined. */
async function readWorld(width: number, zoom: number) {
  const side = TILE_SIZE * 2 ** zoom;
  const half = (side / 2) * side * 3;
  const [north, south] = await Promise.all(
    [0, 1].map((y) => cropOf({ x: 0.5, y, width: 1 }, undefined, zoom)),
  );
  const square = Buffer.concat([north.data.subarray(0, half), south.data.subarray(-half)]);
  return fromRgb(square, { width: side, height: side })
    .resize(width, side, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** Each row is the mean of the Mercator rows that it covers. */
function equirectangular({ data, info }: { data: Buffer; info: Size }, { width, height }: Size) {
  const [fading, filled] = [FADING * height, FILLED * height];
  const rgb = new Uint8Array(3 * width * height);
  for (let row = 0; row < height; row++) {
    const fromPole = Math.min(row, height - 1 - row);
    const shown = Math.min(height - 1 - filled, Math.max(filled, row));
    const [top, bottom] = [shown, shown + 1].map(
      (edge) => info.height * project({ lat: 90 - (180 * edge) / height, lon: 0 }).y,
    );
    const pixels = new Float32Array(3 * width);
    for (let source = Math.floor(top); source < bottom; source++) {
      const share = (Math.min(bottom, source + 1) - Math.max(top, source)) / (bottom - top);
      for (let i = 0; i < pixels.length; i++) pixels[i] += share * data[source * pixels.length + i];
    }
    const faded = Math.min(1, Math.max(0, (fading - fromPole) / (fading - filled)));
    const mean = [0, 1, 2].map((channel) => meanOf(pixels, channel));
    rgb.set(
      pixels.map((value, i) => value + faded * (mean[i % 3] - value)),
      row * pixels.length,
    );
  }
  return rgb;
}

function meanOf(pixels: Float32Array, channel: number) {
  let sum = 0;
  for (let i = channel; i < pixels.length; i += 3) sum += pixels[i];
  return (3 * sum) / pixels.length;
}
