import { describe, expect, it } from 'vitest';

import { weeksOfMonth } from '../../src/domain/weeksOfMonth';

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
