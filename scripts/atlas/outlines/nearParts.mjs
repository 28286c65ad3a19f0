import { geoContains } from 'd3-geo';

/** @typedef {import('../outline.mjs').Polygon} Polygon */

const EARTH_RADIUS_KM = 6371;
/** What lies farther from the landmark's part of the country need not be in the frame. */
const REACH_KM = 500;

/**
 * The part of a country that holds its landmark, or is nearest to it, and all parts within 500 km of
 * that part.
 * @param {Polygon[]} polygons
 * @param {{ lat: number, lon: number }} landmark degrees
 */
export function nearParts(polygons, { lat, lon }) {
  const landmark = [vectorOf([lon, lat])];
  const parts = polygons.map((polygon) => ({
    polygon,
    shore: polygon.coordinates.flat().map(vectorOf),
    isHome: geoContains(polygon, [lon, lat]),
  }));
  const home =
    parts.find(({ isHome }) => isHome) ??
    parts.reduce((nearest, part) =>
      nearness(part.shore, landmark) > nearness(nearest.shore, landmark) ? part : nearest,
    );
  const reach = Math.cos(REACH_KM / EARTH_RADIUS_KM);
  return parts
    .filter((part) => part === home || isWithin(reach, part.shore, home.shore))
    .map(({ polygon }) => polygon);
}

/** @typedef {number[]} Vector of a point on the unit sphere: the more alike two are, the larger their product */

/** @param {number[]} position longitude and latitude, degrees */
function vectorOf([lon, lat]) {
  const [lambda, phi] = [(lon * Math.PI) / 180, (lat * Math.PI) / 180];
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}

/** @type {(a: Vector, b: Vector) => number} the cosine of the angle between them */
const cosine = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** @type {(shore: Vector[], points: Vector[]) => number} the cosine of the least angle between them */
const nearness = (shore, points) =>
  shore.reduce((most, a) => points.reduce((best, b) => Math.max(best, cosine(a, b)), most), -1);

/** @type {(reach: number, shore: Vector[], other: Vector[]) => boolean} */
const isWithin = (reach, shore, other) =>
  shore.some((a) => other.some((b) => cosine(a, b) > reach));
