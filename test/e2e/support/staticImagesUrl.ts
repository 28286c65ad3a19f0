import { TOKEN } from './addresses';

const PATH = /^\/styles\/v1\/([^/]+\/[^/]+)\/static\/([^/]+)\/([^/]+)$/;
const VIEW = /^(-?\d{1,3}(?:\.\d+)?),(-?\d{1,2}(?:\.\d+)?),(\d{1,2}),0$/;
const STYLE = 'mapbox/satellite-v9';
const SIZE = '1280x960@2x';

/** Web Mercator ends there. */
const MAX_LATITUDE = 85.0511;
const MAX_ZOOM = 22;

export type Answer =
  { readonly zoom: number } | { readonly status: number; readonly message: string };

const malformed = (message: string): Answer => ({ status: 422, message });

/** Reads an address as the Mapbox Static Images API would, and stricter: to the letter. */
export function parseStaticImagesUrl(address: string): Answer {
  const [path = '', query = ''] = address.split('?');
  const [, style, view = '', size] = PATH.exec(path) ?? [];
  if (style === undefined) return { status: 404, message: 'Not Found' };
  if (style !== STYLE) return { status: 404, message: `Style not found: ${style}` };
  const [, lon, lat, zoom] = VIEW.exec(view) ?? [];
  if (lon === undefined) return malformed(`Not {lon},{lat},{zoom},0: ${view}`);
  if (Math.abs(Number(lon)) > 180) return malformed(`No such longitude: ${lon}`);
  if (Math.abs(Number(lat)) > MAX_LATITUDE) return malformed(`No such latitude: ${lat ?? ''}`);
  if (Number(zoom) > MAX_ZOOM) return malformed(`No such zoom level: ${zoom ?? ''}`);
  if (size !== SIZE) return malformed(`Not ${SIZE}: ${size ?? ''}`);
  if (query !== `access_token=${TOKEN}`) return { status: 401, message: 'Not Authorized' };
  return { zoom: Number(zoom) };
}
