import { describe, expect, it } from 'vitest';

import {
  isDaily,
  parseDailyRoundId,
  roundDate,
  type RoundId,
  roundIdOf,
} from '../../src/domain/roundId';
import { utcDate } from '../support/builders';

const date = utcDate('2026-11-20');

describe('a round id', () => {
  it("is the day's without an offset", () => {
    expect(roundIdOf(date)).toBe('daily:2026-11-20');
    expect(roundIdOf(date, 0)).toBe('daily:2026-11-20');
  });

  it("is a developer's with one", () => {
    expect(roundIdOf(date, 1)).toBe('dev:2026-11-20+1');
    expect(roundIdOf(date, 12)).toBe('dev:2026-11-20+12');
  });

  it('tells the day that the round belongs to', () => {
    expect(roundDate('daily:2026-11-20')).toBe(date);
    expect(roundDate('dev:2026-11-20+12')).toBe(date);
  });

  it.each(['daily:', 'daily:2026-02-30', 'daily:tomorrow', 'dev:+1'] satisfies RoundId[])(
    'that names no day, such as %s, is a broken invariant',
    (id) => {
      expect(() => roundDate(id)).toThrow(RangeError);
    },
  );

  it("tells the day's round from a developer's", () => {
    expect(isDaily(roundIdOf(date))).toBe(true);
    expect(isDaily(roundIdOf(date, 1))).toBe(false);
  });
});

describe('reading the id of a daily round', () => {
  it('accepts what is written for a day', () => {
    expect(parseDailyRoundId('daily:2026-11-20')).toBe('daily:2026-11-20');
    expect(parseDailyRoundId('daily:2028-02-29')).toBe('daily:2028-02-29');
  });

  it.each([
    '',
    'daily:',
    '2026-11-20',
    'dev:2026-11-20+1',
    'daily:2026-11-20+1',
    'daily:2027-02-29',
    'daily:2026-1-1',
    'daily: 2026-11-20',
    'daily:daily:2026-11-20',
    ' daily:2026-11-20',
    'Daily:2026-11-20',
    '__proto__',
  ])('refuses %j', (text) => {
    expect(parseDailyRoundId(text)).toBeNull();
  });
});
