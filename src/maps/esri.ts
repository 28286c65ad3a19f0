import type { MapProvider } from './mapProvider';
import { formatBox, mercatorBox, mercatorWidthKm } from './webMercator.ts';

const ESRI_BASE_URL = 'https://services.arcgisonline.com';
const PATH = '/ArcGIS/rest/services/World_Imagery/MapServer/export';

/** What Mapbox's picture of the level shows. */
const VIEW = { width: 1280, height: 960, tileSize: 512 };
/** The pixels of the file. */
const FILE = { width: 640, height: 480 };

/**
 * Esri's World Imagery, by one "export map" request of its REST API.
 * @param baseUrl scheme and host, to go through a proxy
 */
export function esri(baseUrl: string = ESRI_BASE_URL): MapProvider {
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
