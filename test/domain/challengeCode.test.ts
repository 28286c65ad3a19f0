import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import countries from '../../src/data/countries_with_mapLocations.json';
import {
  type Challenge,
  challengeTo,
  drawChallenge,
  formatChallenge,
  parseChallenge,
} from '../../src/domain/challengeCode';
import type { Countries, Country } from '../../src/domain/countries';
import { aCountry, aRound, NORTHLAND, NOWHERE, ORIGIN } from '../support/builders';
import { LIST } from '../support/challenge';

/** The first positions of names: Taiwan is listed twice. */
const POSITIONS = countries.flatMap(({ name }, position) =>
  countries.findIndex((other) => other.name === name) === position ? [position] : [],
);
const aChallengeOf = (maps: number): fc.Arbitrary<Challenge> => {
  const length = { minLength: maps, maxLength: maps };
  return fc.record({
    positions: fc.shuffledSubarray(POSITIONS, length),
    result: fc.option(fc.array(fc.integer({ min: 1, max: 7 }), length)),
  });
};
const aCode = aChallengeOf(5).map((challenge) => formatChallenge(challenge, countries));

const CHALLENGE: Challenge = { positions: [0, 35, 36, 100, 200], result: [1, 2, 3, 4, 7] };
/** The list with a change of its first country. */
const withFirst = (change: Partial<Country>): Countries =>
  countries.map((country, index) => (index === 0 ? { ...country, ...change } : country));
const parse = (code: string) => parseChallenge(code, countries);
const DAMAGED = { refusal: 'damaged' };

describe('the code of a challenge', () => {
  it.each([
    [5, 18, 23],
    [1, 10, 11],
  ])('of %i maps is read as it was written', (maps, length, withResult) => {
    fc.assert(
      fc.property(aChallengeOf(maps), (challenge) => {
        const code = formatChallenge(challenge, countries);
        expect(code).toHaveLength(challenge.result ? withResult : length);
        expect(parse(code)).toEqual({ challenge });
      }),
    );
  });

  it('is refused with a result of another number of maps', () => {
    const code = formatChallenge({ positions: [35], result: [1, 2] }, countries);
    expect(parse(code)).toEqual(DAMAGED);
  });

  it('holds numbers alone', () => {
    const code = formatChallenge(CHALLENGE, countries);
    expect(code).toMatch(/^000z102s5k[\da-z]{4}12347[\da-z]{4}$/);
  });

  it('is refused with any other character in it', () => {
    const character = fc.oneof(
      fc.constantFrom(...Array.from('0123456789abcdefghijklmnopqrstuvwxyz')),
      fc.integer({ min: 0, max: 0x10ffff }).map((point) => String.fromCodePoint(point)),
    );
    fc.assert(
      fc.property(aCode, fc.nat(22), character, (code, at, other) => {
        fc.pre(at < code.length && code[at] !== other.toLowerCase());
        expect(parse(code.slice(0, at) + other + code.slice(at + 1))).toHaveProperty('refusal');
      }),
      { numRuns: 500 },
    );
  });

  it('is refused if two of its characters are swapped', () => {
    // Not in the checksum: it is as good as random.
    fc.assert(
      fc.property(aCode, fc.nat(18), fc.nat(18), (code, a, b) => {
        const letters = Array.from(code);
        fc.pre(Math.max(a, b) < code.length - 4 && letters[a] !== letters[b]);
        [letters[a], letters[b]] = [letters[b] ?? '', letters[a] ?? ''];
        expect(parse(letters.join(''))).toEqual(DAMAGED);
      }),
      { numRuns: 500 },
    );
  });

  it('is refused if it is too short or too long', () => {
    fc.assert(
      fc.property(aCode, fc.nat(22), fc.string({ minLength: 1 }), (code, length, more) => {
        fc.pre(length < code.length && length !== 18);
        expect(parse(code.slice(0, length))).toEqual(DAMAGED);
        fc.pre((code.length === 23 || more.length !== 5) && /^[\da-z]/i.test(more));
        expect(parse(code + more)).toEqual(DAMAGED);
      }),
    );
  });

  const MARKS = ['#', '/', '=', ' ', '%20', '%3C', '(', '<', '“'];
  const ENDS = ['', '.', '\u200b', '🎉 Try it!', '&utm_source=x'];
  it.each([...MARKS.map((mark) => [mark, '']), ...ENDS.map((end) => ['', end])])(
    'is read in capitals, whatever a message or an app puts around it: %j, %j',
    (mark, end) => {
      for (const challenge of [CHALLENGE, { ...CHALLENGE, result: null }]) {
        const code = formatChallenge(challenge, countries).toUpperCase();
        expect(parse(mark + code + end)).toEqual({ challenge });
      }
    },
  );

  it('is refused however long it is', () => {
    expect(parse('a'.repeat(1_000_000))).toEqual(DAMAGED);
  });

  it.each<[string, Countries]>([
    ['another order', countries.toReversed()],
    ['a further country', [...countries, ORIGIN]],
    ['another landmark', withFirst({ mapLocations: ORIGIN.mapLocations })],
  ])('is refused for another list: %s', (_, others) => {
    const code = formatChallenge(CHALLENGE, countries);
    expect(parseChallenge(code, others)).toEqual({ refusal: 'otherList' });
  });

  it('is read after a country was renamed', () => {
    const code = formatChallenge(CHALLENGE, countries);
    const renamed = withFirst({ name: 'Atlantis' });
    expect(parseChallenge(code, renamed)).toEqual({ challenge: CHALLENGE });
  });

  it.each<[string, number[], Countries]>([
    ['a position that the list does not have', [0, 1, 2, 3, 201], countries],
    ['one position twice', [0, 1, 2, 3, 3], countries],
    ['one name twice', [0, 1, 2, 3, 6], [...LIST, aCountry('Origin', 1, 1)]],
    ['a country without a landmark', [0, 1, 2, 3, 6], [...LIST, NOWHERE]],
  ])('is refused if it was forged with %s', (_, positions, list) => {
    const code = formatChallenge({ positions, result: null }, list);
    expect(parseChallenge(code, list)).toEqual(DAMAGED);
  });
});

it('a new challenge draws any five countries with a landmark, none twice and none that is excluded', () => {
  const list = [NOWHERE, ...LIST, aCountry('Midland', 5, 5)];
  let last = 0;
  const random = () => (last = (last + 0.618034) % 1);
  const drawn = Array.from({ length: 200 }, () => drawChallenge(list, ['Origin'], random));
  for (const challenge of drawn) {
    expect(parseChallenge(formatChallenge(challenge, list), list)).toEqual({ challenge });
  }
  for (const map of [0, 1, 2, 3, 4]) {
    const positions = new Set(drawn.map((each) => each.positions[map]));
    expect([...positions].sort()).toEqual([2, 3, 4, 5, 6, 7]);
  }
});

describe('the challenge to play a round’s map', () => {
  it('has its position and its score', () => {
    const round = aRound(ORIGIN, NORTHLAND, ORIGIN);
    expect(challengeTo(round, [NORTHLAND, ORIGIN])).toEqual({ positions: [1], result: [2] });
  });

  it('does not exist if the list has moved or lost the place since', () => {
    const round = aRound(ORIGIN, ORIGIN);
    expect(challengeTo(round, [aCountry('Origin', 1, 0)])).toBeNull();
    expect(challengeTo(round, [aCountry('Origin', 0, 1)])).toBeNull();
    expect(challengeTo(round, [NORTHLAND])).toBeNull();
  });
});
