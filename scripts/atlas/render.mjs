import sharp from 'sharp';

import { drawAtolls } from './atolls.mjs';
import { deblock } from './deblock.mjs';
import { cropOf } from './mosaic.mjs';
import { AVIF_EFFORT } from './parameters.mjs';
import { lighten } from './tone.mjs';

/** libvips' mild unsharp mask: its radius in pixels, and its strength on flat ground and at edges. */
const SHARPEN = { sigma: 1, m1: 0.5, m2: 1.2 };

/**
 * Renders a picture: cut out, resampled, lightened, and where it is enlarged, a little sharpened.
 * @param {import('./plan.mjs').Picture} picture
 * @param {import('./tiles.mjs').ReadTile} readTile
 * @returns {Promise<Buffer>} AVIF
 */
export async function render(picture, readTile) {
  const { width, height, quality } = picture;
  const crop = await cropOf(picture, picture.zoom, readTile);
  const isEnlarged = crop.width < width;
  const source = isEnlarged ? await deblock(crop) : crop.data;
  const rgb = await sharp(source, {
    raw: { width: crop.width, height: crop.height, channels: 3 },
  })
    // Lanczos would ring along coasts that are enlarged.
    .resize(width, height, { fit: 'fill', kernel: isEnlarged ? 'mitchell' : 'lanczos3' })
    .raw()
    .toBuffer();
  drawAtolls(rgb, picture);
  lighten(rgb);
  const lightened = sharp(rgb, { raw: { width, height, channels: 3 } });
  return (isEnlarged ? lightened.sharpen(SHARPEN) : lightened)
    .avif({ quality, effort: AVIF_EFFORT, chromaSubsampling: '4:2:0' })
    .toBuffer();
}
