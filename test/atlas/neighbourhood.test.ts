import { describe, expect, it } from 'vitest';

import { isNeighbourhood, isOutline } from '../../scripts/atlas/contracts.ts';
import { neighbourhoodOf } from '../../scripts/atlas/outlines/neighbourhoodOf.ts';
import { parseRings } from '../../scripts/atlas/outlines/rings.ts';
import { FILE } from '../../scripts/atlas/parameters.ts';
import { PLACES } from '../../scripts/atlas/places.ts';
import countries from '../../src/data/countries_with_mapLocations.json';
import { isSameBox } from '../../src/maps/camera';
import type { Neighbourhood } from '../../src/maps/neighbourhood';
import type { Outline } from '../../src/maps/outline';
import { renderedText } from './renderedText';

/** Marks of their neighbours would touch on their own pictures. */
const REFRAMED = ['China', 'Russia', 'Spain'];

const placeOf = (country: string) => PLACES.find(({ name }) => name === country) ?? PLACES[0];
const textOf = (country: string, file: 'neighbours.json' | 'outline.json') =>
  renderedText(placeOf(country), file);
const read = (country: string) => JSON.parse(textOf(country, 'neighbours.json')) as Neighbourhood;
const outlineOf = (country: string) => JSON.parse(textOf(country, 'outline.json')) as Outline;
const namesOf = (country: string) => read(country).asked.map(({ name }) => name);
const kmFrom = (country: string, other: string) =>
  read(country).distances[countries.findIndex(({ name }) => name === other)];

describe('of every country, the file', () => {
  it.each(PLACES.map(({ name }) => name))('%s', (country) => {
    const text = textOf(country, 'neighbours.json');
    expect(text.length).toBeLessThan(30_000);
    const neighbourhood = read(country);
    expect(isNeighbourhood(neighbourhood)).toBe(true);
    const outline = outlineOf(country);
    expect(isOutline(outline)).toBe(true);
    const { neighbours, neighboursBeyond, box } = outline;
    const beyond = neighbourhood.asked.flatMap(({ name, seen }) => (seen ? [] : [name]));
    expect(beyond, 'as the facts have it').toEqual(neighboursBeyond);
    expect(neighbourhood.asked.length).toBeGreaterThanOrEqual(neighbours.length || 3);
    if (neighbours.length > 0) {
      expect(isSameBox(neighbourhood.box, box)).toBe(!REFRAMED.includes(country));
      expect(namesOf(country)).toEqual(neighbours);
    }
    expect(neighbourhood.distances).toHaveLength(countries.length);
    for (const { seen } of neighbourhood.asked) {
      const corners = parseRings(seen?.path ?? '').flat();
      expect(seen === undefined || corners.length > 0).toBe(true);
      const [x = 0, y = 0] = seen?.at ?? [];
      expect(x >= 0 && x <= FILE.width && y >= 0 && y <= FILE.height).toBe(true);
    }
  });
});

it.each([
  ['Iceland', ['Denmark', 'Norway', 'United Kingdom']],
  // Jamaica and the United States are as far as the Cayman Islands, within 10 km.
  ['Cuba', ['Bahamas', 'Haiti', 'United Kingdom', 'Jamaica', 'United States']],
  // The same number on the screen.
  [
    'Grenada',
    ['Saint Vincent and the Grenadines', 'Trinidad and Tobago', 'Venezuela', 'Saint Lucia'],
  ],
  // By territories, and across the antimeridian.
  ['Samoa', ['United States', 'France', 'Tonga']],
])('the nearest countries of %s are %j', (country, nearest) => {
  expect(namesOf(country)).toEqual(nearest);
});

it('no country that is not asked for is as near, as shown, as one that is', () => {
  const astray = PLACES.filter(({ name }) => outlineOf(name).neighbours.length === 0).filter(
    ({ name }) => {
      const asked = namesOf(name);
      const farthest = Math.max(...asked.map((other) => kmFrom(name, other)));
      const others = countries.filter(
        (other) => other.name !== name && !asked.includes(other.name),
      );
      return others.some((other) => kmFrom(name, other.name) <= farthest);
    },
  );
  expect(astray).toEqual([]);
});

it.each([
  ['Germany', 'Norway', 330],
  ['Germany', 'Italy', 50],
  ['Iceland', 'Denmark', 280],
  ['Fiji', 'Peru', 10_600],
  // By a territory.
  ['Samoa', 'New Zealand', 470],
  ['Antigua and Barbuda', 'Netherlands', 118],
  ['Argentina', 'United Kingdom', 345],
  // Of islets on the picture.
  ['Australia', 'Papua New Guinea', 5],
  ['Japan', 'South Korea', 51],
  // Leases and bases are not territories.
  ['Cyprus', 'United Kingdom', 2_970],
  ['Haiti', 'United States', 51],
])('the distance from %s to %s is about %i km', (country, other, km) => {
  expect(kmFrom(country, other)).toBeGreaterThan(0.9 * km);
  expect(kmFrom(country, other)).toBeLessThan(1.1 * km);
});

it('a border that is another’s in another view is named with the country that has it here', () => {
  expect(read('Djibouti').otherViews).toEqual({ Somalia: 'Somaliland' });
  expect(read('Somalia').otherViews).toEqual({ Djibouti: 'Somaliland' });
  expect(read('Morocco').otherViews).toEqual({ Mauritania: 'Western Sahara' });
  expect(read('Serbia').otherViews).toEqual({ Albania: 'Kosovo' });
  expect(read('Somaliland').otherViews).toBeUndefined();
});

it('distances between two countries with land borders are the same both ways', () => {
  const pairs = [
    ['Germany', 'Spain'],
    ['China', 'Chad'],
    ['Russia', 'Canada'],
  ] as const;
  for (const [a, b] of pairs) expect(kmFrom(a, b)).toBe(kmFrom(b, a));
});

it('the builder makes the file that is there', async () => {
  const made = await neighbourhoodOf(placeOf('Lesotho'));
  expect(`${JSON.stringify(made)}\n`).toBe(textOf('Lesotho', 'neighbours.json'));
});
