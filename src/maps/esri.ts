import type { MapProvider } from './mapProvider';
import { formatBox, mercatorBox, mercatorWidthKm } from './webMercator.ts';

const PATH = '/ArcGIS/rest/services/World_Imagery/MapServer/export';

/** The same area as Mapbox's picture of the level. */
const VIEW = { width: 1280, height: 960, tileSize: 512 };
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
    credit: () =>
      'Powered by Esri | Esri, Vantor, Earthstar Geographics, and the GIS User Community',
    farthestPlaceLevel: 4,
    pictureUrl: (place, zoom) => {
      const query = [
        `bbox=${formatBox(mercatorBox(place, zoom, VIEW))}&bboxSR=3857&imageSR=3857`,
        `size=${FILE.width},${FILE.height}&format=jpg&f=image`,
      ].join('&');
      return `${baseUrl}${PATH}?${query}`;
    },
    widthKm: ({ lat }, zoom) => mercatorWidthKm(lat, zoom, VIEW),
  };
}
