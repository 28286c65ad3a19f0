import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  type Guess,
  guessedPlace,
  isLegalRound,
  isUnderWay,
  newRound,
  type Round,
  roundStatus,
  withGuess,
} from '../../src/domain/round';
import {
  aCountry,
  aRound,
  COUNTRIES,
  EASTLAND,
  FARLAND,
  NORTHLAND,
  NOWHERE,
  ORIGIN,
  SIX_MISSES,
} from '../support/builders';

const guess = (round: Round, country = NORTHLAND) =>
  withGuess(round, country.name, guessedPlace(country));

describe('a new round', () => {
  it("asks for a country by its first place's coordinates", () => {
    const country = aCountry('Twoland', 1, 2);
    const second = { name: 'Second', lat: 8, lon: 9 };
    const places = [...country.mapLocations, second];
    expect(newRound({ ...country, mapLocations: places })).toEqual({
      answer: { name: 'Twoland', place: 'Twoland Tower', lat: 1, lon: 2 },
      guesses: [],
    });
  });

  it('cannot be made for a country without a place, or for none', () => {
    expect(newRound(NOWHERE)).toBeNull();
    expect(newRound(undefined)).toBeNull();
  });
});

describe('the place that a guess is measured from', () => {
  it("is the country's first, without its name", () => {
    expect(guessedPlace(EASTLAND)).toEqual({ lat: 0, lon: 10 });
  });

  it('does not exist where the country has none', () => {
    expect(guessedPlace(NOWHERE)).toBeNull();
  });
});

describe('a guess', () => {
  // Ten degrees of a great circle are 1,111.949 km.
  it.each([
    [NORTHLAND, { distance: 1112, direction: 'S' }],
    [EASTLAND, { distance: 1112, direction: 'W' }],
    [aCountry('Southwestland', -10, -10), { distance: 1569, direction: 'NE' }],
    [aCountry('Originsuburb', 0, 0.004), { distance: 0, direction: 'W' }],
  ])('records whole km and the way from the guess to the answer (%#)', (country, record) => {
    expect(aRound(ORIGIN, country).guesses).toEqual([
      { name: country.name, isCorrect: false, ...record },
    ]);
  });

  it('of the answer is correct, at 0 km', () => {
    const correct = { name: 'Origin', distance: 0, direction: 'N', isCorrect: true };
    expect(aRound(ORIGIN, ORIGIN).guesses).toEqual([correct]);
  });

  it('is correct by name alone, wherever its place is', () => {
    expect(guess(aRound(ORIGIN), aCountry('Origin', 10, 0)).guesses[0]).toMatchObject({
      distance: 1112,
      isCorrect: true,
    });
    expect(guess(aRound(ORIGIN), aCountry('Neighbour', 0, 0)).guesses[0]).toMatchObject({
      distance: 0,
      isCorrect: false,
    });
  });

  it('at the antipode has a distance and a direction', () => {
    const [record] = aRound(ORIGIN, FARLAND).guesses;
    expect(record?.distance).toBe(20_015);
    expect(record?.direction).toMatch(/^(N|NE|E|SE|S|SW|W|NW)$/);
  });

  it('is added after the others, which stay as they are', () => {
    const before = aRound(ORIGIN, NORTHLAND, EASTLAND);
    const after = guess(before, FARLAND);
    expect(before.guesses).toHaveLength(2);
    expect(after.guesses.slice(0, 2)).toEqual(before.guesses);
    expect(after.guesses[2]?.name).toBe('Farland');
    expect(after.answer).toEqual(before.answer);
  });

  it('may repeat an earlier one, and counts', () => {
    expect(aRound(ORIGIN, NORTHLAND, NORTHLAND).guesses).toHaveLength(2);
  });

  it.each([
    ['the sixth wrong guess', aRound(ORIGIN, ...SIX_MISSES), NORTHLAND],
    ['the sixth wrong guess, were it correct', aRound(ORIGIN, ...SIX_MISSES), ORIGIN],
    ['a correct guess', aRound(ORIGIN, NORTHLAND, ORIGIN), NORTHLAND],
  ])('after %s leaves the very same round', (_, ended, country) => {
    expect(guess(ended, country)).toBe(ended);
  });

  it('of a country without a place leaves the very same round', () => {
    const round = aRound(ORIGIN, NORTHLAND);
    expect(guess(round, NOWHERE)).toBe(round);
  });
});

describe("a round's status", () => {
  it.each([
    ['playing', aRound(ORIGIN), false],
    ['playing', aRound(ORIGIN, ...SIX_MISSES.slice(1)), true],
    ['lost', aRound(ORIGIN, ...SIX_MISSES), false],
    ['won', aRound(ORIGIN, ORIGIN), false],
    ['won', aRound(ORIGIN, ...SIX_MISSES.slice(1), ORIGIN), false],
  ])('is %s (%#)', (status, round, underWay) => {
    expect(roundStatus(round)).toBe(status);
    expect(isUnderWay(round)).toBe(underWay);
  });
});

describe('a legal round', () => {
  const miss: Guess = { name: 'Northland', distance: 1112, direction: 'S', isCorrect: false };
  const hit: Guess = { name: 'Origin', distance: 0, direction: 'N', isCorrect: true };
  const withRecords = (...guesses: Guess[]): Round => ({ ...aRound(ORIGIN), guesses });

  it.each([
    ['no guess', withRecords()],
    ['six wrong guesses', withRecords(...Array<Guess>(6).fill(miss))],
    ['a correct guess at the end', withRecords(miss, hit)],
    ['a correct sixth guess', withRecords(miss, miss, miss, miss, miss, hit)],
  ])('may have %s', (_, round) => {
    expect(isLegalRound(round)).toBe(true);
  });

  it.each([
    ['seven guesses', withRecords(...Array<Guess>(7).fill(miss))],
    ['a wrong guess after the correct one', withRecords(hit, miss)],
    ['a correct guess after the correct one', withRecords(hit, hit)],
    ['a wrong name marked correct', withRecords({ ...miss, isCorrect: true })],
    ["the answer's name marked wrong", withRecords({ ...hit, isCorrect: false })],
  ])('cannot have %s', (_, round) => {
    expect(isLegalRound(round)).toBe(false);
  });

  it('is all that play can lead to', () => {
    const someCountries = fc.array(fc.constantFrom(...COUNTRIES, NOWHERE), { maxLength: 12 });
    fc.assert(
      fc.property(fc.constantFrom(...COUNTRIES), someCountries, (answer, countries) => {
        const round = aRound(answer, ...countries);
        expect(isLegalRound(round)).toBe(true);
        expect(round.guesses.length).toBeLessThanOrEqual(6);
        const names = countries.filter(({ mapLocations }) => mapLocations[0]).map((c) => c.name);
        expect(names.slice(0, round.guesses.length)).toEqual(round.guesses.map((g) => g.name));
      }),
    );
  });
});
