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
  ['2026-11-20', 0, 201, 2057 - 10 * 201],
  ['2028-02-29', 0, 201, 49],
  ['2026-11-20', 154, 201, 0],
])(
  'the sum of the date of %s at offset %i among %i countries is %i',
  (date, offset, count, index) => {
    expect(sumIndex(utcDate(date), offset, count)).toBe(index);
  },
);

describe('the cycle', () => {
  // By hand: days since 1970 + offset, less the greatest multiple of the count.
  it.each([
    ['1970-01-01', 0, 201, 0],
    ['1969-12-31', 0, 201, 200],
    ['2026-11-20', 0, 201, 20_777 - 103 * 201],
  ])('on %s at offset %i among %i countries is at %i', (date, offset, count, index) => {
    expect(cycleIndex(utcDate(date), offset, count)).toBe(index);
  });

  it('goes on by one country a day, from the last to the first', () => {
    fc.assert(
      fc.property(aDate, fc.nat(10_000), aCount, (date, offset, count) => {
        const index = cycleIndex(date, offset, count);
        const next = cycleIndex(nextUtcDate(date), offset, count);
        expect(next).toBe(index === count - 1 ? 0 : index + 1);
      }),
    );
  });
});

describe.each([
  ['sum', sumIndex],
  ['cycle', cycleIndex],
])('the rule “%s”', (rule, indexOf) => {
  it('gives an index of the list, and the next one an offset later, the first after the last', () => {
    fc.assert(
      fc.property(aDate, fc.nat(10_000), aCount, (date, offset, count) => {
        const index = indexOf(date, offset, count);
        expect(Number.isInteger(index) && index >= 0 && index < count).toBe(true);
        expect(indexOf(date, offset + 1, count)).toBe(index === count - 1 ? 0 : index + 1);
      }),
    );
  });

  it('is that of a site that was built for it', () => {
    vi.stubGlobal('__DAILY_RULE__', rule);
    const date = utcDate('2026-11-20');
    expect(dailyIndex(date, 3, 201)).toBe(indexOf(date, 3, 201));
  });
});

it('where the site is not built, the rule is the sum', () => {
  vi.stubGlobal('__DAILY_RULE__', 'cycle');
  Reflect.deleteProperty(globalThis, '__DAILY_RULE__');
  const date = utcDate('2026-11-20');
  expect(dailyIndex(date, 3, 201)).toBe(sumIndex(date, 3, 201));
});
