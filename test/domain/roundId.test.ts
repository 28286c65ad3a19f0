import { describe, expect, it } from 'vitest';

import {
  archiveRoundId,
  dailyDate,
  isArchive,
  isDaily,
  isExtra,
  parseRoundId,
  practiceNumber,
  practiceRoundId,
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

  it.each(['practice:3', 'daily:', 'daily:2026-02-30', 'dev:+1'] satisfies RoundId[])(
    'names no day: %s',
    (id) => {
      expect(roundDate(id)).toBeNull();
    },
  );

  it("tells the day's round from a developer's", () => {
    expect(isDaily(roundIdOf(date))).toBe(true);
    expect(isDaily(roundIdOf(date, 1))).toBe(false);
  });
});

describe('a round of the player’s choice', () => {
  it.each([
    [archiveRoundId(date), true, true, 0],
    [practiceRoundId(7), true, false, 7],
    [roundIdOf(date), false, false, 0],
    [roundIdOf(date, 2), false, false, 0],
  ])('%s: chosen %s, of the archive %s, practice %i', (id, isChosen, isOfArchive, number) => {
    expect([isExtra(id), isArchive(id), practiceNumber(id)]).toEqual([
      isChosen,
      isOfArchive,
      number,
    ]);
    expect(dailyDate(id)).toBe(id === 'daily:2026-11-20' ? date : null);
  });
});

describe('reading the id of a round', () => {
  it('accepts what is written for a day', () => {
    expect(parseRoundId('daily:2026-11-20')).toBe('daily:2026-11-20');
    expect(parseRoundId('daily:2028-02-29')).toBe('daily:2028-02-29');
    expect(parseRoundId('archive:2026-11-20')).toBe('archive:2026-11-20');
    expect(parseRoundId('practice:12')).toBe('practice:12');
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
    'archive:2026-02-30',
    'practice:0',
    'practice:1e3',
    'practice:',
    'blog:2026-11-20',
  ])('refuses %j', (text) => {
    expect(parseRoundId(text)).toBeNull();
  });
});
