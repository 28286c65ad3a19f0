import { type Extent, project } from '../../src/maps/webMercator';

/** The equator in metres: 2π times WGS84's radius. */
const EQUATOR_M = 40_075_016.685_578;

const numbersIn = (text: string) => text.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];

/** The width and height of the picture's file. */
function sizeIn(url: string) {
  const [, size = ''] =
    /([?&]width=\d+&height=\d+|[?&]size=\d+,\d+|\d+x\d+(?=@2x))/.exec(url) ?? [];
  return numbersIn(size);
}

/**
 * Reads what an address asks for, as its service's documentation defines it: a `bbox` in metres of EPSG:3857, or
 * Mapbox's centre and zoom, at which the world is 512 pixels wide times two to the zoom.
 * @throws Error on other addresses: a new service's is to be read here
 */
export function addressedBox(
  url: string,
): Extent & { readonly height: number; readonly aspect: number } {
  const [pixels = NaN, rows = NaN] = sizeIn(url);
  const [, bbox] = /[?&]bbox=([^&]+)/.exec(url) ?? [];
  if (bbox) {
    const [west = NaN, south = NaN, east = NaN, north = NaN] = numbersIn(bbox);
    return {
      x: 0.5 + (west + east) / 2 / EQUATOR_M,
      y: 0.5 - (south + north) / 2 / EQUATOR_M,
      width: (east - west) / EQUATOR_M,
      height: (north - south) / EQUATOR_M,
      aspect: pixels / rows,
    };
  }
  const [, view] = /\/static\/([^/]+),0\//.exec(url) ?? [];
  if (!view) throw new Error(`What does ${url} show?`);
  const [lon = NaN, lat = NaN, zoom = NaN] = numbersIn(view);
  const world = 512 * 2 ** zoom;
  const size = { width: pixels / world, height: rows / world };
  return { ...project({ lat, lon }), ...size, aspect: pixels / rows };
}
