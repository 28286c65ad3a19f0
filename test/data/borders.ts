import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { geoArea, geoContains } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

import { EARTH_RADIUS_KM, type Point } from '../../src/domain/geography';

type Position = number[];
type Polygon = { type: 'Polygon'; coordinates: Position[][] };
type Vector = readonly [number, number, number];
type Atlas = Topology<{ countries: GeometryCollection<{ name: string }> }>;

/** How Natural Earth, which world-atlas is made from, writes the names that the game writes otherwise. */
const ATLAS_NAMES: Readonly<Record<string, string>> = {
  'Antigua and Barbuda': 'Antigua and Barb.',
  'Bosnia and Herzegovina': 'Bosnia and Herz.',
  'Cape Verde': 'Cabo Verde',
  'Central African Republic': 'Central African Rep.',
  'DR Congo': 'Dem. Rep. Congo',
  'Dominican Republic': 'Dominican Rep.',
  'Equatorial Guinea': 'Eq. Guinea',
  Eswatini: 'eSwatini',
  'Ivory Coast': "Côte d'Ivoire",
  'Marshall Islands': 'Marshall Is.',
  'North Macedonia': 'Macedonia',
  'Northern Cyprus': 'N. Cyprus',
  'Republic of the Congo': 'Congo',
  'Saint Kitts and Nevis': 'St. Kitts and Nevis',
  'Saint Vincent and the Grenadines': 'St. Vin. and Gren.',
  'Solomon Islands': 'Solomon Is.',
  'South Sudan': 'S. Sudan',
  'São Tomé and Príncipe': 'São Tomé and Principe',
  Türkiye: 'Turkey',
  'United States': 'United States of America',
  'Vatican City': 'Vatican',
  'Western Sahara': 'W. Sahara',
};

const land = readAtlas();

/**
 * How far a point lies outside the country's polygon at 1:10 million, in km: 0 inside, else the
 * great-circle distance to the nearest point of the outline.
 */
export function kmOutside(country: string, { lat, lon }: Point): number {
  const polygons = land.get(ATLAS_NAMES[country] ?? country);
  if (!polygons) throw new Error(`world-atlas has no ${country}`);
  if (polygons.some((polygon) => geoContains(polygon, [lon, lat]))) return 0;
  const point = toVector([lon, lat]);
  const angles = polygons
    .flatMap(({ coordinates }) => coordinates)
    .map((ring) => angleToLine(point, ring.map(toVector)));
  return EARTH_RADIUS_KM * Math.min(...angles);
}

function readAtlas(): Map<string, Polygon[]> {
  const path = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json');
  const atlas = JSON.parse(readFileSync(path, 'utf8')) as Atlas;
  return new Map(
    feature(atlas, atlas.objects.countries).features.map(({ properties, geometry }) => {
      if (geometry.type === 'Polygon') return [properties.name, [geometry]];
      if (geometry.type !== 'MultiPolygon') throw new Error(`${properties.name} has no area`);
      const polygons = geometry.coordinates
        .map((coordinates): Polygon => ({ type: 'Polygon', coordinates }))
        // Three islets of the Maldives are wound the wrong way round: all the Earth but the islet.
        .filter((polygon) => geoArea(polygon) < 2 * Math.PI);
      return [properties.name, polygons];
    }),
  );
}

function angleToLine(point: Vector, line: readonly Vector[]): number {
  const angles = line.slice(1).map((end, i) => angleToArc(point, line[i] ?? end, end));
  return Math.min(...angles);
}

/** The angle, in radians, between a point and the nearest point of a great-circle arc. */
function angleToArc(point: Vector, start: Vector, end: Vector): number {
  const pole = cross(start, end);
  const beside = dot(cross(pole, start), point) > 0 && dot(cross(end, pole), point) > 0;
  if (!beside) return Math.min(angle(point, start), angle(point, end));
  return Math.abs(Math.PI / 2 - angle(point, pole));
}

function toVector([lon = NaN, lat = NaN]: Position): Vector {
  const [lambda, phi] = [(lon * Math.PI) / 180, (lat * Math.PI) / 180];
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function angle(a: Vector, b: Vector): number {
  return Math.atan2(Math.hypot(...cross(a, b)), dot(a, b));
}
