/** Outlines of countries: Natural Earth at 1:10 million, from world-atlas, with two corrections. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { geoArea, geoContains } from 'd3-geo';
import { feature, merge, mergeArcs, mesh, neighbors } from 'topojson-client';
import type { MultiPolygon, Polygon as TopoPolygon, Topology } from 'topojson-specification';

import naturalNames from './naturalEarthNames.json' with { type: 'json' };

/** Longitude and latitude in degrees. */
type Position = number[];
export type Polygon = { type: 'Polygon'; coordinates: Position[][] };
type Geometry = (TopoPolygon | MultiPolygon) & { properties: { name: string } };
type Countries = { type: 'GeometryCollection'; geometries: Geometry[] };

/** Natural Earth's spelling of names, where it differs from the game's, and the other way round. */
const NAMES: Partial<Record<string, string>> = naturalNames;
const GAME_NAMES = new Map(Object.entries(naturalNames).map(([game, natural]) => [natural, game]));

/** Borders that Natural Earth's outlines lack, and one that the game's do. */
const BORDERS = [
  ['Cyprus', 'Northern Cyprus'],
  ['Botswana', 'Zambia'],
];
const NO_BORDERS = [['Morocco', 'Mauritania']];

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

/** The polygons of a country, and of its parts that Natural Earth has as countries: Greenland. */
export const polygonsWithParts = (country: string, parts: readonly string[] = []) =>
  [country, ...parts]
    .map((name) => areas.find((area) => area.name === (NAMES[name] ?? name)))
    .flatMap((area) => (area && polygons.get(area)) ?? []);

const neighbourIndexes = neighbors(areas);

/** The countries that share a border with a country. */
export function neighboursOf(country: string) {
  const pairedIn = (pairs: string[][]) =>
    pairs
      .filter((pair) => pair.includes(country))
      .flat()
      .filter((name) => name !== country);
  return neighbourIndexes[areas.indexOf(areaOf(country))]
    .map((index) => GAME_NAMES.get(areas[index].name) ?? areas[index].name)
    .concat(pairedIn(BORDERS))
    .filter((name) => !pairedIn(NO_BORDERS).includes(name));
}

/** Positions on the border between two countries; none if Natural Earth lacks it. */
export function borderBetween(country: string, neighbour: string): Position[] {
  const pair = {
    type: 'GeometryCollection' as const,
    geometries: [country, neighbour].map(areaOf),
  };
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
