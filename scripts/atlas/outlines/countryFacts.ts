import { geoArea } from 'd3-geo';

import { EARTH_RADIUS_KM } from '../../../src/domain/geography.ts';
import { neighboursOf, polygonsOf } from '../outline.ts';
import { PLACES } from '../places.ts';

/**
 * Natural Earth's outlines of the smallest countries are too coarse: square kilometres by the United
 * Nations' Demographic Yearbook, table 3.
 */
const SMALL: Readonly<Record<string, number>> = {
  'Antigua and Barbuda': 442,
  Andorra: 468,
  Bahrain: 787,
  Barbados: 431,
  Dominica: 750,
  Grenada: 345,
  Kiribati: 811,
  Liechtenstein: 160,
  Maldives: 300,
  Malta: 315,
  'Marshall Islands': 181,
  Micronesia: 702,
  Monaco: 2,
  Nauru: 21,
  Palau: 459,
  'Saint Kitts and Nevis': 261,
  'Saint Lucia': 616,
  'Saint Vincent and the Grenadines': 389,
  'San Marino': 61,
  Seychelles: 457,
  Singapore: 728,
  Tonga: 747,
  Tuvalu: 26,
  'Vatican City': 0.44,
};

const areaOf = (name: string) =>
  SMALL[name] ??
  polygonsOf(name).reduce((sum, polygon) => sum + geoArea(polygon), 0) * EARTH_RADIUS_KM ** 2;

/** The countries' areas in square kilometres. */
const areas = new Map(PLACES.map(({ name }) => [name, areaOf(name)]));

/** A country's area, its rank by area, 1 for the largest, and its neighbours by land, largest first. */
export function countryFacts(name: string) {
  const area = areas.get(name) ?? NaN;
  return {
    areaKm2: Number(area.toPrecision(2)),
    areaRank: [...areas.values()].filter((other) => other > area).length + 1,
    neighbours: neighboursOf(name)
      .filter((neighbour) => neighbour !== name && areas.has(neighbour))
      .sort((a, b) => (areas.get(b) ?? 0) - (areas.get(a) ?? 0)),
  };
}
