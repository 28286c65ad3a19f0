import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import data from '../../src/data/countries_with_mapLocations.json';
import { correct, editDistances } from '../../src/domain/corrections';
import { indexCountries } from '../../src/domain/suggestions';
import { aCountry } from '../support/builders';

const index = indexCountries(data);
const meant = (text: string) => correct(index, text).map(({ name }) => name);

describe('corrections', () => {
  it.each([
    ['Phillipines', 'Philippines'],
    ['Egrmany', 'Germany'],
    ['Hollnd', 'Netherlands'],
    ['Englnad', 'United Kingdom'],
    ['Jpan', 'Japan'],
    ['Zeland', 'New Zealand'],
    ['and the Grenadnes', 'Saint Vincent and the Grenadines'],
    ['Perruu', 'Peru'],
  ])('for %j begin with %s', (text, name) => {
    expect(meant(text)[0]).toBe(name);
  });

  it('need no complete name', () => {
    expect(meant('phillip')).toEqual(['Philippines']);
  });

  it('are complete names only, if one is near', () => {
    expect(meant('Equador')).toEqual(['Ecuador']);
    expect(meant('Britian')).toEqual(['United Kingdom']);
  });

  it.each([
    ['gaza strip', ['Palestine']],
    ['congo drc', ['DR Congo', 'Republic of the Congo']],
    ['Kingdom of the Netherlands', ['Netherlands']],
    ['south afrca', ['South Africa']],
    ['saint vincnt', ['Saint Vincent and the Grenadines']],
    ['republic of wakanda', []],
    ['korea wakanda', ['North Korea', 'South Korea']],
  ])('for %j share a word that few names have: %j', (text, names) => {
    expect(meant(text)).toEqual(names);
  });

  it('find a country by its label and by its English name', () => {
    const germany = { ...aCountry('Germany', 0, 0), label: 'Deutschland' };
    const german = indexCountries([germany]);
    const [[byLabel], [byName]] = [correct(german, 'Deutchland'), correct(german, 'Germny')];
    expect(byLabel).toMatchObject({ name: 'Germany', label: 'Deutschland', alias: null });
    expect(byName).toMatchObject({ name: 'Germany', label: 'Deutschland', alias: 'Germany' });
  });

  it('are sorted by the number of typos', () => {
    expect(meant('austrlia')).toEqual(['Australia', 'Austria']);
  });

  it.each(['', '🎉', 'pru', 'cha ', 'Atlantis', 'Wakanda'])(
    'do not exist for %j: too short, or too far from all names',
    (text) => {
      expect(meant(text)).toEqual([]);
    },
  );

  it.each([
    ['abxy', 'abcd', false],
    ['abxye', 'abcde', true],
    ['abxdyf', 'abcdefghijkl', false],
    ['abxdyfg', 'abcdefghijkl', true],
  ])(
    'forgive a second typo from five letters on, in a prefix from seven: %j for %j, %s',
    (text, name, isFound) => {
      expect(correct(indexCountries([aCountry(name, 0, 0)]), text)).toHaveLength(Number(isFound));
    },
  );

  it('are at most three', () => {
    const near = indexCountries(
      ['aaaa', 'aaab', 'aaac', 'aaad'].map((name) => aCountry(name, 0, 0)),
    );
    expect(correct(near, 'aaax')).toHaveLength(3);
  });

  it('take no time for a text longer than any name', () => {
    expect(meant('a'.repeat(1_000_000))).toEqual([]);
  });
});

/** The recursive definition. */
function editDistance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const [restA, restB] = [a.slice(0, -1), b.slice(0, -1)];
  const ways = [
    editDistance(restA, b) + 1,
    editDistance(a, restB) + 1,
    editDistance(restA, restB) + (a.at(-1) === b.at(-1) ? 0 : 1),
  ];
  if (a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1)) {
    ways.push(editDistance(a.slice(0, -2), b.slice(0, -2)) + 1);
  }
  return Math.min(...ways);
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 });

it('edit distances are restricted Damerau-Levenshtein distances to a name and its nearest prefix', () => {
  fc.assert(
    fc.property(word, word, (typed, name) => {
      const prefixes = Array.from({ length: name.length + 1 }, (_, end) => name.slice(0, end));
      expect(editDistances(typed, name)).toEqual({
        whole: editDistance(typed, name),
        beginning: Math.min(...prefixes.map((each) => editDistance(typed, each))),
      });
    }),
    { numRuns: 500 },
  );
});
