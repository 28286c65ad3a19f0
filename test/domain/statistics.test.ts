import { describe, expect, it } from 'vitest';

import type { Round } from '../../src/domain/round';
import {
  averageGuesses,
  bestMonth,
  isBestMonth,
  lastWeek,
  statisticsOf,
} from '../../src/domain/statistics';
import { aRound, EASTLAND, NORTHLAND, ORIGIN, SIX_MISSES, utcDate } from '../support/builders';
import { LOST_AT_FOUR } from '../support/progress';

const WON_IN_1 = aRound(ORIGIN, ORIGIN);
const WON_IN_3 = aRound(ORIGIN, EASTLAND, NORTHLAND, ORIGIN);
const LOST = aRound(ORIGIN, ...SIX_MISSES);
const OPEN = aRound(ORIGIN, EASTLAND);

const TODAY = '2026-11-20';
const of = (rounds: Record<string, Round>, today = TODAY) => statisticsOf(rounds, utcDate(today));

describe('statistics', () => {
  it('are all zero before the first round', () => {
    const none = { played: 0, won: 0, currentStreak: 0, longestStreak: 0, isNewBest: false };
    expect(of({})).toEqual({ ...none, distribution: [0, 0, 0, 0, 0, 0] });
  });

  it('count ended rounds, and won ones by their guesses', () => {
    const rounds = {
      '2026-11-15': WON_IN_1,
      '2026-11-16': LOST_AT_FOUR,
      '2026-11-17': WON_IN_3,
      '2026-11-18': LOST,
      '2026-11-19': OPEN,
      [TODAY]: WON_IN_1,
    };
    expect(of(rounds)).toMatchObject({ played: 5, won: 3, distribution: [2, 0, 1, 0, 0, 0] });
  });
});

describe('a streak', () => {
  const threeDays = { '2026-11-18': WON_IN_1, '2026-11-19': WON_IN_3, [TODAY]: WON_IN_1 };

  it.each<[string, number, Record<string, Round>, string]>([
    ['runs until yesterday while today’s round has not ended', 3, { '2026-11-21': OPEN }, '21'],
    ['ends with a lost round', 0, { '2026-11-21': LOST }, '21'],
    ['ends with a missed day', 0, {}, '22'],
    ['ends with an unfinished one', 1, { '2026-11-21': OPEN, '2026-11-22': WON_IN_1 }, '22'],
  ])('%s: %i', (_, currentStreak, later, day) => {
    const stats = of({ ...threeDays, ...later }, `2026-11-${day}`);
    expect(stats).toMatchObject({ currentStreak, longestStreak: 3 });
  });

  it('grows with each day won, whatever the order of the rounds', () => {
    const shuffled = { [TODAY]: WON_IN_1, '2026-11-18': WON_IN_1, '2026-11-19': WON_IN_1 };
    expect(of(shuffled)).toMatchObject({ currentStreak: 3, longestStreak: 3 });
  });
});

describe('a new best', () => {
  const twoDays = { '2026-11-18': WON_IN_1, '2026-11-19': WON_IN_1 };

  it.each<[string, boolean, Record<string, Round>]>([
    ['the first streak', true, twoDays],
    ['a longer streak than before', true, { ...twoDays, '2026-11-14': WON_IN_1 }],
    [
      'a streak as long as before',
      false,
      { '2026-11-16': WON_IN_1, '2026-11-15': WON_IN_1, '2026-11-19': WON_IN_1 },
    ],
  ])('with today’s win, %s is one: %s', (_, isNewBest, before) => {
    expect(of({ ...before, [TODAY]: WON_IN_1 }).isNewBest).toBe(isNewBest);
  });

  it('needs a win today', () => {
    expect(of({ '2026-11-19': WON_IN_1, [TODAY]: LOST }).isNewBest).toBe(false);
  });
});

it('the last seven days end with today, each with its round if begun', () => {
  const rounds = {
    '2026-11-13': WON_IN_1,
    '2026-11-14': WON_IN_3,
    '2026-11-16': LOST,
    '2026-11-18': OPEN,
    [TODAY]: aRound(ORIGIN),
  };
  expect(lastWeek(rounds, utcDate(TODAY))).toEqual([
    { date: '2026-11-14', round: WON_IN_3 },
    { date: '2026-11-15', round: null },
    { date: '2026-11-16', round: LOST },
    { date: '2026-11-17', round: null },
    { date: '2026-11-18', round: OPEN },
    { date: '2026-11-19', round: null },
    { date: '2026-11-20', round: null },
  ]);
});

it('the average number of guesses is that of rounds won', () => {
  expect(averageGuesses([WON_IN_1, LOST, WON_IN_3, WON_IN_3])).toBeCloseTo(7 / 3);
  expect(averageGuesses([LOST])).toBeUndefined();
});

it.each<[string, string[], ReturnType<typeof bestMonth>]>([
  [
    'has the most rounds won',
    ['2026-11-02', '2025-11-01', '2026-11-01', '2026-10-01'],
    { month: '2026-11', won: 2 },
  ],
  ['is the later of two', ['2025-12-07', '2026-01-07'], { month: '2026-01', won: 1 }],
  ['is the later of two in any order', ['2026-01-07', '2025-12-07'], { month: '2026-01', won: 1 }],
  ['needs a win', [], null],
])('the best month %s', (_, days, expected) => {
  const won = days.map((date) => [date, WON_IN_1] as const);
  const others = [
    ['2026-10-02', LOST],
    ['2026-10-03', OPEN],
  ] as const;
  expect(bestMonth(Object.fromEntries([...won, ...others]))).toEqual(expected);
});

it.each<[string, boolean, string[]]>([
  ['more wins than every month before', true, ['2026-10-01', '2025-11-01', '2026-11-01', TODAY]],
  ['as many as one of them', false, ['2026-10-01', '2026-10-02', '2026-11-01', TODAY]],
  [
    'more than some months before',
    false,
    ['2026-09-01', '2026-10-01', '2026-10-02', TODAY, '2026-11-01'],
  ],
  ['no month before', false, ['2026-11-01', TODAY]],
  [
    'more in a month to come, by a wrong clock',
    true,
    ['2026-10-01', TODAY, '2026-11-02', '2027-01-01', '2027-01-02', '2027-01-03'],
  ],
  ['no win yet', false, ['2026-10-01']],
])('a month with %s is the best so far: %s', (_, isBest, days) => {
  const won = Object.fromEntries(days.map((date) => [date, WON_IN_1]));
  const rounds = { '2026-11-05': LOST, '2026-10-05': OPEN, ...won };
  expect(isBestMonth(rounds, utcDate(TODAY))).toBe(isBest);
});
