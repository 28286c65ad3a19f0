import type { MapProvider } from './mapProvider';
import { mercatorWidthKm } from './webMercator.ts';

const STYLE = 'mapbox/satellite-v9';
const VIEW = { width: 1280, height: 960, tileSize: 512 };

/**
 * The Mapbox Static Images API: GET /styles/v1/{style}/static/{lon},{lat},{zoom},{bearing}/{size}.
 * @param token a public access token; without one there are no addresses
 * @param baseUrl scheme and host, such as a proxy's
 */
export function mapbox(token: string, baseUrl = 'https://api.mapbox.com'): MapProvider {
  return {
    id: 'mapbox',
    origin: baseUrl,
    token,
    credit: () => '© Mapbox © OpenStreetMap © Maxar',
    farthestPlaceLevel: 4,
    pictureUrl: ({ lon, lat }, zoom) => {
      if (token === '') return null;
      const view = `${lon},${lat},${zoom},0/${VIEW.width}x${VIEW.height}@2x`;
      const query = `access_token=${encodeURIComponent(token)}`;
      return `${baseUrl}/styles/v1/${STYLE}/static/${view}?${query}`;
    },
    widthKm: ({ lat }, zoom) => mercatorWidthKm(lat, zoom, VIEW),
  };
}
