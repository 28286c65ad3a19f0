import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { geoArea } from 'd3-geo';
import { feature, mesh } from 'topojson-client';

import { pixelOf } from './mercator.mjs';

/** Outlines of countries: Natural Earth at 1:10 million, by way of world-atlas. */

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
/** @typedef {{ properties?: { name: string } }} Named */
/** @typedef {import('topojson-specification').GeometryCollection<{ name: string }>} Collection */

const path = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json');
/** @type {import('topojson-specification').Topology<{ countries: Collection }>} */
const topology = JSON.parse(readFileSync(path, 'utf8'));

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
      .map((coordinates) => /** @type {Polygon} */ ({ type: 'Polygon', coordinates }))
      .filter((polygon) => geoArea(polygon) < 2 * Math.PI),
  ]),
);

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

/**
 * Russia and Fiji are cut there; the cut is no border.
 * @param {Position} position
 */
const isOnAntimeridian = ([lon = NaN]) => Math.abs(lon) > 179.9999;

/** Lines are measured in pieces of at most so many degrees. */
const PIECE = 0.05;

/**
 * The share of an outline's length on the ground that lies in a view, 0 to 1. Coasts and inland
 * borders count, and islands as much as the mainland.
 * @param {readonly Polygon[]} outline
 * @param {import('./mercator.mjs').View} view
 */
export function shareInView(outline, view) {
  const { inside, total } = measure(ringsOf(outline), view);
  return inside / total;
}

/**
 * The share of a country's outline that can be seen in a view, 0 to 1: its coasts, as borders on land
 * are in no picture.
 * @param {string} country its name in the game
 * @returns {(view: import('./mercator.mjs').View) => number}
 */
export function seenOutlineOf(country) {
  const rings = ringsOf(polygonsOf(country));
  const name = NAMES.get(country) ?? country;
  const coasts = mesh(
    topology,
    topology.objects.countries,
    (a, b) => a === b && /** @type {typeof a & Named} */ (a).properties?.name === name,
  );
  return (view) => measure(coasts.coordinates, view).inside / measure(rings, view).total;
}

const ringsOf = (/** @type {readonly Polygon[]} */ outline) =>
  outline.flatMap(({ coordinates }) => coordinates);

/**
 * Lengths of lines on the ground, in degrees of latitude.
 * @param {readonly Position[][]} lines
 * @param {import('./mercator.mjs').View} view
 */
function measure(lines, view) {
  let [inside, total] = [0, 0];
  for (const line of lines) {
    for (const [i, end] of line.slice(1).entries()) {
      const start = line[i] ?? end;
      if (isOnAntimeridian(start) && isOnAntimeridian(end)) continue;
      for (const { lat, lon, length } of piecesOf(start, end)) {
        const { x, y } = pixelOf(view, { lat, lon });
        total += length;
        if (x >= 0 && x <= view.width && y >= 0 && y <= view.height) inside += length;
      }
    }
  }
  return { inside, total };
}

/**
 * The middles of a line's pieces and their lengths in degrees of latitude.
 * @param {Position} start
 * @param {Position} end
 */
function piecesOf([startLon = NaN, startLat = NaN], [endLon = NaN, endLat = NaN]) {
  // The shorter way around the Earth.
  const east = ((endLon - startLon + 540) % 360) - 180;
  const north = endLat - startLat;
  const count = Math.max(1, Math.ceil(Math.hypot(east, north) / PIECE));
  return Array.from({ length: count }, (_, i) => {
    const lat = startLat + (north * (i + 0.5)) / count;
    const shrunk = east * Math.cos((lat * Math.PI) / 180);
    const lon = startLon + (east * (i + 0.5)) / count;
    return { lat, lon, length: Math.hypot(shrunk, north) / count };
  });
}
