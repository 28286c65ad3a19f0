import { describe, expect, it } from 'vitest';

import { knownNames } from '../../src/domain/knownNames';
import { packRound, parseRound } from '../../src/domain/packedRound';
import { revealAnswer } from '../../src/domain/round';
import type { RoundId } from '../../src/domain/roundId';
import { aCountry, aRound, COUNTRIES, FARLAND, NORTHLAND, ORIGIN } from '../support/builders';
import { LOST_AT_FOUR } from '../support/progress';

const ROUND = aRound(ORIGIN, NORTHLAND, FARLAND);
const DAILY = 'daily:2026-11-20';
const PACKED = packRound(ROUND);
const [NAME, PLACE, LAT, LON, STATUS, GUESSES] = PACKED;
const nameOf = knownNames(COUNTRIES);
const parse = (...packed: unknown[]) => parseRound(DAILY, packed, nameOf);
const guessed = (...guess: unknown[]) => parse(NAME, PLACE, LAT, LON, STATUS, [guess]);

describe('a round from outside is read', () => {
  it.each([ROUND, LOST_AT_FOUR, aRound(ORIGIN, ORIGIN)])('as packed (%#)', (round) => {
    expect(parseRound(DAILY, packRound(round), nameOf)).toStrictEqual(round);
  });

  it.each([
    { openedAt: 7 },
    { endedAt: 7 },
    { friendsResult: [1, 2, 3, 6, 7] },
    { friendsResult: [7] },
  ])('with %j', (others) => {
    expect(parseRound(DAILY, PACKED, nameOf, others)).toStrictEqual({ ...ROUND, ...others });
  });

  it('with facts of a later release, except what a round is made of', () => {
    const others = { laterFact: { deep: [1] }, answer: 'x', guesses: [], status: 'lost' };
    const { laterFact } = others;
    expect(parseRound(DAILY, PACKED, nameOf, others)).toStrictEqual({ ...ROUND, laterFact });
  });

  it('with its answer revealed before the first guess, in practice only', () => {
    const revealed = revealAnswer(aRound(ORIGIN));
    expect(parseRound('practice:37', packRound(revealed), nameOf)).toStrictEqual(revealed);
    expect(parseRound(DAILY, packRound(revealed), nameOf)).toBeNull();
  });
});

describe('the neighbours named after a round from outside', () => {
  const WON_ROUND = aRound(ORIGIN, ORIGIN);
  const readWith = (neighbours: unknown, id: RoundId = DAILY) =>
    parseRound(id, packRound(WON_ROUND), nameOf, { neighbours });
  const neighbours = { asked: ['Northland', 'Eastland'], given: ['Eastland', null] };

  it('are read', () => {
    expect(readWith(neighbours)).toStrictEqual({ ...WON_ROUND, neighbours });
  });

  it.each<[string, unknown]>([
    ['they are no lists', { asked: 7 }],
    ['a name is not one', { asked: ['<b>'], given: [null] }],
    ['no country has a name', { ...neighbours, given: ['__proto__'] }],
    ['no country has a name that was asked for', { ...neighbours, asked: ['Northl?nd'] }],
    ['there are none', { ...neighbours, given: [] }],
    ['a name is given twice', { ...neighbours, given: ['Eastland', 'Eastland'] }],
    ['the country itself is named', { ...neighbours, given: ['Origin'] }],
    ['a name follows the end', { ...neighbours, given: [null, 'Eastland'] }],
    ['they are endless', { ...neighbours, given: Array(10_000).fill('Eastland') }],
  ])('are dropped without the round if %s', (_, damaged) => {
    expect(readWith(damaged)).toStrictEqual(WON_ROUND);
  });

  it('are dropped in a challenge, and in a round that has not ended', () => {
    expect(readWith(neighbours, 'challenge:0123456789abcdefgh:2')).toStrictEqual(WON_ROUND);
    expect(parseRound(DAILY, PACKED, nameOf, { neighbours })).toStrictEqual(ROUND);
  });

  it('have the countries’ present names', () => {
    const renamed = knownNames([...COUNTRIES, aCountry('New', 1, 1, ['Old'])]);
    const old = { asked: ['Old', 'Northland'], given: ['Old'] };
    expect(parseRound(DAILY, packRound(WON_ROUND), renamed, { neighbours: old })).toMatchObject({
      neighbours: { asked: ['New', 'Northland'], given: ['New'] },
    });
  });
});

describe('a round from outside is refused', () => {
  it.each([
    ['is empty', ''],
    ['is longer than 100 characters', 'x'.repeat(101)],
    ['has markup', '<script>alert(1)</script>'],
    ['has a control character', 'Peru\nKenya'],
    ['changes the writing direction', 'Peru\u202e'],
    ['has a lone surrogate', 'Peru\ud800'],
    ['was read in a wrong encoding', 'T\ufffdrkiye'],
    ['is a number', 7],
  ])('if a name %s', (_, name) => {
    expect(parse(name, PLACE, LAT, LON, STATUS, GUESSES)).toBeNull();
    expect(parse(NAME, name, LAT, LON, STATUS, GUESSES)).toBeNull();
    expect(guessed(name, 1, 'N')).toBeNull();
  });

  it.each([-1, 0.5, 20_016, '7'])('if a guess is %j km away', (distance) => {
    expect(guessed('Peru', distance, 'N')).toBeNull();
  });

  it.each<[string, unknown]>([
    ['it is not a list', { name: NAME }],
    ['it is too short', PACKED.slice(0, 5)],
    ['it is too long', [...PACKED, 7]],
    ['its status is unknown', [NAME, PLACE, LAT, LON, 'over', GUESSES]],
    ['its status does not follow from its guesses', [NAME, PLACE, LAT, LON, 'won', GUESSES]],
    ['a direction is unknown', [NAME, PLACE, LAT, LON, STATUS, [['Peru', 1, 'NNE']]]],
    ['a guess is too long', [NAME, PLACE, LAT, LON, STATUS, [['Peru', 1, 'N', 7]]]],
    ['its place is not on the Earth', [NAME, PLACE, 91, LON, STATUS, GUESSES]],
    ['its place is not a number', [NAME, PLACE, LAT, null, STATUS, GUESSES]],
  ])('if %s', (_, packed) => {
    expect(parseRound(DAILY, packed, nameOf)).toBeNull();
  });
});

it.each([
  ...[-1, null, '7', Date.UTC(10_000, 0)].flatMap((time) =>
    ['openedAt', 'endedAt', 'importedAt'].map((name) => ({ [name]: time })),
  ),
  ...[[1, 2, 3, 4, 8], [1, 2, 3, 4], '12345'].map((friendsResult) => ({ friendsResult })),
])('a round from outside is read without a damaged fact: %j', (damaged) => {
  const intact = { openedAt: 6, laterFact: 7 };
  const others = { ...intact, ...damaged };
  const { openedAt, ...rest } = intact;
  const expected = 'openedAt' in damaged ? rest : { openedAt, ...rest };
  expect(parseRound(DAILY, PACKED, nameOf, others)).toStrictEqual({ ...ROUND, ...expected });
});
