import { coastOf } from './coast.mjs';
import { viewOf } from './mercator.mjs';

/**
 * The countries whose first place the source shows as open sea, or as a few pixels: it lacks most
 * atolls of theirs, while GSHHG has their outlines.
 */
const ATOLLS = ['MV', 'MH', 'TV', 'NR'];
/** Between the colours of Nauru's few pixels in the source and Tarawa's. */
const LAND = [92, 114, 84];
/** They are drawn so far around the place, in km, and no farther out than this zoom. */
const REACH_KM = 400;
const LEAST_ZOOM = 5;

/**
 * Draws GSHHG's outlines on pictures of the four countries, in place.
 * @param {Buffer} rgb of the picture before its tone curve
 * @param {{ iso2: string, lat: number, lon: number, zoom: number, width: number, height: number }} picture
 */
export function drawAtolls(rgb, picture) {
  if (!ATOLLS.includes(picture.iso2) || picture.zoom < LEAST_ZOOM) return;
  const view = viewOf(picture, picture.zoom, picture);
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
