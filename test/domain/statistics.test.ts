import { describe, expect, it } from 'vitest';

import type { Round } from '../../src/domain/round';
import { statisticsOf } from '../../src/domain/statistics';
import { aRound, EASTLAND, NORTHLAND, ORIGIN, SIX_MISSES, utcDate } from '../support/builders';

const WON_IN_1 = aRound(ORIGIN, ORIGIN);
const WON_IN_3 = aRound(ORIGIN, EASTLAND, NORTHLAND, ORIGIN);
const LOST = aRound(ORIGIN, ...SIX_MISSES);
const OPEN = aRound(ORIGIN, EASTLAND);

const TODAY = '2026-11-20';
const of = (rounds: Record<string, Round>, today = TODAY) => statisticsOf(rounds, utcDate(today));

describe('statistics', () => {
  it('of somebody who has not played are nothing', () => {
    expect(of({})).toEqual({
      played: 0,
      won: 0,
      currentStreak: 0,
      longestStreak: 0,
      distribution: [0, 0, 0, 0, 0, 0],
    });
  });

  it('count the rounds that have ended, and those won by their guesses', () => {
    const rounds = {
      '2026-11-17': WON_IN_3,
      '2026-11-18': LOST,
      '2026-11-19': OPEN,
      [TODAY]: WON_IN_1,
    };
    expect(of(rounds)).toMatchObject({ played: 3, won: 2, distribution: [1, 0, 1, 0, 0, 0] });
  });
});

describe('a streak', () => {
  const threeDays = { '2026-11-18': WON_IN_1, '2026-11-19': WON_IN_3, [TODAY]: WON_IN_1 };

  it('grows with each day that is won', () => {
    expect(of(threeDays)).toMatchObject({ currentStreak: 3, longestStreak: 3 });
  });

  it('runs until yesterday while today’s round is not begun', () => {
    expect(of(threeDays, '2026-11-21').currentStreak).toBe(3);
  });

  it('runs until yesterday while today’s round is under way', () => {
    expect(of({ ...threeDays, '2026-11-21': OPEN }, '2026-11-21').currentStreak).toBe(3);
  });

  it('ends with a lost round', () => {
    const stats = of({ ...threeDays, '2026-11-21': LOST }, '2026-11-21');
    expect(stats).toMatchObject({ currentStreak: 0, longestStreak: 3 });
  });

  it('ends with a day on which no round was finished', () => {
    expect(of(threeDays, '2026-11-22').currentStreak).toBe(0);
    const unfinished = { ...threeDays, '2026-11-21': OPEN, '2026-11-22': WON_IN_1 };
    expect(of(unfinished, '2026-11-22')).toMatchObject({ currentStreak: 1, longestStreak: 3 });
  });

  it.each([
    ['the end of a month', '2026-10-31', '2026-11-01'],
    ['the end of a year', '2026-12-31', '2027-01-01'],
    ['a leap day', '2028-02-29', '2028-03-01'],
    ['a change to summer time', '2026-03-28', '2026-03-29'],
  ])('goes on over %s', (_, before, after) => {
    expect(of({ [before]: WON_IN_1, [after]: WON_IN_1 }, after).currentStreak).toBe(2);
  });

  it('does not hang on the order in which the rounds are kept', () => {
    const shuffled = { [TODAY]: WON_IN_1, '2026-11-18': WON_IN_1, '2026-11-19': WON_IN_1 };
    expect(of(shuffled)).toMatchObject({ currentStreak: 3, longestStreak: 3 });
  });
});
