import { describe, expect, it } from 'vitest';

import data from '../../src/data/countries_with_mapLocations.json';
import {
  completeContinents,
  continentOf,
  CONTINENTS,
  continentWithSlug,
  countriesOf,
  litIn,
  milestoneOf,
  slugOf,
} from '../../src/domain/continents';
import type { LitCountry } from '../../src/domain/earth';
import { aRound, ORIGIN } from '../support/builders';

const NAMES = [...new Set(data.map(({ name }) => name))];

const lit = (...names: readonly string[]): LitCountry[] =>
  names.map((name, at) => ({ name, id: `practice:${at}`, round: aRound(ORIGIN, ORIGIN), at }));

/** Lit countries, as many as that, on no continent. */
const elsewhere = (count: number) => lit(...Array.from({ length: count }, (_, i) => `Land ${i}`));

it('every country is on one continent', () => {
  const all = CONTINENTS.flatMap(countriesOf);
  expect(all.toSorted()).toEqual(NAMES.toSorted());
});

it('an address has a continent in small letters, without spaces', () => {
  expect(CONTINENTS.map(slugOf)).toContain('north-america');
  expect(CONTINENTS.map(slugOf).map(continentWithSlug)).toEqual(CONTINENTS);
  expect(continentWithSlug('North-America')).toBe('North America');
  expect(continentWithSlug('atlantis')).toBeUndefined();
});

it.each([
  ['Russia', 'Europe'],
  ['Türkiye', 'Asia'],
  ['Trinidad and Tobago', 'North America'],
  ['São Tomé and Príncipe', 'Africa'],
  ['Atlantis', undefined],
])('%s is in %s', (country, continent) => {
  expect(continentOf(country)).toBe(continent);
});

it('the lit countries of a continent stay in their order', () => {
  const some = litIn('Europe', lit('Peru', 'Spain', 'Chad', 'France'));
  expect(some.map(({ name }) => name)).toEqual(['Spain', 'France']);
});

it('the complete continents are in the order of their last countries', () => {
  const [first, ...others] = countriesOf('Oceania');
  const southAmerica = countriesOf('South America');
  expect(completeContinents(lit(...others, 'Chad', ...southAmerica))).toEqual(['South America']);
  expect(completeContinents(lit(...others, ...southAmerica, first ?? ''))).toEqual([
    'South America',
    'Oceania',
  ]);
  expect(completeContinents(lit(first ?? '', ...others, ...southAmerica))).toEqual([
    'Oceania',
    'South America',
  ]);
});

describe('a milestone', () => {
  it('is one of five numbers of countries, or all', () => {
    const counts = Array.from({ length: 201 }, (_, count) => count);
    const milestones = counts.map((count) => milestoneOf('Land 1', elsewhere(count), 200));
    expect(milestones.filter(Boolean)).toEqual([10, 25, 50, 100, 150, 'all']);
    expect(milestones[10]).toBe(10);
  });

  it('is a continent’s last country, before any number', () => {
    const southAmerica = countriesOf('South America');
    const others = elsewhere(50 - southAmerica.length);
    expect(milestoneOf('Peru', [...lit(...southAmerica), ...others], 200)).toBe('continent');
    expect(milestoneOf('Peru', lit(...southAmerica.slice(1)), 200)).toBeUndefined();
    expect(milestoneOf('Spain', lit(...southAmerica, 'Spain'), 200)).toBeUndefined();
  });
});
