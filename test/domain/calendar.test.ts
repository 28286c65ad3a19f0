import { describe, expect, it } from 'vitest';

import {
  lastDays,
  nextUtcDate,
  nextUtcMidnight,
  parseUtcDate,
  previousUtcDate,
  utcDateOf,
  weeksOfMonth,
} from '../../src/domain/calendar';
import { utcDate } from '../support/builders';

const DAY_MS = 86_400_000;

it.each([
  ['2026-11-20T23:59:59.999Z', '2026-11-20'],
  ['2026-11-21T00:00:00.000Z', '2026-11-21'],
  ['1969-12-31T23:59:59.999Z', '1969-12-31'],
  ['2026-11-20T23:30:00.000-05:00', '2026-11-21'],
  ['2026-11-20T00:30:00.000+14:00', '2026-11-19'],
])('the UTC date of %s is %s', (instant, date) => {
  expect(utcDateOf(Date.parse(instant))).toBe(date);
});

describe('reading a date', () => {
  it.each(['2026-11-20', '2028-02-29', '9999-12-31'])('accepts %s', (text) => {
    expect(parseUtcDate(text)).toBe(text);
  });

  it.each(['2027-02-29', '2026-04-31', '2026-13-01', '2026-01-00'])(
    'refuses %s, which is not a day',
    (text) => {
      expect(parseUtcDate(text)).toBeNull();
    },
  );

  it.each(['2026-1-1', '+010000-01', ' 2026-01-01', '2026-01-01\n', '٢٠٢٦-٠١-٠١'])(
    'refuses %j, which is not written YYYY-MM-DD',
    (text) => {
      expect(parseUtcDate(text)).toBeNull();
    },
  );
});

it.each([
  ['2027-01-01', '2026-12-31'],
  ['2028-03-01', '2028-02-29'],
])('%s follows %s', (date, previous) => {
  expect(previousUtcDate(utcDate(date))).toBe(previous);
  expect(nextUtcDate(utcDate(previous))).toBe(date);
});

it('the last days end with the given one', () => {
  const days = ['2026-02-28', '2026-03-01', '2026-03-02'];
  expect(lastDays(utcDate('2026-03-02'), 3)).toEqual(days);
});

it.each([
  ['2026-11-20T00:00:00.000Z', DAY_MS],
  ['2026-11-20T23:59:59.999Z', 1],
])('the next UTC midnight after %s is %i ms away', (instant, wait) => {
  expect(nextUtcMidnight(Date.parse(instant)) - Date.parse(instant)).toBe(wait);
});

describe('the weeks of a month run from Monday to Sunday', () => {
  const daysOf = (month: string) =>
    weeksOfMonth(month).map((week) => week.map((date) => (date ? Number(date.slice(-2)) : 0)));

  it('in a month that starts on a Sunday', () => {
    expect(daysOf('2026-11')).toEqual([
      [0, 0, 0, 0, 0, 0, 1],
      [2, 3, 4, 5, 6, 7, 8],
      [9, 10, 11, 12, 13, 14, 15],
      [16, 17, 18, 19, 20, 21, 22],
      [23, 24, 25, 26, 27, 28, 29],
      [30, 0, 0, 0, 0, 0, 0],
    ]);
  });

  it('in a month of exactly four weeks', () => {
    expect(daysOf('2027-02')).toEqual([
      [1, 2, 3, 4, 5, 6, 7],
      [8, 9, 10, 11, 12, 13, 14],
      [15, 16, 17, 18, 19, 20, 21],
      [22, 23, 24, 25, 26, 27, 28],
    ]);
  });
});
