/** Outlines of countries: Natural Earth at 1:10 million, from world-atlas, with two corrections. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { geoArea, geoContains } from 'd3-geo';
import { feature, merge, neighbors } from 'topojson-client';
import type { GeometryCollection, MultiPolygon, Topology } from 'topojson-specification';

/** Natural Earth's spelling of names, where it differs from the game's. */
const NAMES: Readonly<Record<string, string>> = {
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

/** Longitude and latitude in degrees. */
type Position = number[];
type Polygon = { type: 'Polygon'; coordinates: Position[][] };
type Collection = GeometryCollection<{ name: string }>;

const path = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json');
const topology = JSON.parse(readFileSync(path, 'utf8')) as Topology<{ countries: Collection }>;

/** Degrees. */
const SAHARA_NORTH = 27.667;

const polygonOf = (coordinates: Position[][]): Polygon => ({ type: 'Polygon', coordinates });

/** By country. Three Maldivian islets, wound to cover the rest of the Earth, are left out. */
const polygons = new Map(
  feature(topology, topology.objects.countries).features.map(({ properties, geometry }) => [
    properties.name,
    (geometry.type === 'MultiPolygon'
      ? geometry.coordinates
      : geometry.type === 'Polygon'
        ? [geometry.coordinates]
        : []
    )
      .map(polygonOf)
      .filter((polygon) => geoArea(polygon) < 2 * Math.PI),
  ]),
);

returnSahara();
returnCrimea();

export const allPolygons = [...polygons.values()].flat();

/** @throws Error if Natural Earth has no such country */
export function polygonsOf(country: string) {
  const found = polygons.get(NAMES[country] ?? country);
  if (!found) throw new Error(`world-atlas has no ${country}`);
  return found;
}

const { geometries } = topology.objects.countries as {
  geometries: MultiPolygon<{ name: string }>[];
};
const areaNames = geometries.map(({ properties }) => properties?.name ?? '');
/** By country, in Natural Earth's spelling. */
const neighbours = new Map(
  neighbors(geometries).map((indexes, index) => [
    areaNames[index],
    indexes.map((each) => areaNames[each]),
  ]),
);
// As Western Sahara is drawn here, Morocco does not reach Mauritania.
unlink('Morocco', 'Mauritania');
link('Cyprus', 'N. Cyprus');
link('Botswana', 'Zambia');

function link(one: string, other: string) {
  neighbours.get(one)?.push(other);
  neighbours.get(other)?.push(one);
}

function unlink(one: string, other: string) {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ])
    neighbours.set(
      from,
      (neighbours.get(from) ?? []).filter((name) => name !== to),
    );
}

/** The game's spelling of Natural Earth's names. */
const GAME_NAMES = new Map(Object.entries(NAMES).map(([game, natural]) => [natural, game]));

/** The countries that share a border with a country, by the game's names. */
export const neighboursOf = (country: string) =>
  (neighbours.get(NAMES[country] ?? country) ?? []).map((name) => GAME_NAMES.get(name) ?? name);

// Natural Earth draws who holds a territory; for these two, the game follows the United Nations.

/** Extends Western Sahara to the sea; its border with Morocco is the parallel of 27°40′. */
function returnSahara() {
  const [[ring = []] = []] = merge(topology, [areaOf('Morocco'), areaOf('W. Sahara')]).coordinates;
  const corners: Position[] = ring.slice(1);
  const closed = (line: Position[]) => polygonOf([[...line, ...line.slice(0, 1)]]);
  polygons.set('Morocco', [closed(corners.filter(([, lat = 0]) => lat > SAHARA_NORTH))]);
  polygons.set('W. Sahara', [closed(corners.filter(([, lat = 0]) => lat <= SAHARA_NORTH))]);
}

/** Moves Crimea, a separate polygon of Russia, to Ukraine. */
function returnCrimea() {
  const isCrimea = (polygon: Polygon) => geoContains(polygon, [34.1, 45]);
  const russia = polygonsOf('Russia');
  const crimea = areaOf('Russia').arcs[russia.findIndex(isCrimea)] ?? [];
  const ukraine = merge(topology, [areaOf('Ukraine'), { type: 'Polygon', arcs: crimea }]);
  polygons.set('Ukraine', ukraine.coordinates.map(polygonOf));
  polygons.set(
    'Russia',
    russia.filter((polygon) => !isCrimea(polygon)),
  );
}

/** A country's geometry in the topology, by its name in Natural Earth. */
function areaOf(name: string) {
  const areas = topology.objects.countries.geometries as MultiPolygon<{ name: string }>[];
  const area = areas.find(({ properties }) => properties?.name === name);
  if (!area) throw new Error(`world-atlas has no ${name}`);
  return area;
}
