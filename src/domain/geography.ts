/** A point on the Earth in WGS84 decimal degrees: lat -90..90, lon -180..180. */
export type Point = { readonly lat: number; readonly lon: number };

/** In km. */
export const EARTH_RADIUS_KM = 6371;

/** The greatest distance: half the circumference, 20,015.09 km. */
export const ANTIPODE_KM = Math.PI * EARTH_RADIUS_KM;

/** The compass points, clockwise from north, each the middle of a sector of 45 degrees. */
export const COMPASS_POINTS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export type CompassPoint = (typeof COMPASS_POINTS)[number];

/** North is up. */
export const ARROWS: Readonly<Record<CompassPoint, string>> = {
  N: '↑',
  NE: '↗',
  E: '→',
  SE: '↘',
  S: '↓',
  SW: '↙',
  W: '←',
  NW: '↖',
};

const SECTOR_DEGREES = 360 / COMPASS_POINTS.length;

/** The shorter turn from north to a compass point, in degrees clockwise: -135 to 180. */
export const turnFromNorth = (point: CompassPoint): number =>
  (((COMPASS_POINTS.indexOf(point) + 3) % COMPASS_POINTS.length) - 3) * SECTOR_DEGREES;

export const toRadians = (degrees: number) => (degrees * Math.PI) / 180;
const toDegrees = (radians: number) => (radians * 180) / Math.PI;

/**
 * Great-circle distance in km, not rounded: 0 to `ANTIPODE_KM`.
 * Haversine formula, which keeps its precision at small distances: R. W. Sinnott, "Virtues of the
 * Haversine", Sky and Telescope 68 (1984), 159.
 */
export function greatCircleDistance(from: Point, to: Point): number {
  const haversine =
    Math.sin(toRadians(to.lat - from.lat) / 2) ** 2 +
    Math.cos(toRadians(from.lat)) *
      Math.cos(toRadians(to.lat)) *
      Math.sin(toRadians(to.lon - from.lon) / 2) ** 2;
  // Between antipodes, rounding may lift the sum slightly over 1, where asin is NaN.
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, haversine)));
}

/**
 * Initial bearing of the great circle from one point to another, in degrees clockwise from north,
 * 0 <= bearing < 360. Between identical coordinates it is 0; between antipodes, where every bearing is
 * right, it is one of them; from a pole it counts from the meridian of the given longitude.
 * Formula: E. Williams, Aviation Formulary, "Course between points".
 */
export function initialBearing(from: Point, to: Point): number {
  const [fromLat, toLat] = [toRadians(from.lat), toRadians(to.lat)];
  const deltaLon = toRadians(to.lon - from.lon);
  const east = Math.sin(deltaLon) * Math.cos(toLat);
  const north =
    Math.cos(fromLat) * Math.sin(toLat) - Math.sin(fromLat) * Math.cos(toLat) * Math.cos(deltaLon);
  return (toDegrees(Math.atan2(east, north)) + 360) % 360;
}

/**
 * The compass point nearest to a bearing; halfway between two, the clockwise one.
 * @param bearing degrees, 0 <= bearing < 360
 */
export function compassPoint(bearing: number): CompassPoint {
  // The sector of north ends where it begins.
  return COMPASS_POINTS[Math.round(bearing / SECTOR_DEGREES)] ?? 'N';
}
