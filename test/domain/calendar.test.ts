import fc from 'fast-check';
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

/** Instants of the years 1 to 9998, whole milliseconds as a clock gives them. */
const anInstant = fc.integer({
  min: Date.parse('0001-01-01T00:00:00Z'),
  max: Date.parse('9998-12-31T23:59:59.999Z'),
});

describe('the UTC date of an instant', () => {
  it.each([
    ['2026-11-20T23:59:59.999Z', '2026-11-20'],
    ['2026-11-21T00:00:00.000Z', '2026-11-21'],
    ['1969-12-31T23:59:59.999Z', '1969-12-31'],
    ['2026-11-20T23:30:00.000-05:00', '2026-11-21'],
    ['2026-11-20T00:30:00.000+14:00', '2026-11-19'],
  ])('of %s is %s', (instant, date) => {
    expect(utcDateOf(Date.parse(instant))).toBe(date);
  });

  it.each([NaN, Infinity, 8.64e15 + 1])('is refused for %s, which no Date can hold', (instant) => {
    expect(() => utcDateOf(instant)).toThrow(RangeError);
  });
});

describe('reading a date', () => {
  it.each(['2026-11-20', '2028-02-29', '2000-02-29', '9999-12-31'])('accepts %s', (text) => {
    expect(parseUtcDate(text)).toBe(text);
  });

  it.each(['2027-02-29', '1900-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '2026-01-00'])(
    'refuses %s, a day that is not in the calendar',
    (text) => {
      expect(parseUtcDate(text)).toBeNull();
    },
  );

  it.each([
    '2026-1-1',
    '20260101',
    '+010000-01',
    ' 2026-01-01',
    '2026-01-01\n',
    '2026-01-01T00:00:00Z',
    '٢٠٢٦-٠١-٠١',
  ])('refuses %j, which is not written YYYY-MM-DD', (text) => {
    expect(parseUtcDate(text)).toBeNull();
  });
});

it.each([
  ['2026-11-20', '2026-11-19'],
  ['2027-01-01', '2026-12-31'],
  ['2028-03-01', '2028-02-29'],
  ['2100-03-01', '2100-02-28'],
])('the day before %s is %s, and that is the day after', (date, previous) => {
  expect(previousUtcDate(utcDate(date))).toBe(previous);
  expect(nextUtcDate(utcDate(previous))).toBe(date);
});

it.each([
  ['2026-11-20', 1, ['2026-11-20']],
  ['2026-03-02', 3, ['2026-02-28', '2026-03-01', '2026-03-02']],
  ['2028-01-01', 2, ['2027-12-31', '2028-01-01']],
])('the last days up to %s, %i of them', (date, count, days) => {
  expect(lastDays(utcDate(date), count)).toEqual(days);
});

describe('the weeks of a month', () => {
  const daysOf = (month: string) =>
    weeksOfMonth(month).map((week) => week.map((date) => (date ? Number(date.slice(-2)) : 0)));

  it('run from Monday to Sunday', () => {
    expect(daysOf('2026-11')).toEqual([
      [0, 0, 0, 0, 0, 0, 1],
      [2, 3, 4, 5, 6, 7, 8],
      [9, 10, 11, 12, 13, 14, 15],
      [16, 17, 18, 19, 20, 21, 22],
      [23, 24, 25, 26, 27, 28, 29],
      [30, 0, 0, 0, 0, 0, 0],
    ]);
  });

  it('hold each day of the month once, each weekday in its column', () => {
    fc.assert(
      fc.property(anInstant, (instant) => {
        const month = utcDateOf(instant).slice(0, 'YYYY-MM'.length);
        const weeks = weeksOfMonth(month);
        const days = weeks.flat().filter((date) => date !== null);
        expect(days).toContain(utcDateOf(instant));
        expect(days.every((date) => date.startsWith(month))).toBe(true);
        expect(days).toEqual([...new Set(days)].sort());
        for (const week of weeks) {
          expect(week.some((date) => date !== null)).toBe(true);
          const weekdays = week.map((date, day) => (date ? new Date(date).getUTCDay() : day + 1));
          expect(weekdays.map((day) => day % 7)).toEqual([1, 2, 3, 4, 5, 6, 0]);
        }
      }),
    );
  });
});

it.each([
  ['2026-11-20T00:00:00.000Z', DAY_MS],
  ['2026-11-20T23:59:59.999Z', 1],
])('the next UTC midnight after %s comes in %i ms', (instant, wait) => {
  expect(nextUtcMidnight(Date.parse(instant)) - Date.parse(instant)).toBe(wait);
});
