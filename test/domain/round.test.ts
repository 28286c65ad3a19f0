import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  addGuess,
  allowedZooms,
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
  type ZoomLevel,
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
const aLevel = fc.constantFrom(...ZOOM_LEVELS);

describe('the zoom levels', () => {
  it.each([
    [0, [18]],
    [1, [18, 17]],
    [6, [18, 17, 16, 15, 14, 13, 12]],
    [14, ALL],
    [15, ALL],
  ])('unlocked by %i steps out are %j', (steps, levels) => {
    expect(allowedZooms(steps)).toEqual(levels);
    expect(farthestZoom(steps)).toBe(levels.at(-1));
  });

  it.each([
    ['none without a round', undefined, undefined, 0],
    ['one per guess', ROUND, undefined, 3],
    ['all of a round once its answer was shown', revealAnswer(ROUND), undefined, 6],
    ['all of a won round', { ...ROUND, status: 'won' }, undefined, 6],
    ['all that there are of a further place', ROUND, 4, 14],
    ['none of a further place that has one', ROUND, 18, 0],
  ] as const)('are unlocked: %s', (_, round, placeLevel, steps) => {
    expect(zoomSteps(round, placeLevel)).toBe(steps);
  });

  it('of one step farther out are one lower, and 4 at the end', () => {
    expect(ZOOM_LEVELS.map(zoomedOut)).toEqual([...ALL.slice(1), 4]);
  });
});

describe('the level on the screen', () => {
  it('is the one picked if it is unlocked, else the farthest that is', () => {
    expect([18, 16, 15, 4].map((picked) => clampedZoom(picked as ZoomLevel, 2))).toEqual([
      18, 16, 16, 16,
    ]);
  });

  it('goes one farther out with a guess to what the guess has unlocked', () => {
    fc.assert(
      fc.property(aLevel, fc.nat(20), (picked, steps) => {
        expect(allowedZooms(steps + 1)).toContain(zoomedOut(clampedZoom(picked, steps)));
      }),
    );
  });
});

const date = utcDate('2026-11-20');

it.each([
  ["the day's", 0, 'daily:2026-11-20', NORTHLAND],
  ["the next countries', under an id of its own,", 3, 'dev:2026-11-20+3', ORIGIN],
])("a day's puzzle is an empty round: %s at a dev offset of %d", (_, offset, id, country) => {
  expect(puzzleOf(COUNTRIES, date, offset)).toEqual({ id, round: aRound(country) });
});

const LOST = aRound(ORIGIN, ...SIX_MISSES);
const UNBEGUN = aRound(ORIGIN);
const WON = aRound(ORIGIN, NORTHLAND, ORIGIN);

it.each([
  ['Eastland', EASTLAND.mapLocations[0]],
  ['Nowhere', null],
  ['Atlantis', null],
])('the landmark of %s is found, if there is one', (name, landmark) => {
  expect(findLandmark([...COUNTRIES, NOWHERE], name)).toEqual(landmark);
});

describe('a new round', () => {
  it("asks for a country by its first place's coordinates", () => {
    const country = aCountry('Twoland', 1, 2);
    const mapLocations = [...country.mapLocations, { name: 'Second', lat: 8, lon: 9 }];
    expect(newRound({ ...country, mapLocations })).toEqual({
      answer: { name: 'Twoland', place: 'Twoland Tower', lat: 1, lon: 2 },
      guesses: [],
      status: 'playing',
    });
  });

  it('cannot be made for a country without a place, or for none', () => {
    expect(newRound(NOWHERE)).toBeNull();
    expect(newRound(undefined)).toBeNull();
  });
});

describe('a guess', () => {
  // Ten degrees of a great circle are 1,111.949 km.
  it.each([
    [NORTHLAND, { distance: 1112, direction: 'S' }],
    [EASTLAND, { distance: 1112, direction: 'W' }],
    [aCountry('Originsuburb', 0, 0.004), { distance: 0, direction: 'W' }],
  ])('records whole km and the way from the guess to the answer (%#)', (country, record) => {
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
    ['one after a lost round', LOST, ORIGIN],
    ['one after a won round', WON, NORTHLAND],
    ['one after a round that was lost when there were only four', LOST_AT_FOUR, ORIGIN],
    ['one of a country without a place', UNBEGUN, NOWHERE],
  ])('that is %s leaves the very same round', (_, round, country) => {
    expect(addGuess(round, country.name, landmarkOf(country))).toBe(round);
  });
});

describe('showing the answer', () => {
  it.each([[UNBEGUN], [aRound(ORIGIN, NORTHLAND)]])('loses the round early (%#)', (round) => {
    expect(revealAnswer(round)).toEqual({ ...round, status: 'lost' });
    expect(wasRevealed(revealAnswer(round))).toBe(true);
  });

  it.each([[WON], [LOST]])('leaves an ended round the very same (%#)', (round) => {
    expect(revealAnswer(round)).toBe(round);
    expect(wasRevealed(round)).toBe(false);
  });
});

it.each([
  ['playing', UNBEGUN, false],
  ['playing', aRound(ORIGIN, ...SIX_MISSES.slice(1)), true],
  ['lost', LOST, false],
  ['won', aRound(ORIGIN, ORIGIN), false],
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

  it('is all that play can lead to, in six guesses at most', () => {
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
    ['a correct guess and go on', 'playing', [hit]],
    ['six wrong guesses and go on', 'playing', Array<Guess>(6).fill(miss)],
  ])('cannot have %s', (_, status, guesses) => {
    expect(isLegal(status, ...guesses)).toBe(false);
  });
});

it.each([
  ['the one that came nearest', aRound(ORIGIN, FARLAND, NORTHLAND, FARLAND), 'Northland'],
  ['the first of several', aRound(ORIGIN, FARLAND, EASTLAND, NORTHLAND), 'Eastland'],
  ['none before the first', UNBEGUN, undefined],
])('the closest guess is %s', (_, round, name) => {
  expect(closestGuess(round)?.name).toBe(name);
});
