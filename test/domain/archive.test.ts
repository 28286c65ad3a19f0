import { describe, expect, it } from 'vitest';

import {
  archivedDays,
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

const TODAY = utcDate('2026-11-20');

describe('the archive', () => {
  it('has every day from January 1, 2026 to yesterday, once, the latest first', () => {
    const days = archivedDays(TODAY);
    expect(days[0]).toBe('2026-11-19');
    expect(days.at(-1)).toBe('2026-01-01');
    // 365 days of 2026 less those from November 20: 11 and 31.
    expect(new Set(days).size).toBe(365 - 11 - 31);
    expect(days).toEqual([...days].sort().reverse());
  });

  it('has the years and months from the first to yesterday’s, the latest first', () => {
    const yearsOn = (today: string) => periodsOf(archivedDays(utcDate(today)), 'YYYY');
    expect(yearsOn('2026-01-01')).toEqual([]);
    expect(yearsOn('2027-01-01')).toEqual(['2026']);
    expect(yearsOn('2028-01-02')).toEqual(['2028', '2027', '2026']);
    const months = periodsOf(archivedDays(utcDate('2027-01-02')), 'YYYY-MM');
    expect(months.slice(0, 2)).toEqual(['2027-01', '2026-12']);
    expect(months).toHaveLength(13);
  });
});

describe('how a day went', () => {
  const won = aRound(ORIGIN, ORIGIN);
  const lost = aRound(ORIGIN, ...SIX_MISSES);
  const begun = aRound(ORIGIN, EASTLAND);
  const begunLater = aRound(ORIGIN, EASTLAND, EASTLAND);
  const untouched = aRound(ORIGIN);
  const DAY = utcDate('2026-11-19');

  it.each([
    ['nothing', {}, undefined],
    ['an untouched round', { 'daily:2026-11-19': untouched }, undefined],
    ['the day’s round', { 'daily:2026-11-19': lost }, lost],
    ['the day’s round, begun', { 'daily:2026-11-19': begun }, undefined],
    ['the archive’s round', { 'archive:2026-11-19': won }, won],
    ['both, the day’s finished', { 'daily:2026-11-19': lost, 'archive:2026-11-19': won }, lost],
    ['both, the archive’s finished', { 'daily:2026-11-19': begun, 'archive:2026-11-19': won }, won],
    ['both begun', { 'daily:2026-11-19': begun, 'archive:2026-11-19': begunLater }, begunLater],
    [
      'the archive’s untouched',
      { 'daily:2026-11-19': begun, 'archive:2026-11-19': untouched },
      undefined,
    ],
    ['a developer’s round', { 'dev:2026-11-19+1': won }, undefined],
  ])('of %s is told', (_, rounds, expected) => {
    expect(roundsOfDays(rounds)[DAY]).toBe(expected);
  });

  it('leaves unplayed what has no finished round', () => {
    const days = ['2026-11-19', '2026-11-18', '2026-11-17', '2026-11-16'].map(utcDate);
    const rounds = {
      'daily:2026-11-19': lost,
      'archive:2026-11-18': won,
      'daily:2026-11-17': begun,
    } as const;
    expect(unplayedDays(days, roundsOfDays(rounds))).toEqual(['2026-11-17', '2026-11-16']);
  });
});

describe('the address of a day', () => {
  it.each(['2026-01-01', '2026-11-19', '2026-02-28'])('%s is of the archive', (text) => {
    expect(parseArchivedDate(text, TODAY)).toBe(text);
  });

  it.each([
    ['today', '2026-11-20'],
    ['a future day', '2027-01-01'],
    ['a day before the archive', '2025-12-31'],
    ['no date', 'yesterday'],
  ])('%s is not', (_, text) => {
    expect(parseArchivedDate(text, TODAY)).toBeNull();
  });
});

describe('a past day', () => {
  const reopens = (date: string, today: string, countries: Countries) =>
    reopeningDay(utcDate(date), utcDate(today), countries);

  it('stays closed where its answer comes a second time in a row, or after one day', () => {
    const [a, b] = [aCountry('A', 0, 0), aCountry('B', 9, 9)];
    // Sums of 2050 and on: November 13 has the first, and no day before it has another than these.
    const listOf = (...answers: (typeof a)[]) =>
      MANY_COUNTRIES.map(
        (country, index) => answers[index - (2050 % MANY_COUNTRIES.length)] ?? country,
      );
    const past = '2026-10-14';
    expect(reopens(past, '2026-11-13', listOf(a, a, b, b))).toBe('2026-11-15');
    expect(reopens(past, '2026-11-13', listOf(a, b, a, b))).toBe('2026-11-16');
  });

  it('is closed while it has the answer of today or tomorrow, and not a day longer', () => {
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
  ])('is open where %s', (_, countries) => {
    expect(reopens('2026-10-20', '2026-11-19', countries)).toBeNull();
  });

  it('is closed for a month at most', () => {
    // From 2039 to 2067 the sums of dates have the first: those of November 10, and to December 29.
    const [a, b] = [aCountry('A', 0, 0), aCountry('B', 9, 9)];
    const list = Array.from({ length: 100 }, (_, sum) => (sum >= 39 && sum <= 67 ? a : b));
    expect(reopens('2026-11-10', '2026-11-29', list)).toBe('2026-12-30');
    expect(reopens('2026-11-10', '2026-11-28', list)).toBeNull();
  });
});
