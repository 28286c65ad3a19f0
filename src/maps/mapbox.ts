import type { MapProvider } from './mapProvider';
import { TOKEN_MASK } from './token.ts';
import { zoomBox } from './webMercator.ts';

const STYLE = 'mapbox/satellite-v9';
const TILE_SIZE = 512;
const WIDTH = 1280;
const HEIGHT = 960;

/**
 * The Mapbox Static Images API: GET /styles/v1/{style}/static/{lon},{lat},{zoom},{bearing}/{size}.
 * @param token a public access token; without one there are no pictures
 * @param baseUrl scheme and host, such as a proxy's
 */
export function mapbox(token: string, baseUrl = 'https://api.mapbox.com'): MapProvider {
  return {
    id: 'mapbox',
    origin: baseUrl,
    token,
    farthestPlaceLevel: 4,
    picture: (place, zoom) => {
      if (token === '') return null;
      const view = `${place.lon},${place.lat},${zoom},0/${WIDTH}x${HEIGHT}@2x`;
      return {
        url: `${baseUrl}/styles/v1/${STYLE}/static/${view}?access_token=${TOKEN_MASK}`,
        box: zoomBox(place, zoom, TILE_SIZE, WIDTH),
        credit: '© Mapbox © OpenStreetMap © Maxar',
        isOfAtlas: false,
      };
    },
  };
}
