import { coastOf } from './coast.ts';
import { viewOf } from './mercator.ts';
import type { Picture } from './plan.ts';

/**
 * Countries whose first place is open sea, or a few pixels, in the source: it lacks most of their
 * atolls, but GSHHG has their outlines.
 */
const ATOLLS = ['MV', 'MH', 'TV', 'NR'];
/** Between the colours of Nauru's few pixels in the source and Tarawa's. */
const LAND = [92, 114, 84];
/** Atolls are drawn within this distance of the place, in km, on pictures up to this width on the plane. */
const REACH_KM = 400;
const MAX_WIDTH = 0.06;

/**
 * Draws GSHHG's outlines on pictures of the four countries, in place.
 * @param rgb of the picture before its tone curve
 */
export function drawAtolls(rgb: Buffer, picture: Picture) {
  if (!ATOLLS.includes(picture.iso2) || picture.box.width > MAX_WIDTH) return;
  const view = viewOf(picture.box, picture);
  const { land } = coastOf(view);
  const reach = REACH_KM / view.kmPerPixel;
  land.forEach((share, i) => {
    const fromPlace = Math.hypot(
      (i % view.width) - view.width / 2,
      Math.floor(i / view.width) - view.height / 2,
    );
    if (share === 0 || fromPlace > reach) return;
    for (let channel = 0; channel < 3; channel++) {
      const value = rgb[3 * i + channel];
      rgb[3 * i + channel] = value + share * (LAND[channel] - value);
    }
  });
}
