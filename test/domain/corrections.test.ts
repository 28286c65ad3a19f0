import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import data from '../../src/data/countries_with_mapLocations.json';
import { correct, slipsTo } from '../../src/domain/corrections';
import { indexCountries } from '../../src/domain/suggestions';

const index = indexCountries(data);
const meant = (text: string) => correct(index, text).map(({ name }) => name);

describe('corrections', () => {
  it.each([
    ['Phillipines', 'Philippines'],
    ['Columbia', 'Colombia'],
    ['Germny', 'Germany'],
    ['Germnay', 'Germany'],
    ['Kyrgistan', 'Kyrgyzstan'],
    ['Morroco', 'Morocco'],
    ['Holand', 'Netherlands'],
    ['Englnad', 'United Kingdom'],
    ['Lichtenstein', 'Liechtenstein'],
    ['Camboida', 'Cambodia'],
  ])('for %j begin with %s', (text, name) => {
    expect(meant(text)[0]).toBe(name);
  });

  it('come before the name is typed to its end', () => {
    expect(meant('phillip')).toEqual(['Philippines']);
  });

  it('say which alias was meant', () => {
    const [first] = correct(index, 'holand');
    expect(first).toMatchObject({ name: 'Netherlands', alias: 'Holland' });
  });

  it('put the one with fewer slips first', () => {
    expect(meant('austrila')).toEqual(['Austria', 'Australia']);
  });

  it.each(['', '   ', '🎉', 'xy', 'pru', 'Atlantis', 'Wakanda', 'qwertyuiop'])(
    'are none for %j: too short, or too far from all names',
    (text) => {
      expect(meant(text)).toEqual([]);
    },
  );

  it('are three at most', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), (text) => {
        expect(meant(text).length).toBeLessThanOrEqual(3);
      }),
    );
  });
});

/** The same by its recursive definition. */
function slips(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const [restA, restB] = [a.slice(0, -1), b.slice(0, -1)];
  const ways = [
    slips(restA, b) + 1,
    slips(a, restB) + 1,
    slips(restA, restB) + (a.at(-1) === b.at(-1) ? 0 : 1),
  ];
  if (a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1)) {
    ways.push(slips(a.slice(0, -2), b.slice(0, -2)) + 1);
  }
  return Math.min(...ways);
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 });

describe('the slips between what was typed and a name', () => {
  it('are the restricted Damerau-Levenshtein distance to the nearest of its beginnings', () => {
    fc.assert(
      fc.property(word, word, (typed, name) => {
        const beginnings = Array.from({ length: name.length + 1 }, (_, end) => name.slice(0, end));
        const nearest = Math.min(...beginnings.map((each) => slips(typed, each)));
        expect(slipsTo(typed, name)).toBe(nearest);
      }),
    );
  });

  it('are none where the name begins as typed', () => {
    fc.assert(
      fc.property(word, word, (typed, rest) => {
        expect(slipsTo(typed, typed + rest)).toBe(0);
      }),
    );
  });

  it('are at most as many as characters were typed', () => {
    fc.assert(
      fc.property(word, word, (typed, name) => {
        expect(slipsTo(typed, name)).toBeLessThanOrEqual(typed.length);
      }),
    );
  });
});
