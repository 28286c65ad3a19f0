import { describe, expect, it } from 'vitest';

import {
  archivedDays,
  canBePictured,
  parseArchivedDate,
  periodsOf,
  reopeningDay,
  roundsOfDays,
  unplayedDays,
} from '../../src/domain/archive';
import { lastDays, nextUtcDate, previousUtcDate, type UtcDate } from '../../src/domain/calendar';
import { type Countries, dailyCountry } from '../../src/domain/countries';
import {
  aCountry,
  aRound,
  EASTLAND,
  MANY_COUNTRIES,
  ORIGIN,
  SIX_MISSES,
  utcDate,
} from '../support/builders';

describe('the archive', () => {
  it('lists the days from January 1, 2026 to yesterday, latest first', () => {
    expect(archivedDays(utcDate('2026-01-01'))).toEqual([]);
    expect(archivedDays(utcDate('2026-01-03'))).toEqual(['2026-01-02', '2026-01-01']);
  });

  it('lists the years and months of its days once each, latest first', () => {
    const days = archivedDays(utcDate('2027-01-03'));
    expect(periodsOf(days, 'YYYY')).toEqual(['2027', '2026']);
    expect(periodsOf(days, 'YYYY-MM').slice(0, 2)).toEqual(['2027-01', '2026-12']);
  });

  it.each([
    ['2025-12-31', false],
    ['2026-01-01', true],
    ['2026-11-19', true],
    ['2026-11-20', false],
    ['yesterday', false],
  ])('has a page at %s on November 20, 2026: %s', (text, hasPage) => {
    expect(parseArchivedDate(text, utcDate('2026-11-20'))).toBe(hasPage ? text : null);
  });
});

describe('the round of a past day', () => {
  const won = aRound(ORIGIN, ORIGIN);
  const lost = aRound(ORIGIN, ...SIX_MISSES);
  const begun = aRound(ORIGIN, EASTLAND);
  const later = aRound(ORIGIN, EASTLAND, EASTLAND);
  const untouched = aRound(ORIGIN);

  it.each([
    ['the daily one if finished', { 'daily:2026-11-19': lost, 'archive:2026-11-19': won }, lost],
    ['else the archive’s', { 'daily:2026-11-19': begun, 'archive:2026-11-19': later }, later],
    ['none if only the daily one was begun', { 'daily:2026-11-19': begun }, undefined],
    ['none if the archive’s was not begun', { 'archive:2026-11-19': untouched }, undefined],
    ['never a developer’s', { 'dev:2026-11-19+1': won }, undefined],
  ])('is %s', (_, rounds, expected) => {
    expect(roundsOfDays(rounds)[utcDate('2026-11-19')]).toBe(expected);
  });

  it('must be finished, or the day counts as unplayed', () => {
    const days = ['2026-11-19', '2026-11-18', '2026-11-17', '2026-11-16'].map(utcDate);
    const rounds = {
      'daily:2026-11-19': lost,
      'archive:2026-11-18': won,
      'daily:2026-11-17': begun,
    } as const;
    expect(unplayedDays(days, roundsOfDays(rounds))).toEqual(['2026-11-17', '2026-11-16']);
  });
});

describe('a past day', () => {
  const reopens = (date: string, today: string, countries: Countries) =>
    reopeningDay(utcDate(date), utcDate(today), countries);

  it('stays closed while its answer repeats the next day or the day after', () => {
    const [a, b] = [aCountry('A', 0, 0), aCountry('B', 9, 9)];
    // The dates from November 13 on have the sums from 2050 on.
    const listOf = (...answers: (typeof a)[]) =>
      MANY_COUNTRIES.map(
        (country, index) => answers[index - (2050 % MANY_COUNTRIES.length)] ?? country,
      );
    const past = '2026-10-14';
    expect(reopens(past, '2026-11-13', listOf(a, a, b, b))).toBe('2026-11-15');
    expect(reopens(past, '2026-11-13', listOf(a, b, a, b))).toBe('2026-11-16');
  });

  it('is closed exactly while it has today’s or tomorrow’s answer', () => {
    const answer = (date: UtcDate) => dailyCountry(MANY_COUNTRIES, date, 0);
    const isSpoiler = (date: UtcDate, today: UtcDate) =>
      [today, nextUtcDate(today)].some((day) => answer(day) === answer(date));
    for (const today of lastDays(utcDate('2027-03-05'), 400)) {
      for (const date of lastDays(today, 45).slice(0, -1)) {
        const day = reopeningDay(date, today, MANY_COUNTRIES);
        expect(day !== null).toBe(isSpoiler(date, today));
        if (!day) continue;
        expect(isSpoiler(date, day)).toBe(false);
        expect(isSpoiler(date, previousUtcDate(day))).toBe(true);
      }
    }
  });

  it.each([
    ['all days have one answer', [ORIGIN]],
    ['there are no answers', []],
  ])('is open if %s', (_, countries) => {
    expect(reopens('2026-10-20', '2026-11-19', countries)).toBeNull();
  });

  it('is closed for a month at most', () => {
    // The sums from 2039 to 2067 have the first answer: November 10, and November 29 to December 29.
    const [a, b] = [aCountry('A', 0, 0), aCountry('B', 9, 9)];
    const list = Array.from({ length: 100 }, (_, sum) => (sum >= 39 && sum <= 67 ? a : b));
    expect(reopens('2026-11-10', '2026-11-29', list)).toBe('2026-12-30');
    expect(reopens('2026-11-10', '2026-11-28', list)).toBeNull();
  });
});

describe('the picture of a day’s round', () => {
  const today = utcDate('2026-11-20');
  const [past, tomorrow] = [utcDate('2026-11-01'), nextUtcDate(today)];
  const answerOf = (date: UtcDate) => dailyCountry(MANY_COUNTRIES, date, 0) ?? ORIGIN;

  it.each([
    ['won', past, aRound(answerOf(past), answerOf(past)), true],
    ['lost', past, aRound(answerOf(past), ...SIX_MISSES), true],
    ['not finished', past, aRound(answerOf(past), EASTLAND), false],
    ['won with today’s answer', past, aRound(answerOf(today), answerOf(today)), false],
    ['won with tomorrow’s answer', past, aRound(answerOf(tomorrow), answerOf(tomorrow)), false],
    ['won today', today, aRound(answerOf(today), answerOf(today)), true],
    ['begun today', today, aRound(answerOf(today), EASTLAND), false],
  ])('of one %s, on %s, is shown only if that gives nothing away', (_, date, round, expected) => {
    expect(canBePictured(round, date, today, MANY_COUNTRIES)).toBe(expected);
  });
});
