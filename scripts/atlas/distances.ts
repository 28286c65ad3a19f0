/** Distances between countries: from coast to coast or border to border, of their nearest parts or territories. */
import countries from '../../src/data/countries_with_mapLocations.json' with { type: 'json' };
import { EARTH_RADIUS_KM, type Point } from '../../src/domain/geography.ts';
import { framePosition, isInFrame } from '../../src/maps/camera.ts';
import { neighboursOf, type Polygon, polygonsOf, polygonsWithTerritories } from './outline.ts';
import { countryBox } from './outlines/countryBox.ts';
import { vectorOf } from './outlines/mainParts.ts';
import type { Place } from './places.ts';

/** An outline has a point at least every so many degrees, and at most one in a cell this wide, in radians. */
const STEP = 0.1;
const CELL = 5 / EARTH_RADIUS_KM;

/** An outline's points, and the same on the unit sphere, three numbers each. */
type Shore = { points: Point[]; vectors: Float64Array };

/** Where a country is nearest to another one, and how far that is, in km, within about 10 km. */
export type Nearest = { name: string; km: number; point: Point };

const shores = new Map(countries.map(({ name }) => [name, shoreOf(polygonsWithTerritories(name))]));

/**
 * The distances from a country to all countries of the list. An island country is measured from what its
 * picture shows: New Zealand's nearest country is not that of an atoll 3,000 km from it.
 */
export function distancesFrom(place: Place): Nearest[] {
  const isIsland = neighboursOf(place.name).length === 0;
  const own = isIsland ? shoreOf(picturedParts(place)) : shores.get(place.name);
  return [...shores].map(([name, shore]) => ({ name, ...nearest(own ?? shore, shore) }));
}

function picturedParts(place: Place) {
  const box = countryBox(place);
  const isPictured = ([lon, lat]: number[]) => isInFrame(framePosition(box, { lon, lat }));
  return polygonsOf(place.name).filter(({ coordinates: [shore] }) => shore.some(isPictured));
}

function nearest({ vectors: a }: Shore, { points, vectors: b }: Shore) {
  let [most, found] = [-2, 0];
  for (let j = 0; j < b.length; j += 3) {
    const [x, y, z] = [b[j], b[j + 1], b[j + 2]];
    for (let i = 0; i < a.length; i += 3) {
      const cosine = a[i] * x + a[i + 1] * y + a[i + 2] * z;
      if (cosine > most) [most, found] = [cosine, j];
    }
  }
  return { km: EARTH_RADIUS_KM * Math.acos(Math.min(1, most)), point: points[found / 3] };
}

function shoreOf(polygons: Polygon[]): Shore {
  const cells = new Map<string, Point>();
  for (const ring of polygons.flatMap(({ coordinates }) => coordinates)) {
    for (const point of ring.flatMap((corner, index) => between(corner, ring[index + 1] ?? corner)))
      cells.set(String(vectorOf(point).map((value) => Math.floor(value / CELL))), point);
  }
  const points = [...cells.values()];
  return { points, vectors: Float64Array.from(points.flatMap(vectorOf)) };
}

/** Points of a line, without its end; of a cut along the antimeridian, only its start. */
function between([lon, lat]: number[], [endLon, endLat]: number[]): Point[] {
  const span = Math.max(Math.abs(endLon - lon), Math.abs(endLat - lat));
  const steps = span < 180 ? Math.max(1, Math.ceil(span / STEP)) : 1;
  return Array.from({ length: steps }, (_, step) => ({
    lat: lat + ((endLat - lat) * step) / steps,
    lon: lon + ((endLon - lon) * step) / steps,
  }));
}
