import { geoArea } from 'd3-geo';

import { EARTH_RADIUS_KM } from '../../../src/domain/geography.ts';
import { neighboursOf, polygonsOf } from '../outline.ts';
import { PLACES } from '../places.ts';
import smallAreas from './smallAreas.json' with { type: 'json' };

/**
 * Square kilometres of the smallest countries, by the United Nations' Demographic Yearbook, table 3: Natural
 * Earth's outlines of them are too coarse.
 */
const SMALL: Partial<Record<string, number>> = smallAreas;

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
