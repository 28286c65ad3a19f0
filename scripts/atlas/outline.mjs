import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { geoArea, geoContains } from 'd3-geo';
import { feature, merge } from 'topojson-client';

/** Outlines of countries: Natural Earth at 1:10 million, by way of world-atlas; two of them corrected. */

/** How Natural Earth writes the names that the game writes otherwise. */
const NAMES = new Map(
  Object.entries({
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
  }),
);

/** Longitude and latitude in degrees. @typedef {number[]} Position */
/** @typedef {{ type: 'Polygon', coordinates: Position[][] }} Polygon */
/** @typedef {import('topojson-specification').GeometryCollection<{ name: string }>} Collection */

const path = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json');
/** @type {import('topojson-specification').Topology<{ countries: Collection }>} */
const topology = JSON.parse(readFileSync(path, 'utf8'));

/** Degrees. */
const SAHARA_NORTH = 27.667;

/** @type {(coordinates: Position[][]) => Polygon} */
const polygonOf = (coordinates) => ({ type: 'Polygon', coordinates });

/** Except three Maldivian islets, which are wound to cover the rest of the Earth. */
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

/**
 * @param {string} country its name in the game
 * @throws {Error} if Natural Earth has no such country
 */
export function polygonsOf(country) {
  const found = polygons.get(NAMES.get(country) ?? country);
  if (!found) throw new Error(`world-atlas has no ${country}`);
  return found;
}

// Natural Earth draws who holds a territory; for these two, the game draws whose the United Nations hold
// it to be.

/** Western Sahara reaches the sea; its border with Morocco is the parallel of 27°40′. */
function returnSahara() {
  const [[ring = []] = []] = merge(topology, [areaOf('Morocco'), areaOf('W. Sahara')]).coordinates;
  /** @type {Position[]} */
  const corners = ring.slice(1);
  const closed = (/** @type {Position[]} */ line) => polygonOf([[...line, ...line.slice(0, 1)]]);
  polygons.set('Morocco', [closed(corners.filter(([, lat = 0]) => lat > SAHARA_NORTH))]);
  polygons.set('W. Sahara', [closed(corners.filter(([, lat = 0]) => lat <= SAHARA_NORTH))]);
}

/** Crimea, which is a part of its own in Russia, is Ukraine's. */
function returnCrimea() {
  const isCrimea = (/** @type {Polygon} */ polygon) => geoContains(polygon, [34.1, 45]);
  const russia = polygonsOf('Russia');
  const arcs = areaOf('Russia').arcs[russia.findIndex(isCrimea)];
  const ukraine = merge(topology, [areaOf('Ukraine'), { type: 'Polygon', arcs }]);
  polygons.set('Ukraine', ukraine.coordinates.map(polygonOf));
  polygons.set(
    'Russia',
    russia.filter((polygon) => !isCrimea(polygon)),
  );
}

/**
 * @param {string} name in Natural Earth
 * @returns {any} its geometry in the topology
 */
function areaOf(name) {
  /** @type {any[]} */
  const areas = topology.objects.countries.geometries;
  return areas.find(({ properties }) => properties.name === name);
}
