import type { MapProvider } from './mapProvider';
import { formatBox, zoomBox } from './webMercator.ts';

const PATH = '/ArcGIS/rest/services/World_Imagery/MapServer/export';

/** The same area as Mapbox's picture of the level. */
const TILE_SIZE = 512;
const WIDTH = 1280;
/** The size of the file in pixels. */
const FILE = { width: 640, height: 480 };

/**
 * Esri's World Imagery, one "export map" request of its REST API per picture.
 * @param baseUrl scheme and host, such as a proxy's
 */
export function esri(baseUrl = 'https://services.arcgisonline.com'): MapProvider {
  return {
    id: 'esri',
    origin: baseUrl,
    farthestPlaceLevel: 4,
    picture: (place, zoom) => {
      const box = zoomBox(place, zoom, TILE_SIZE, WIDTH);
      const query = [
        `bbox=${formatBox(box)}&bboxSR=3857&imageSR=3857`,
        `size=${FILE.width},${FILE.height}&format=jpg&f=image`,
      ].join('&');
      return {
        url: `${baseUrl}${PATH}?${query}`,
        box,
        credit: 'Powered by Esri | Esri, Vantor, Earthstar Geographics, and the GIS User Community',
        isOfAtlas: false,
      };
    },
  };
}
