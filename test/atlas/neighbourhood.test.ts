import { describe, expect, it } from 'vitest';

import { isNeighbourhood } from '../../scripts/atlas/contracts.ts';
import { neighbourhoodOf } from '../../scripts/atlas/outlines/neighbourhoodOf.ts';
import { parseRings } from '../../scripts/atlas/outlines/rings.ts';
import { FILE } from '../../scripts/atlas/parameters.ts';
import { PLACES } from '../../scripts/atlas/places.ts';
import countries from '../../src/data/countries_with_mapLocations.json';
import type { Neighbourhood } from '../../src/maps/neighbourhood';
import type { Outline } from '../../src/maps/outline';
import { renderedText } from './renderedText';

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
    const { neighbours, neighboursBeyond, box } = outlineOf(country);
    const beyond = neighbourhood.asked.flatMap(({ name, seen }) => (seen ? [] : [name]));
    expect(beyond, 'as the facts have it').toEqual(neighboursBeyond);
    expect(neighbourhood.asked).toHaveLength(neighbours.length || 3);
    if (neighbours.length > 0) expect(neighbourhood).toMatchObject({ box });
    if (neighbours.length > 0) expect(namesOf(country)).toEqual(neighbours);
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
  ['Cuba', ['Bahamas', 'Haiti', 'Jamaica']],
  ['New Zealand', ['Australia', 'France', 'Fiji']],
  ['Singapore', ['Malaysia', 'Indonesia', 'Thailand']],
])('the nearest countries of %s are %j', (country, nearest) => {
  expect(namesOf(country)).toEqual(nearest);
});

it.each([
  ['Germany', 'Norway', 330],
  ['Germany', 'Italy', 50],
  ['Iceland', 'Denmark', 280],
  ['Fiji', 'Peru', 10_600],
])('the distance from %s to %s is about %i km', (country, other, km) => {
  expect(kmFrom(country, other)).toBeGreaterThan(0.9 * km);
  expect(kmFrom(country, other)).toBeLessThan(1.1 * km);
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
