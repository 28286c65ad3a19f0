import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  addGuess,
  allowedZooms,
  canGuess,
  clampedZoom,
  closestGuess,
  farthestZoom,
  findLandmark,
  type Guess,
  isInProgress,
  isLegalRound,
  landmarkOf,
  newRound,
  puzzleOf,
  revealAnswer,
  type Round,
  wasRevealed,
  ZOOM_LEVELS,
  zoomedOut,
  zoomSteps,
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
  utcDate,
} from '../support/builders';
import { LOST_AT_FOUR } from '../support/progress';

const ALL = [18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4];
const ROUND = aRound(ORIGIN, NORTHLAND, EASTLAND, FARLAND);

describe('the zoom levels', () => {
  it.each([
    [0, [18]],
    [1, [18, 17]],
    [14, ALL],
    [15, ALL],
  ])('unlocked by %i steps out are %j', (steps, levels) => {
    expect(allowedZooms(steps)).toEqual(levels);
    expect(farthestZoom(steps)).toBe(levels.at(-1));
  });

  it.each([
    ['none without a round', undefined, undefined, 0],
    ['one per guess', ROUND, undefined, 3],
    ['all of an ended round', { ...ROUND, status: 'won' }, undefined, 6],
    ['all that a further place has', ROUND, 4, 14],
  ] as const)('are unlocked: %s', (_, round, placeLevel, steps) => {
    expect(zoomSteps(round, placeLevel)).toBe(steps);
  });

  it('fall by one with each step out, down to 4', () => {
    expect(ZOOM_LEVELS.map(zoomedOut)).toEqual([...ALL.slice(1), 4]);
  });
});

it('the level shown is the picked one if unlocked, else the farthest unlocked one', () => {
  const levels = ([18, 16, 15, 4] as const).map((picked) => clampedZoom(picked, 2));
  expect(levels).toEqual([18, 16, 16, 16]);
});

const date = utcDate('2026-11-20');

it.each([
  [0, 'daily:2026-11-20', NORTHLAND],
  [3, 'dev:2026-11-20+3', ORIGIN],
])('the puzzle at offset %i is an empty round with the id %s', (offset, id, country) => {
  expect(puzzleOf(COUNTRIES, date, offset)).toEqual({ id, round: aRound(country) });
});

const LOST = aRound(ORIGIN, ...SIX_MISSES);
const UNBEGUN = aRound(ORIGIN);
const WON = aRound(ORIGIN, NORTHLAND, ORIGIN);

it('the landmark of a country is its first place, if it has one', () => {
  const landmarks = ['Eastland', 'Nowhere', 'Atlantis'].map((name) =>
    findLandmark([...COUNTRIES, NOWHERE], name),
  );
  expect(landmarks).toEqual([EASTLAND.mapLocations[0], null, null]);
});

it('a new round asks for a country’s landmark, and needs one', () => {
  const [first] = aCountry('Twoland', 1, 2).mapLocations;
  const mapLocations = first ? [first, { name: 'Second', lat: 8, lon: 9 }] : [];
  expect(newRound({ ...aCountry('Twoland', 1, 2), mapLocations })).toEqual({
    answer: { name: 'Twoland', place: 'Twoland Tower', lat: 1, lon: 2 },
    guesses: [],
    status: 'playing',
  });
  expect([newRound(NOWHERE), newRound(undefined)]).toEqual([null, null]);
});

describe('a guess', () => {
  it('says when it ended a round, if it did and that is known', () => {
    const endOf = (name: string, at?: number) =>
      addGuess(aRound(ORIGIN, NORTHLAND), name, { lat: 0, lon: 0 }, at);
    expect(endOf('Eastland', 7)).not.toHaveProperty('endedAt');
    expect(endOf('Origin', 7)).toHaveProperty('endedAt', 7);
    expect(endOf('Origin')).not.toHaveProperty('endedAt');
  });

  // Ten degrees of a great circle are 1,111.949 km.
  it.each([
    [NORTHLAND, { distance: 1112, direction: 'S' }],
    [EASTLAND, { distance: 1112, direction: 'W' }],
    [aCountry('Originsuburb', 0, 0.004), { distance: 0, direction: 'W' }],
  ])('records whole km and the direction to the answer (%#)', (country, record) => {
    expect(aRound(ORIGIN, country).guesses).toEqual([
      { name: country.name, isCorrect: false, ...record },
    ]);
  });

  it('is correct by name alone, wherever its place is', () => {
    const correct = aRound(ORIGIN, aCountry('Origin', 10, 0)).guesses[0];
    expect(correct).toMatchObject({ distance: 1112, isCorrect: true });
    const wrong = aRound(ORIGIN, aCountry('Neighbour', 0, 0)).guesses[0];
    expect(wrong).toMatchObject({ distance: 0, isCorrect: false });
  });

  it.each([
    ['after a won round', WON, NORTHLAND],
    ['after a round that was lost when four guesses were allowed', LOST_AT_FOUR, ORIGIN],
    ['of a country without a landmark', UNBEGUN, NOWHERE],
  ])('%s is not allowed', (_, round, country) => {
    expect(canGuess(round, landmarkOf(country))).toBe(false);
  });
});

describe('revealing the answer', () => {
  it('loses the round early', () => {
    expect(revealAnswer(UNBEGUN)).toEqual({ ...UNBEGUN, status: 'lost' });
    expect(wasRevealed(revealAnswer(aRound(ORIGIN, NORTHLAND)))).toBe(true);
  });

  it.each([[WON], [LOST]])('leaves an ended round unchanged (%#)', (round) => {
    expect(revealAnswer(round)).toBe(round);
    expect(wasRevealed(round)).toBe(false);
  });
});

it.each([
  ['playing', UNBEGUN, false],
  ['playing', aRound(ORIGIN, ...SIX_MISSES.slice(1)), true],
  ['lost', LOST, false],
  ['won', aRound(ORIGIN, ...SIX_MISSES.slice(1), ORIGIN), false],
])('the status of a round is %s (%#)', (status, round, inProgress) => {
  expect(round.status).toBe(status);
  expect(isInProgress(round)).toBe(inProgress);
});

describe('a legal round', () => {
  const miss: Guess = { name: 'Northland', distance: 1112, direction: 'S', isCorrect: false };
  const hit: Guess = { name: 'Origin', distance: 0, direction: 'N', isCorrect: true };
  const isLegal = (status: Round['status'], ...guesses: Guess[]) =>
    isLegalRound({ ...aRound(ORIGIN), guesses, status });

  it('is any that play can lead to', () => {
    const someCountries = fc.array(fc.constantFrom(...COUNTRIES, NOWHERE), { maxLength: 12 });
    fc.assert(
      fc.property(fc.constantFrom(...COUNTRIES), someCountries, (answer, countries) => {
        const round = aRound(answer, ...countries);
        expect(isLegalRound(round)).toBe(true);
        const names = countries.filter((each) => landmarkOf(each)).map(({ name }) => name);
        expect(names.slice(0, round.guesses.length)).toEqual(round.guesses.map((g) => g.name));
      }),
    );
  });

  it.each<[string, Round['status'], Guess[]]>([
    ['seven guesses', 'lost', Array<Guess>(7).fill(miss)],
    ['a wrong guess after the correct one', 'won', [hit, miss]],
    ['a correct guess after the correct one', 'won', [hit, hit]],
    ['a wrong name marked correct', 'won', [{ ...miss, isCorrect: true }]],
    ["the answer's name marked wrong", 'playing', [{ ...hit, isCorrect: false }]],
    ['been won without a correct guess', 'won', [miss]],
    ['been lost with a correct guess', 'lost', [miss, hit]],
    ['been lost without a guess', 'lost', []],
    ['a correct guess and continue', 'playing', [hit]],
    ['six wrong guesses and continue', 'playing', Array<Guess>(6).fill(miss)],
  ])('cannot have %s', (_, status, guesses) => {
    expect(isLegal(status, ...guesses)).toBe(false);
  });
});

it.each([
  ['the nearest one', aRound(ORIGIN, FARLAND, NORTHLAND, FARLAND), 'Northland'],
  ['the first of several', aRound(ORIGIN, FARLAND, EASTLAND, NORTHLAND), 'Eastland'],
  ['undefined in an unbegun round', UNBEGUN, undefined],
])('the closest guess is %s', (_, round, name) => {
  expect(closestGuess(round)?.name).toBe(name);
});
