import { geoArea } from 'd3-geo';

import countries from '../../../src/data/countries_with_mapLocations.json' with { type: 'json' };
import { EARTH_RADIUS_KM } from '../../../src/domain/geography.ts';
import { framePosition, isInFrame } from '../../../src/maps/camera.ts';
import type { Extent } from '../../../src/maps/webMercator.ts';
import territories from '../../countries/territories.json' with { type: 'json' };
import { neighboursOf, polygonsBeside, polygonsOf } from '../outline.ts';
import { PLACES } from '../places.ts';
import partPositions from './partPositions.json' with { type: 'json' };
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

/** Longitude and latitude of countries' parts. */
const PART_POSITIONS: Partial<Record<string, number[]>> = {
  ...partPositions,
  ...Object.fromEntries(territories.map(({ name, lon, lat }) => [name, [lon, lat]])),
};

/**
 * A country's area, its rank by area, 1 for the largest, its neighbours by land, largest first, and what of
 * it and them is not on its picture.
 */
export function countryFacts(name: string, box: Extent) {
  const area = areas.get(name) ?? NaN;
  const isShown = ([lon, lat]: number[]) => isInFrame(framePosition(box, { lat, lon }));
  const neighbours = neighboursOf(name).sort((a, b) => (areas.get(b) ?? 0) - (areas.get(a) ?? 0));
  const parts = countries.find((country) => country.name === name)?.parts ?? [];
  return {
    areaKm2: Number(area.toPrecision(2)),
    areaRank: [...areas.values()].filter((other) => other > area).length + 1,
    neighbours,
    neighboursBeyond: neighbours.filter((neighbour) => {
      const corners = polygonsBeside(name, neighbour).flatMap(({ coordinates }) => coordinates);
      return !corners.flat().some(isShown);
    }),
    partsBeyond: [...parts.keys()].filter((index) => !isShown(positionOf(parts[index]))),
  };
}

function positionOf(part: string) {
  const position = PART_POSITIONS[part];
  if (!position) throw new Error(`no position of ${part}`);
  return position;
}
