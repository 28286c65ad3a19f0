import { drawAtolls } from './atolls.ts';
import { deblock } from './deblock.ts';
import { cropOf } from './mosaic.ts';
import { AVIF_EFFORT } from './parameters.ts';
import type { Picture } from './plan.ts';
import { fromRgb } from './raster.ts';
import { lighten } from './tone.ts';

/** libvips' unsharp mask, mild: radius in pixels, and strength on flat ground and at edges. */
const SHARPEN = { sigma: 1, m1: 0.5, m2: 1.2 };

/** Renders a picture as AVIF: cropped, resampled, lightened and, if enlarged, slightly sharpened. */
export async function render(picture: Picture) {
  const { width, height, quality } = picture;
  const crop = await cropOf(picture.box);
  const isEnlarged = crop.width < width;
  const rgb = await fromRgb(isEnlarged ? await deblock(crop) : crop.data, crop)
    // Lanczos would ring along enlarged coasts.
    .resize(width, height, { fit: 'fill', kernel: isEnlarged ? 'mitchell' : 'lanczos3' })
    .raw()
    .toBuffer();
  drawAtolls(rgb, picture);
  lighten(rgb);
  const lightened = fromRgb(rgb, picture);
  return (isEnlarged ? lightened.sharpen(SHARPEN) : lightened)
    .avif({ quality, effort: AVIF_EFFORT, chromaSubsampling: '4:2:0' })
    .toBuffer();
}
