import { describe, expect, it } from 'vitest';

import { archiveMonths, archiveYears, parseArchivedDate } from '../../src/domain/archive';
import { utcDate } from '../support/builders';

const TODAY = utcDate('2026-11-20');

describe('the archive', () => {
  it('has every day from January 1, 2026 to yesterday, once, the latest first', () => {
    const days = archiveMonths(TODAY, '2026').flatMap((month) => month.days);
    expect(days[0]).toBe('2026-11-19');
    expect(days.at(-1)).toBe('2026-01-01');
    // 365 days of 2026 less those from November 20: 11 and 31.
    expect(new Set(days).size).toBe(365 - 11 - 31);
    expect(days).toEqual([...days].sort().reverse());
  });

  it('has them by month', () => {
    const months = archiveMonths(TODAY, '2026');
    expect(months.map(({ month }) => month).slice(0, 2)).toEqual(['2026-11', '2026-10']);
    for (const { month, days } of months) {
      expect(days.every((date) => date.startsWith(month))).toBe(true);
    }
  });

  it('is empty on its first day', () => {
    expect(archiveMonths(utcDate('2026-01-01'), '2026')).toEqual([]);
  });
});

describe('the address of a day', () => {
  it('has the years from the first to yesterday’s, the latest first', () => {
    expect(archiveYears(utcDate('2026-01-01'))).toEqual([]);
    expect(archiveYears(utcDate('2027-01-01'))).toEqual(['2026']);
    expect(archiveYears(utcDate('2028-01-02'))).toEqual(['2028', '2027', '2026']);
  });

  it('has all days of a past year', () => {
    const days = archiveMonths(utcDate('2029-06-01'), '2028').flatMap((month) => month.days);
    expect([days.length, days[0], days.at(-1)]).toEqual([366, '2028-12-31', '2028-01-01']);
  });

  it.each(['2026-01-01', '2026-11-19', '2026-02-28'])('%s is of the archive', (text) => {
    expect(parseArchivedDate(text, TODAY)).toBe(text);
  });

  it.each([
    ['today', '2026-11-20'],
    ['a future day', '2027-01-01'],
    ['a day before the archive', '2025-12-31'],
    ['no day of the calendar', '2026-02-29'],
    ['no date', 'yesterday'],
    ['nothing', ''],
  ])('%s is not', (_, text) => {
    expect(parseArchivedDate(text, TODAY)).toBeNull();
  });
});
