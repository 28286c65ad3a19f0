import { expect, it } from 'vitest';

import { monthAndYear, weekday, withWeekday, writtenOut } from '../../src/texts/en/formats';
import { goTo } from '../support/timeZones';

it('a date is written out as a browser does it, in every month', () => {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  for (let month = 1; month <= 12; month += 1) {
    const date = `2026-${String(month).padStart(2, '0')}-09`;
    expect(writtenOut(date)).toBe(format.format(new Date(date)));
  }
});

it('days and months are those of UTC, wherever the player is', () => {
  goTo('Pacific/Pago_Pago');
  expect(withWeekday('2026-11-01')).toBe('Sunday, November 1, 2026');
  expect(monthAndYear('2026-11')).toBe('November 2026');
  expect([weekday('2026-11-01', 'short'), weekday('2026-11-01', 'narrow')]).toEqual(['Sun', 'S']);
});
