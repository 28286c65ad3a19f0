import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { mergeRecords, mergeRounds } from '../../src/domain/mergeRounds';
import { guessedPlace, isLegalRound, type Round, withGuess } from '../../src/domain/round';
import { aRound, COUNTRIES, EASTLAND, FARLAND, NORTHLAND, ORIGIN } from '../support/builders';

const names = ({ guesses }: Round) => guesses.map(({ name }) => name);
const round = (...guesses: Parameters<typeof aRound>) => aRound(...guesses);
const merged = (a: Round, b: Round) => names(mergeRounds(a, b));

const aGuess = fc.constantFrom(...COUNTRIES);
/** A round, and what two tabs made of it. */
const twoTabs = fc
  .tuple(...[3, 6, 6].map((maxLength) => fc.array(aGuess, { maxLength })))
  .map(([shared = [], inA = [], inB = []]) => {
    const play = (from: Round, countries: typeof inA) =>
      countries.reduce((so, country) => withGuess(so, country.name, guessedPlace(country)), from);
    const before = play(aRound(ORIGIN), shared);
    return { before, a: play(before, inA), b: play(before, inB) };
  });

describe('two states of a round are merged:', () => {
  it('the longer one of two, of which one goes on from the other', () => {
    const [short, long] = [round(ORIGIN, NORTHLAND), round(ORIGIN, NORTHLAND, EASTLAND)];
    expect(mergeRounds(long, short)).toBe(long);
    expect(mergeRounds(short, long)).toBe(long);
  });

  it('all guesses of both, when each has one that the other lacks', () => {
    const a = round(ORIGIN, NORTHLAND, EASTLAND);
    const b = round(ORIGIN, NORTHLAND, FARLAND);
    expect(merged(a, b)).toEqual(['Northland', 'Eastland', 'Farland']);
    expect(merged(b, a)).toEqual(merged(a, b));
  });

  it('the correct guess last, once', () => {
    const a = round(ORIGIN, NORTHLAND, ORIGIN);
    const b = round(ORIGIN, EASTLAND, ORIGIN);
    expect(merged(a, b)).toEqual(['Eastland', 'Northland', 'Origin']);
  });

  it('a country that was guessed twice in one tab twice', () => {
    const a = round(ORIGIN, NORTHLAND, NORTHLAND);
    expect(merged(a, round(ORIGIN, NORTHLAND))).toEqual(['Northland', 'Northland']);
  });

  it('the ended one, where both together have more guesses than a round holds', () => {
    const ended = round(ORIGIN, NORTHLAND, EASTLAND, FARLAND, NORTHLAND, EASTLAND, ORIGIN);
    const other = round(ORIGIN, FARLAND, FARLAND);
    expect(mergeRounds(ended, other)).toBe(ended);
    expect(mergeRounds(other, ended)).toBe(ended);
  });

  it('one of two whose answers differ, never a mixture', () => {
    const [a, b] = [round(ORIGIN, NORTHLAND), round(EASTLAND, FARLAND, NORTHLAND)];
    expect(mergeRounds(a, b)).toBe(b);
    expect(mergeRounds(b, a)).toBe(b);
  });
});

describe('merging two tabs’ rounds, whatever they are,', () => {
  const holds = (rule: (tabs: { before: Round; a: Round; b: Round }) => void) => {
    fc.assert(fc.property(twoTabs, rule), { numRuns: 1000 });
  };

  it('gives a round that play can lead to', () => {
    holds(({ a, b }) => {
      expect(isLegalRound(mergeRounds(a, b))).toBe(true);
    });
  });

  it('gives the same in either order', () => {
    holds(({ a, b }) => {
      expect(mergeRounds(a, b)).toEqual(mergeRounds(b, a));
    });
  });

  it('comes to rest: what was merged is not changed by either again', () => {
    holds(({ a, b }) => {
      const once = mergeRounds(a, b);
      for (const tab of [a, b, once]) {
        expect(mergeRounds(once, tab)).toEqual(once);
        expect(mergeRounds(tab, once)).toEqual(once);
      }
    });
  });

  it('loses no guess, while there is room for all', () => {
    holds(({ a, b }) => {
      const wrong = [...new Set([...names(a), ...names(b)])];
      if (a.guesses.length + b.guesses.length > 6) return;
      expect(names(mergeRounds(a, b))).toEqual(expect.arrayContaining(wrong));
    });
  });

  it('begins with what both had before', () => {
    holds(({ before, a, b }) => {
      expect(names(mergeRounds(a, b)).slice(0, before.guesses.length)).toEqual(names(before));
    });
  });

  it('ends a round that had ended in one of them', () => {
    holds(({ a, b }) => {
      const hasEnded = ({ guesses }: Round) =>
        guesses.length === 6 || guesses.some(({ isCorrect }) => isCorrect);
      if (hasEnded(a) || hasEnded(b)) expect(hasEnded(mergeRounds(a, b))).toBe(true);
    });
  });
});

describe('records of rounds are merged', () => {
  const [short, long] = [round(ORIGIN, NORTHLAND), round(ORIGIN, NORTHLAND, EASTLAND)];

  it('round by round, with those that only one of them has', () => {
    expect(mergeRecords({ a: short, b: long }, { a: long, c: short } as never)).toEqual({
      a: long,
      b: long,
      c: short,
    });
  });

  it('into the very same one, when the other has nothing new', () => {
    const record = { a: long, b: short };
    expect(mergeRecords(record, { a: short, b: short })).toBe(record);
  });
});
