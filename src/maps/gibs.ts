import { atlasZoom } from './atlas.ts';
import type { MapProvider } from './mapProvider';
import { formatBox, isOnMap, mercatorBox, mercatorWidthKm } from './webMercator.ts';

const GIBS_BASE_URL = 'https://gibs.earthdata.nasa.gov';
const PATH = '/wms/epsg3857/best/wms.cgi';

/** Zooms are the atlas's, counted at 640 CSS pixels, so that both show the same; twice as fine. */
const VIEW = { width: 640, height: 480, tileSize: 256 };
const FINENESS = 2;

/**
 * NASA's Global Imagery Browse Services, a Web Map Service 1.3.0, which needs no key.
 * @param baseUrl scheme and host, to go through a proxy
 */
export function gibs(baseUrl: string = GIBS_BASE_URL): MapProvider {
  return {
    id: 'gibs',
    origin: baseUrl,
    credit: 'NASA EOSDIS GIBS · NASA Earth Observatory, Blue Marble',
    // Uses the atlas's levels; beyond the last they are all the same.
    picturesAnyPlace: false,
    pictureUrl: (place, level) => {
      const box = mercatorBox(place, atlasZoom(place.country, level), VIEW);
      // The service returns black beyond the antimeridian.
      if (!isOnMap(box)) return { unavailable: 'the picture reaches beyond the antimeridian' };
      const query = [
        'SERVICE=WMS&REQUEST=GetMap&VERSION=1.3.0',
        'LAYERS=BlueMarble_ShadedRelief_Bathymetry&STYLES=&FORMAT=image/jpeg',
        `CRS=EPSG:3857&BBOX=${formatBox(box)}`,
        `WIDTH=${VIEW.width * FINENESS}&HEIGHT=${VIEW.height * FINENESS}`,
      ].join('&');
      return { url: `${baseUrl}${PATH}?${query}` };
    },
    widthKm: ({ country, lat }, level) => mercatorWidthKm(lat, atlasZoom(country, level), VIEW),
  };
}
