import { describe, expect, it, vi } from 'vitest';

import { nextUtcMidnight } from '../../../src/domain/calendar';
import { findCountry } from '../../../src/domain/countries';
import { guessMade } from '../../../src/features/events';
import { selectStatistics } from '../../../src/features/statistics/statisticsSelectors';
import { formatsIn } from '../../../src/texts/languages';
import { boardOf } from '../../support/board';
import { COUNTRIES } from '../../support/builders';
import { aStore } from '../../support/testStore';

const HOUR_MS = 3_600_000;

describe.each([
  'Etc/GMT+12',
  'America/St_Johns',
  'Europe/London',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
])('in the time zone %s', (zone) => {
  it.each([
    ['America’s summer time begins', ['2026-03-07', '2026-03-08', '2026-03-09']],
    ['Europe’s summer time begins', ['2026-03-28', '2026-03-29', '2026-03-30']],
    ['the south’s summer time ends', ['2026-04-04', '2026-04-05', '2026-04-06']],
    ['a year ends', ['2026-12-30', '2026-12-31', '2027-01-01']],
  ])('rounds, countdown and streak follow UTC while %s', (_, days) => {
    vi.stubEnv('TZ', zone);
    const start = Date.parse(`${days[0]}T00:00:00Z`);
    const { store, wake } = aStore({ at: new Date(start).toISOString() });
    for (let hour = 0; hour < 24 * days.length; hour += 1) {
      vi.setSystemTime(start + hour * HOUR_MS);
      wake();
      const [day, time] = [Math.floor(hour / 24), hour % 24];
      const { id, answer = '' } = boardOf(store);
      expect(id).toBe(`daily:${days[day]}`);
      expect(nextUtcMidnight(Date.now())).toBe(start + (day + 1) * 24 * HOUR_MS);
      expect(selectStatistics(store.getState())?.currentStreak).toBe(day + (time > 12 ? 1 : 0));
      const country = findCountry(COUNTRIES, answer);
      if (country && time === 12) store.dispatch(guessMade(`daily:${days[day]}`, country));
    }
  });
});

it('the local time of UTC midnight follows summer time', () => {
  vi.stubEnv('TZ', 'Europe/London');
  const noteOn = (day: string) =>
    formatsIn('en').localTimeNote(nextUtcMidnight(Date.parse(day)), (time) => time);
  expect(noteOn('2026-01-15')).toBe('');
  expect(noteOn('2026-07-15')).toMatch(/^0?1:00/);
});
