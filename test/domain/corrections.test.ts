import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import data from '../../src/data/countries_with_mapLocations.json';
import { correct, editDistances } from '../../src/domain/corrections';
import { fold } from '../../src/domain/fold';
import { indexCountries, suggest } from '../../src/domain/suggestions';
import { aCountry } from '../support/builders';

const index = indexCountries(data);
const meant = (text: string) => correct(index, text).map(({ name }) => name);

describe('corrections', () => {
  it.each([
    ['Phillipines', 'Philippines'],
    ['Columbia', 'Colombia'],
    ['Germnay', 'Germany'],
    ['Hollnd', 'Netherlands'],
    ['Englnad', 'United Kingdom'],
    ['Jpan', 'Japan'],
    ['Zeland', 'New Zealand'],
    ['Perruu', 'Peru'],
    ['afrca', 'South Africa'],
  ])('for %j begin with %s', (text, name) => {
    expect(meant(text)[0]).toBe(name);
  });

  it.each([
    ['phillip', 'Philippines', 'before the name is typed to its end'],
    ['kyrgz', 'Kyrgyzstan', 'before the name is typed to its end'],
    ['Equador', 'Ecuador', 'as whole names alone where one is near'],
    ['Britian', 'United Kingdom', 'as whole names alone where one is near'],
  ])('for %j are %s alone, found %s', (text, name) => {
    expect(meant(text)).toEqual([name]);
  });

  it.each([
    ['gaza strip', ['Palestine']],
    ['congo drc', ['DR Congo', 'Republic of the Congo']],
    ['Kingdom of the Netherlands', ['Netherlands']],
    ['south afrca', ['South Africa']],
    ['saint vincnt', ['Saint Vincent and the Grenadines']],
    ['republic of wakanda', []],
  ])('share a whole word with the text, where few names have it: %j %j', (text, names) => {
    expect(meant(text)).toEqual(names);
  });

  it('know a country by its label and by its English name', () => {
    const germany = { ...aCountry('Germany', 0, 0), label: 'Deutschland' };
    const german = indexCountries([germany]);
    const [[byLabel], [byName]] = [correct(german, 'Deutchland'), correct(german, 'Germny')];
    expect(byLabel).toMatchObject({ name: 'Germany', label: 'Deutschland', alias: null });
    expect(byName).toMatchObject({ name: 'Germany', label: 'Deutschland', alias: 'Germany' });
  });

  it('put the one with fewer typos first', () => {
    expect(meant('austrlia')).toEqual(['Australia', 'Austria']);
  });

  it.each(['', '   ', '🎉', 'xy', 'pru', 'cha ', 'Atlantis', 'Wakanda', 'qwertyuiop'])(
    'are none for %j: too short, or too far from all names',
    (text) => {
      expect(meant(text)).toEqual([]);
    },
  );

  it('find every name of five letters or more whose first two have changed places', () => {
    const swapped = data.flatMap(({ name }) => {
      const [first = '', second = '', ...rest] = fold(name);
      const text = second + first + rest.join('');
      return name.length < 5 || first === second || suggest(index, text).length > 0
        ? []
        : [{ name, text }];
    });
    expect(swapped.length).toBeGreaterThan(150);
    expect(swapped.filter(({ name, text }) => !meant(text).includes(name))).toEqual([]);
  });

  it.each([
    ['abxy', 'abcd', false],
    ['abxye', 'abcde', true],
    ['abxdyf', 'abcdefghijkl', false],
    ['abxdyfg', 'abcdefghijkl', true],
  ])(
    'forgive a second typo in a name from five letters on, at its beginning from seven: %j, %j',
    (text, name, isFound) => {
      expect(correct(indexCountries([aCountry(name, 0, 0)]), text)).toHaveLength(Number(isFound));
    },
  );

  it('are three at most, of the many that lie near', () => {
    const near = indexCountries(
      ['aaaa', 'aaab', 'aaac', 'aaad'].map((name) => aCountry(name, 0, 0)),
    );
    expect(correct(near, 'aaax')).toHaveLength(3);
  });

  it('are not looked for in a text longer than any name', () => {
    expect(meant('a'.repeat(1_000_000))).toEqual([]);
  });
});

/** The same by its recursive definition. */
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

it('edit distances are restricted Damerau-Levenshtein distances, to a name and its nearest beginning', () => {
  fc.assert(
    fc.property(word, word, (typed, name) => {
      const beginnings = Array.from({ length: name.length + 1 }, (_, end) => name.slice(0, end));
      expect(editDistances(typed, name)).toEqual({
        whole: editDistance(typed, name),
        beginning: Math.min(...beginnings.map((each) => editDistance(typed, each))),
      });
    }),
  );
});
