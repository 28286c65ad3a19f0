import type { MapProvider } from './mapProvider';
import { mercatorWidthKm } from './webMercator';

const WIDTH = 640;
const TILE_SIZE = 256;

/** Web Mercator zoom of the atlas's nearest picture and of each game level farther out. */
const NEAREST_ZOOM = 6.5;
const ZOOM_STEP = 0.5;
const NEAREST_LEVEL = 18;

/** The atlas embedded in the site: it needs no token and no network. Its pictures are to come. */
export const atlas: MapProvider = {
  id: 'atlas',
  credit: 'NASA Earth Observatory, Blue Marble Next Generation',
  pictureUrl: () => ({ unavailable: 'the embedded atlas has no pictures yet' }),
  widthKm: ({ lat }, level) =>
    mercatorWidthKm(lat, NEAREST_ZOOM - (NEAREST_LEVEL - level) * ZOOM_STEP, WIDTH, TILE_SIZE),
};
