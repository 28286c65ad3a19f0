import { describe, expect, it, vi } from 'vitest';

import { nextUtcMidnight } from '../../../src/domain/calendar';
import { findCountry } from '../../../src/domain/countries';
import { guessMade } from '../../../src/features/events';
import { selectCurrentRound, selectCurrentRoundId } from '../../../src/features/game/gameSelectors';
import { selectStatistics } from '../../../src/features/statistics/statisticsSelectors';
import { formatsIn } from '../../../src/texts/languages';
import { COUNTRIES } from '../../support/builders';
import { aStore } from '../../support/testStore';

/** Time zones, and their offsets from UTC in January and in July 2026, in minutes. */
const TIME_ZONES = [
  ['Etc/GMT+12', -720, -720],
  ['America/St_Johns', -210, -150],
  ['UTC', 0, 0],
  ['Europe/London', 0, 60],
  ['Europe/Berlin', 60, 120],
  ['Asia/Kathmandu', 345, 345],
  ['Australia/Lord_Howe', 660, 630],
  ['Pacific/Chatham', 825, 765],
  ['Pacific/Kiritimati', 840, 840],
] as const;

const HOUR_MS = 3_600_000;

describe.each(TIME_ZONES)('in the time zone %s', (zone, january, july) => {
  it.each([
    ['America’s summer time begins', ['2026-03-07', '2026-03-08', '2026-03-09']],
    ['Europe’s summer time begins', ['2026-03-28', '2026-03-29', '2026-03-30']],
    ['the south’s summer time ends', ['2026-04-04', '2026-04-05', '2026-04-06']],
    ['America’s summer time ends', ['2026-10-31', '2026-11-01', '2026-11-02']],
    ['a year ends', ['2026-12-30', '2026-12-31', '2027-01-01']],
    ['a leap day comes', ['2028-02-28', '2028-02-29', '2028-03-01']],
  ])('rounds, countdown and streak follow UTC while %s', (_, days) => {
    vi.stubEnv('TZ', zone);
    const start = Date.parse(`${days[0]}T00:00:00Z`);
    const { store, wake } = aStore({ at: new Date(start).toISOString() });
    for (let hour = 0; hour < 24 * days.length; hour += 1) {
      vi.setSystemTime(start + hour * HOUR_MS);
      wake();
      const [day, time] = [Math.floor(hour / 24), hour % 24];
      const state = store.getState();
      expect(selectCurrentRoundId(state)).toBe(`daily:${days[day]}`);
      expect(nextUtcMidnight(Date.now())).toBe(start + (day + 1) * 24 * HOUR_MS);
      expect(selectStatistics(state)?.currentStreak).toBe(day + (time > 12 ? 1 : 0));
      const answer = findCountry(COUNTRIES, selectCurrentRound(state)?.answer.name ?? '');
      if (answer && time === 12) store.dispatch(guessMade(`daily:${days[day]}`, answer));
    }
  });

  it('the next map comes at the local time of UTC midnight, in winter and in summer', () => {
    vi.stubEnv('TZ', zone);
    const minutesShown = (day: string) => {
      const next = nextUtcMidnight(Date.parse(day));
      const text = formatsIn('en').localTimeNote(next, (time) => time);
      if (text === '') return 'as in UTC';
      const [hour = NaN, minute = NaN] = text.match(/\d+/g)?.map(Number) ?? [];
      return (hour % 12) * 60 + minute;
    };
    const halfDay = 12 * 60;
    const expected = [january, july].map((offset) =>
      offset === 0 ? 'as in UTC' : (offset + 2 * halfDay) % halfDay,
    );
    expect([minutesShown('2026-01-15'), minutesShown('2026-07-15')]).toEqual(expected);
  });
});
