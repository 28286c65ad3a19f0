/** Equatorial radius of WGS84, on which Web Mercator (EPSG:3857) is built, in metres. */
const RADIUS_M = 6378137;

/** The size in pixels of a view, and of the tile that shows the world at zoom 0. */
export type ViewSize = {
  readonly width: number;
  readonly height: number;
  /** 512 at Mapbox, 256 at older tile services. */
  readonly tileSize: number;
};

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres of EPSG:3857 per pixel; on the equator they are metres on the ground. */
const metresPerPixel = (zoom: number, tileSize: number) =>
  (2 * Math.PI * RADIUS_M) / (tileSize * 2 ** zoom);

/**
 * The width in km of the ground along a view's middle row.
 * @param lat latitude of the view's centre, degrees
 * @param zoom Web Mercator zoom level, fractions allowed
 */
export function mercatorWidthKm(
  lat: number,
  zoom: number,
  { width, tileSize }: Pick<ViewSize, 'width' | 'tileSize'>,
): number {
  return (metresPerPixel(zoom, tileSize) * width * Math.cos(radians(lat))) / 1000;
}

/** A box of EPSG:3857, metres; `west` and `east` may lie beyond the antimeridian. */
type MercatorBox = Readonly<Record<'west' | 'south' | 'east' | 'north', number>>;

/** Degrees, WGS84. */
type LatLon = { readonly lat: number; readonly lon: number };

/** A point in EPSG:3857, metres: x = R·λ, y = R·ln tan(π/4 + φ/2). */
const project = ({ lat, lon }: LatLon) => ({
  x: RADIUS_M * radians(lon),
  y: RADIUS_M * Math.log(Math.tan(Math.PI / 4 + radians(lat) / 2)),
});

/**
 * The box that a view shows, the point at its centre.
 * @param zoom Web Mercator zoom level, fractions allowed
 */
export function mercatorBox(
  point: LatLon,
  zoom: number,
  { width, height, tileSize }: ViewSize,
): MercatorBox {
  const { x, y } = project(point);
  const halfWidth = (metresPerPixel(zoom, tileSize) * width) / 2;
  const halfHeight = (metresPerPixel(zoom, tileSize) * height) / 2;
  return { west: x - halfWidth, south: y - halfHeight, east: x + halfWidth, north: y + halfHeight };
}

/** Pixels from the top left corner of a picture. */
export type Position = { readonly x: number; readonly y: number };

/**
 * The position of a point in a view; it may be outside. The world repeats to the east and the west: of
 * the point's copies, the one nearest to the centre counts.
 * @param point at most 85.05° from the equator
 * @param zoom Web Mercator zoom level, fractions allowed
 */
export function mercatorPosition(
  point: LatLon,
  centre: LatLon,
  zoom: number,
  { width, height, tileSize }: ViewSize,
): Position {
  const lon = point.lon + 360 * Math.round((centre.lon - point.lon) / 360);
  const [from, to] = [project(centre), project({ lat: point.lat, lon })];
  const metres = metresPerPixel(zoom, tileSize);
  return { x: width / 2 + (to.x - from.x) / metres, y: height / 2 + (from.y - to.y) / metres };
}

/** Whether a box lies on the one square world that EPSG:3857 has. */
export function isOnMap({ west, south, east, north }: MercatorBox): boolean {
  const edge = Math.PI * RADIUS_M;
  return west >= -edge && south >= -edge && east <= edge && north <= edge;
}

/** A box as map services expect it: west, south, east, north, to the millimetre. */
export const formatBox = ({ west, south, east, north }: MercatorBox): string =>
  [west, south, east, north].map((metres) => metres.toFixed(3)).join(',');
