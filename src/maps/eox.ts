import type { ZoomLevel } from '../domain/round';
import type { MapProvider } from './mapProvider';
import { formatBox, isOnMap, zoomBox } from './webMercator.ts';

/** Zooms refer to 640 CSS pixels; the files have twice the resolution. */
const TILE_SIZE = 256;
const WIDTH = 640;
const HEIGHT = 480;
const FINENESS = 2;

/**
 * Levels 18 to 12 are zooms 12.5 to 6.5: no nearer, since the mosaic has 10 m per pixel. The levels
 * below, where nothing is left to guess, end at zoom 4, as wide as Mapbox's level 4.
 */
const eoxZoom = (level: ZoomLevel) => Math.max(level - 5.5, 4 + (level - 4) * (2.5 / 8));

const CREDIT =
  'EOxCloudless https://cloudless.eox.at by EOX IT Services GmbH (Contains modified Copernicus Sentinel data 2020)';

/**
 * Sentinel-2 cloudless, a mosaic without clouds, by EOX: a Web Map Service 1.1.1 without a key.
 * @param baseUrl scheme and host, such as a proxy's
 */
export function eox(baseUrl = 'https://tiles.maps.eox.at'): MapProvider {
  return {
    id: 'eox',
    origin: baseUrl,
    farthestPlaceLevel: 4,
    picture: (place, level) => {
      const box = zoomBox(place, eoxZoom(level), TILE_SIZE, WIDTH);
      // One request covers one side of the antimeridian.
      if (!isOnMap(box)) return null;
      const query = [
        'service=WMS&version=1.1.1&request=GetMap&layers=s2cloudless-2020_3857&styles=',
        `srs=EPSG:3857&bbox=${formatBox(box)}`,
        `width=${WIDTH * FINENESS}&height=${HEIGHT * FINENESS}&format=image/jpeg`,
      ].join('&');
      return { url: `${baseUrl}/wms?${query}`, box, credit: CREDIT, isOfAtlas: false };
    },
  };
}
