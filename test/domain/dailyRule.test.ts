import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';

import { nextUtcDate, utcDateOf } from '../../src/domain/calendar';
import { cycleIndex, dailyIndex, sumIndex } from '../../src/domain/dailyRule';
import { utcDate } from '../support/builders';

/** Dates of the years 1 to 9997. */
const aDate = fc
  .integer({ min: Date.parse('0001-01-01'), max: Date.parse('9997-12-31') })
  .map(utcDateOf);
const aCount = fc.integer({ min: 1, max: 500 });

// By hand: year + month + day + offset, less the greatest multiple of the count.
it.each([
  ['2026-11-20', 0, 2057 - 10 * 201],
  ['2026-11-20', 154, 0],
])('the sum on %s at offset %i is %i among 201 countries', (date, offset, index) => {
  expect(sumIndex(utcDate(date), offset, 201)).toBe(index);
});

// By hand: days since 1970, less the greatest multiple of the count.
it.each([
  ['1970-01-01', 0],
  ['1969-12-31', 200],
  ['2026-11-20', 20_777 - 103 * 201],
])('the cycle on %s is at %i among 201 countries', (date, index) => {
  expect(cycleIndex(utcDate(date), 0, 201)).toBe(index);
});

it('the cycle advances by one country a day', () => {
  fc.assert(
    fc.property(aDate, fc.nat(10_000), aCount, (date, offset, count) => {
      const next = cycleIndex(nextUtcDate(date), offset, count);
      expect(next).toBe(cycleIndex(date, offset + 1, count));
    }),
  );
});

describe.each([
  ['sum', sumIndex],
  ['cycle', cycleIndex],
])('the rule “%s”', (rule, indexOf) => {
  it('gives an index of the list, and the next one for the next offset, the first after the last', () => {
    fc.assert(
      fc.property(aDate, fc.nat(10_000), aCount, (date, offset, count) => {
        const index = indexOf(date, offset, count);
        expect(Number.isInteger(index) && index >= 0 && index < count).toBe(true);
        expect(indexOf(date, offset + 1, count)).toBe(index === count - 1 ? 0 : index + 1);
      }),
    );
  });

  it('is used by a site built for it', () => {
    vi.stubGlobal('__DAILY_RULE__', rule);
    const date = utcDate('2026-11-20');
    expect(dailyIndex(date, 3, 201)).toBe(indexOf(date, 3, 201));
  });
});

it('outside of a build, the rule is the sum', () => {
  vi.stubGlobal('__DAILY_RULE__', 'cycle');
  Reflect.deleteProperty(globalThis, '__DAILY_RULE__');
  const date = utcDate('2026-11-20');
  expect(dailyIndex(date, 3, 201)).toBe(sumIndex(date, 3, 201));
});
