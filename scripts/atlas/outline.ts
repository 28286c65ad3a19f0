/** Outlines of countries: Natural Earth at 1:10 million, from world-atlas, with two corrections. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { geoArea, geoContains } from 'd3-geo';
import { feature, merge, mergeArcs, mesh, neighbors } from 'topojson-client';
import type { MultiPolygon, Polygon as TopoPolygon, Topology } from 'topojson-specification';

import countries from '../../src/data/countries_with_mapLocations.json' with { type: 'json' };
import territories from '../countries/territories.json' with { type: 'json' };
import naturalNames from './naturalEarthNames.json' with { type: 'json' };

/** Longitude and latitude in degrees. */
type Position = number[];
export type Polygon = { type: 'Polygon'; coordinates: Position[][] };
type Geometry = (TopoPolygon | MultiPolygon) & { properties: { name: string } };
type Countries = { type: 'GeometryCollection'; geometries: Geometry[] };

/** Natural Earth's spelling of names, where it differs from the game's. */
const NAMES: Partial<Record<string, string>> = naturalNames;

/** What Natural Earth draws by itself, but ISO 3166 counts to a country; what that leaves open, to who holds it. */
const REMAINDERS: Partial<Record<string, string[]>> = {
  Australia: ['Ashmore and Cartier Is.', 'Coral Sea Is.'],
  Cuba: ['USNB Guantanamo Bay'],
  Cyprus: ['Cyprus U.N. Buffer Zone'],
  France: ['Clipperton I.'],
  India: ['Siachen Glacier'],
  Kazakhstan: ['Baikonur'],
};

/** Borders that Natural Earth's outlines lack, and one that the game's do. */
const BORDERS = [
  ['Botswana', 'Zambia'],
  // On Hans Island, since 2022.
  ['Canada', 'Greenland'],
];
const NO_BORDER = ['Morocco', 'Mauritania'];

/** Degrees. */
const SAHARA_NORTH = 27.667;
const CRIMEA: [lon: number, lat: number] = [34.1, 45];

const path = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json');
const topology = JSON.parse(readFileSync(path, 'utf8')) as Topology<{ countries: Countries }>;

const areas = topology.objects.countries.geometries.map(({ properties: { name }, ...area }) => ({
  name,
  type: 'MultiPolygon' as const,
  arcs: area.type === 'Polygon' ? [area.arcs] : area.arcs,
}));

function areaOf(country: string) {
  const area = areas.find(({ name }) => name === (NAMES[country] ?? country));
  if (!area) throw new Error(`world-atlas has no ${country}`);
  return area;
}

// Natural Earth draws who holds a territory; for two, the game follows the United Nations.
returnCrimea();
const polygons = new Map(areas.map((area) => [area, polygonsIn(feature(topology, area).geometry)]));
returnSahara();

export const allPolygons = [...polygons.values()].flat();

/** @throws Error if Natural Earth has no such country */
export const polygonsOf = (country: string) => polygons.get(areaOf(country)) ?? [];

/** The area of a country, and those of its territories and remainders that Natural Earth draws by themselves. */
function areasOf(country: string) {
  const own = territories.filter((each) => each.country === country).map(({ name }) => name);
  const names = [...own, ...(REMAINDERS[country] ?? [])].map((name) => NAMES[name] ?? name);
  return [areaOf(country), ...areas.filter(({ name }) => names.includes(name))];
}

/** The polygons of a country and of all its territories. */
export const polygonsWithTerritories = (country: string) =>
  areasOf(country).flatMap((area) => polygons.get(area) ?? []);

const owners = new Map(
  countries.flatMap(({ name }) => areasOf(name).map((area) => [area, name] as const)),
);
const neighbourIndexes = neighbors(areas);

/** The areas of other countries that share a border with a country or its territories. */
function areasBeside(country: string) {
  const own = areasOf(country);
  const drawn = own.flatMap((area) => neighbourIndexes[areas.indexOf(area)]);
  const added = BORDERS.filter((pair) => own.some(({ name }) => pair.includes(name))).flat();
  return areas.filter((area, index) => {
    const owner = owners.get(area);
    const isBeside = drawn.includes(index) || added.includes(area.name);
    const isNone =
      owner === country || [owner, country].every((name) => NO_BORDER.includes(name ?? ''));
    return isBeside && !isNone;
  });
}

/** The countries that share a border with a country, by what is theirs and its own: Spain and Gibraltar. */
export const neighboursOf = (country: string) => [
  ...new Set(areasBeside(country).flatMap((area) => owners.get(area) ?? [])),
];

/** The polygons of a neighbour that lie at the border: of Denmark, for Canada, Greenland. */
export const polygonsBeside = (country: string, neighbour: string) =>
  areasBeside(country)
    .filter((area) => owners.get(area) === neighbour)
    .flatMap((area) => polygons.get(area) ?? []);

/** Positions on the border between two countries; none if Natural Earth lacks it. */
export function borderBetween(country: string, neighbour: string): Position[] {
  const geometries = [country, neighbour].map(areaOf);
  const pair = { type: 'GeometryCollection' as const, geometries };
  return mesh(topology, pair, (a, b) => a !== b).coordinates.flat();
}

/** Without three Maldivian islets that are wound to cover the rest of the Earth. */
function polygonsIn({ coordinates }: { coordinates: Position[][][] }) {
  const all = coordinates.map((rings): Polygon => ({ type: 'Polygon', coordinates: rings }));
  return all.filter((polygon) => geoArea(polygon) < 2 * Math.PI);
}

/** Moves Crimea, a separate polygon of Russia, to Ukraine. */
function returnCrimea() {
  const [russia, ukraine] = [areaOf('Russia'), areaOf('Ukraine')];
  const parts = russia.arcs.map((arcs) => ({ type: 'Polygon' as const, arcs }));
  const isCrimea = (part: TopoPolygon) => geoContains(feature(topology, part), CRIMEA);
  ukraine.arcs = mergeArcs(topology, [ukraine, ...parts.filter(isCrimea)]).arcs;
  russia.arcs = parts.filter((part) => !isCrimea(part)).map(({ arcs }) => arcs);
}

/** Extends Western Sahara to the sea; its border with Morocco is the parallel of 27°40′. */
function returnSahara() {
  const [morocco, sahara] = [areaOf('Morocco'), areaOf('Western Sahara')];
  const [[ring]] = merge(topology, [morocco, sahara]).coordinates;
  const corners = ring.slice(1);
  const within = (isIn: (lat: number) => boolean): Polygon[] => {
    const [first, ...others] = corners.filter(([, lat]) => isIn(lat));
    return [{ type: 'Polygon', coordinates: [[first, ...others, first]] }];
  };
  polygons.set(
    morocco,
    within((lat) => lat > SAHARA_NORTH),
  );
  polygons.set(
    sahara,
    within((lat) => lat <= SAHARA_NORTH),
  );
}
