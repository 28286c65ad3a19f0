import type { Atlas } from './makeAtlas';
import type { MapProvider } from './mapProvider';
import { formatBox, isOnMap } from './webMercator.ts';

const GIBS_BASE_URL = 'https://gibs.earthdata.nasa.gov';
const PATH = '/wms/epsg3857/best/wms.cgi';

/** The pixels of the file. */
const FILE = { width: 1280, height: 960 };

/**
 * NASA's Global Imagery Browse Services, a Web Map Service 1.3.0, which needs no key.
 * @param atlas whose pictures show the same
 * @param baseUrl scheme and host, to go through a proxy
 */
export function gibs(atlas: Atlas, baseUrl: string = GIBS_BASE_URL): MapProvider {
  return {
    id: 'gibs',
    origin: baseUrl,
    credit: 'NASA EOSDIS GIBS · NASA Earth Observatory, Blue Marble',
    // Uses the atlas's levels; beyond the last they are all the same.
    picturesAnyPlace: false,
    pictureUrl: (place, level) => {
      const box = atlas.box(place, level);
      // The service returns black beyond the antimeridian.
      if (!isOnMap(box)) return { unavailable: 'the picture reaches beyond the antimeridian' };
      const query = [
        'SERVICE=WMS&REQUEST=GetMap&VERSION=1.3.0',
        'LAYERS=BlueMarble_ShadedRelief_Bathymetry&STYLES=&FORMAT=image/jpeg',
        `CRS=EPSG:3857&BBOX=${formatBox(box)}`,
        `WIDTH=${FILE.width}&HEIGHT=${FILE.height}`,
      ].join('&');
      return { url: `${baseUrl}${PATH}?${query}` };
    },
    widthKm: atlas.widthKm,
  };
}
