import { isWater, lumaOf } from './inspection.mjs';

/** Shore as long as this share of the picture's width, or a spread of brightness like this, is one unit. */
const SHORE_UNIT = 0.25;
const BRIGHTNESS_UNIT = 10;

/**
 * How much a picture shows that the next nearer one does not: in the ring around what that one
 * showed, the length of shores, the spread of the land's brightness and the change in its colour.
 * Next to nothing is below 0.5; a coast or a mountain range that comes into view adds 1 or more.
 * @param {Buffer} rgb of the picture
 * @param {{ width: number, height: number }} size of the picture
 * @param {number} inner width of the part that the nearer picture showed, 0 to 1
 */
export function freshness(rgb, { width, height }, inner) {
  const ring = { count: 0, land: 0, shore: 0, sum: 0, squares: 0 };
  const known = { count: 0, land: 0, sum: 0 };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const j = 3 * (y * width + x);
      const isLand = !isWater(rgb, j);
      const luma = lumaOf(rgb, j);
      const reach = Math.max(Math.abs((x + 0.5) / width - 0.5), Math.abs((y + 0.5) / height - 0.5));
      const part = reach * 2 > inner ? ring : known;
      part.count++;
      if (isLand) {
        part.land++;
        part.sum += luma;
      }
      if (part !== ring) continue;
      if (isLand) ring.squares += luma * luma;
      const isShore =
        (x + 1 < width && isWater(rgb, j + 3) === isLand) ||
        (y + 1 < height && isWater(rgb, j + 3 * width) === isLand);
      if (isShore) ring.shore++;
    }
  }
  const mean = ring.sum / Math.max(1, ring.land);
  const spread = Math.sqrt(Math.max(0, ring.squares / Math.max(1, ring.land) - mean * mean));
  const colour = known.land && ring.land ? Math.abs(mean - known.sum / known.land) : 0;
  const share = Math.abs(ring.land / ring.count - known.land / known.count);
  return (
    ring.shore / width / SHORE_UNIT +
    ((spread + colour) / BRIGHTNESS_UNIT) * (ring.land / ring.count) +
    4 * share
  );
}
