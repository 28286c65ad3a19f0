import { type Point, toRadians } from '../domain/geography.ts';

/** Equatorial radius of WGS84, on which Web Mercator (EPSG:3857) is built, in metres. */
const RADIUS_M = 6378137;

/** The size in pixels of a view, and of the tile that shows the world at zoom 0. */
export type ViewSize = {
  readonly width: number;
  readonly height: number;
  /** 512 at Mapbox, 256 at older tile services. */
  readonly tileSize: number;
};

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
  return (metresPerPixel(zoom, tileSize) * width * Math.cos(toRadians(lat))) / 1000;
}

/** West, south, east and north in metres of EPSG:3857; west and east may lie beyond the antimeridian. */
type MercatorBox = readonly number[];

/** A point in EPSG:3857, metres: x = R·λ, y = R·ln tan(π/4 + φ/2). */
const project = ({ lat, lon }: Point) => ({
  x: RADIUS_M * toRadians(lon),
  y: RADIUS_M * Math.log(Math.tan(Math.PI / 4 + toRadians(lat) / 2)),
});

/**
 * The box that a view shows, the point at its centre.
 * @param zoom Web Mercator zoom level, fractions allowed
 */
export function mercatorBox(
  point: Point,
  zoom: number,
  { width, height, tileSize }: ViewSize,
): MercatorBox {
  const { x, y } = project(point);
  const halfWidth = (metresPerPixel(zoom, tileSize) * width) / 2;
  const halfHeight = (metresPerPixel(zoom, tileSize) * height) / 2;
  return [x - halfWidth, y - halfHeight, x + halfWidth, y + halfHeight];
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
  point: Point,
  centre: Point,
  zoom: number,
  { width, height, tileSize }: ViewSize,
): Position {
  const lon = point.lon + 360 * Math.round((centre.lon - point.lon) / 360);
  const [from, to] = [project(centre), project({ lat: point.lat, lon })];
  const metres = metresPerPixel(zoom, tileSize);
  return { x: width / 2 + (to.x - from.x) / metres, y: height / 2 + (from.y - to.y) / metres };
}

/** Whether a box lies on the one square world that EPSG:3857 has. */
export const isOnMap = (box: MercatorBox): boolean =>
  box.every((metres) => Math.abs(metres) <= Math.PI * RADIUS_M);

/** A box as map services expect it, to the millimetre. */
export const formatBox = (box: MercatorBox): string =>
  box.map((metres) => metres.toFixed(3)).join(',');
