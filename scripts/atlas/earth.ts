import { createHash } from 'node:crypto';

import { geoArea, geoContains } from 'd3-geo';
import type { FeatureCollection } from 'geojson';
import { mergeArcs, quantize } from 'topojson-client';
import { topology } from 'topojson-server';
import { presimplify, simplify, sphericalTriangleArea } from 'topojson-simplify';

import { EARTH_RADIUS_KM } from '../../src/domain/geography.ts';
import { SEAM } from '../../src/features/earth/globe/marks.ts';
import type { EarthOutlines } from '../../src/maps/earthFiles.ts';
import territories from '../countries/territories.json' with { type: 'json' };
import { ATLAS, writeWhole } from './files.ts';
import { polygonsOf, polygonsWithTerritories } from './outline.ts';
import { PLACES } from './places.ts';

/** In km²: countries whose largest part is smaller are left out, territories have a light; smaller islands and lakes. */
const MIN_COUNTRY = 4000;
const MIN_ISLAND = 200;
/** A corner is left out if the triangle with its two neighbours is smaller, in km². */
const MIN_CORNER = 100;
/** Steps from west to east and from south to north: 0.08° and 0.03°. */
const STEPS = 4500;
/** Before that: the two sides of a cut meet on this grid. */
const FINE_STEPS = 20_000;

/**
 * The outlines of all countries but the smallest, in degrees, with their territories. Neighbours share their
 * borders. A country's largest part comes first, though a territory may be larger.
 */
export function earthOutlines(): EarthOutlines {
  const features = PLACES.flatMap(({ name }) => {
    const areaOf = ({ coordinates: [ring] }: { coordinates: number[][][] }) => areaKm2(ring);
    const own = polygonsOf(name).toSorted((a, b) => areaOf(b) - areaOf(a));
    if (areaOf(own[0]) < MIN_COUNTRY) return [];
    const others = polygonsWithTerritories(name).filter((polygon) => !own.includes(polygon));
    const large = [...own, ...others].filter((polygon) => areaOf(polygon) >= MIN_COUNTRY);
    const lights = territories
      .filter(({ country }) => country === name)
      .map(({ lon, lat }): [number, number] => [lon, lat])
      .filter((point) => !large.some((polygon) => geoContains(polygon, point)));
    const coordinates = [...own, ...others]
      .map(({ coordinates: rings }) => rings.filter((ring) => areaKm2(ring) >= MIN_ISLAND))
      .filter((rings) => rings.length > 0)
      .map((rings) =>
        rings.map((ring) => ring.map(([lon, lat]) => [lon === 180 ? -180 : lon, lat])),
      )
      .map((rings) => (isEast(rings) ? rings : rings.map(endAtSeam)));
    const geometry = { type: 'MultiPolygon' as const, coordinates };
    const properties = lights.length > 0 ? { lights } : {};
    return { type: 'Feature' as const, id: name, properties, geometry };
  });
  const countries: FeatureCollection = { type: 'FeatureCollection', features };
  const whole = topology({ countries }, FINE_STEPS) as EarthOutlines;
  // Natural Earth cuts countries in two at the antimeridian.
  for (const country of whole.objects.countries.geometries) {
    const largest = new Set(country.arcs[0].flat());
    const isLargest = (part: number[][]) => part.flat().some((arc) => largest.has(arc));
    const parts = mergeArcs(whole, [country]).arcs;
    country.arcs = [...parts.filter(isLargest), ...parts.filter((part) => !isLargest(part))];
  }
  const weighed = presimplify(whole, sphericalTriangleArea);
  const simple = simplify(weighed, MIN_CORNER / EARTH_RADIUS_KM ** 2);
  return quantize<EarthOutlines['objects']>(simple, STEPS);
}

/** Whether a polygon lies east of the meridian at which the marks on the globe begin. */
const isEast = ([ring]: number[][][]) => ring.every(([lon]) => lon > SEAM);

/** Russia ends west of it; of what crosses it, one island in the Bering Sea, a cape is cut off. */
const endAtSeam = (ring: number[][]) =>
  ring.map(([lon, lat]) => [lon < 0 ? Math.min(lon, SEAM - 0.1) : lon, lat]);

/** The area inside a ring, however it is wound. */
function areaKm2(ring: number[][]) {
  const area = geoArea({ type: 'Polygon', coordinates: [ring] });
  return Math.min(area, 4 * Math.PI - area) * EARTH_RADIUS_KM ** 2;
}

/** Writes the outlines. `src/maps/earthFiles.ts` names the file. */
export function writeOutlines() {
  const text = `${JSON.stringify(earthOutlines())}\n`;
  const path = `earth-${createHash('sha256').update(text).digest('hex').slice(0, 6)}.json`;
  writeWhole(`${ATLAS}/${path}`, text);
  return path;
}
