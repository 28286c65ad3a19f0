import { describe, expect, it, vi } from 'vitest';

import { nextUtcMidnight } from '../../../src/domain/calendar';
import { guessMade } from '../../../src/features/events';
import {
  selectCurrentRound,
  selectCurrentRoundId,
  selectToday,
} from '../../../src/features/game/gameSelectors';
import { selectStatistics } from '../../../src/features/statistics/statisticsSelectors';
import { formatsIn } from '../../../src/texts/languages';
import { COUNTRIES } from '../../support/builders';
import { aStore } from '../../support/testStore';

/** Clocks of the world: a zone, and what it adds to UTC in January and in July 2026, in minutes. */
const TIME_ZONES = [
  ['Etc/GMT+12', -720, -720],
  ['Pacific/Pago_Pago', -660, -660],
  ['America/St_Johns', -210, -150],
  ['UTC', 0, 0],
  ['Europe/Berlin', 60, 120],
  ['Asia/Kathmandu', 345, 345],
  ['Australia/Lord_Howe', 660, 630],
  ['Pacific/Chatham', 825, 765],
  ['Pacific/Kiritimati', 840, 840],
] as const;

const HOUR_MS = 3_600_000;

/** Three days each, around what calendars and clocks stumble over; by hand, each day's index of 4. */
const SPANS: [string, string[], number[]][] = [
  ['America’s summer time begins', ['2026-03-07', '2026-03-08', '2026-03-09'], [0, 1, 2]],
  ['Europe’s summer time begins', ['2026-03-28', '2026-03-29', '2026-03-30'], [1, 2, 3]],
  ['the south’s summer time ends', ['2026-04-04', '2026-04-05', '2026-04-06'], [2, 3, 0]],
  ['the south’s summer time begins', ['2026-09-26', '2026-09-27', '2026-09-28'], [1, 2, 3]],
  ['Europe’s summer time ends', ['2026-10-24', '2026-10-25', '2026-10-26'], [0, 1, 2]],
  ['America’s summer time ends', ['2026-10-31', '2026-11-01', '2026-11-02'], [3, 2, 3]],
  ['a year ends', ['2026-12-30', '2026-12-31', '2027-01-01'], [0, 1, 1]],
  ['a leap day comes', ['2028-02-28', '2028-02-29', '2028-03-01'], [2, 3, 0]],
];

describe.each(TIME_ZONES)('in the time zone %s', (zone, january, july) => {
  it('the clock on the wall differs from UTC by this much', () => {
    vi.stubEnv('TZ', zone);
    const ahead = (day: string) => 0 - new Date(day).getTimezoneOffset();
    expect([ahead('2026-01-15'), ahead('2026-07-15')]).toEqual([january, july]);
  });

  it.each(SPANS)(
    'days, answers, countdown and streak are those of UTC while %s',
    (_, days, indexes) => {
      vi.stubEnv('TZ', zone);
      const start = Date.parse(`${days[0]}T00:00:00Z`);
      const { store, wake } = aStore({ at: new Date(start).toISOString() });
      for (let hour = 0; hour < 24 * days.length; hour += 1) {
        vi.setSystemTime(start + hour * HOUR_MS);
        wake();
        const [at, time] = [Math.floor(hour / 24), hour % 24];
        const [day, answer] = [days[at], COUNTRIES[indexes[at] ?? NaN]];
        const state = store.getState();
        expect(selectToday(state)).toBe(day);
        expect(selectCurrentRoundId(state)).toBe(`daily:${day}`);
        expect(selectCurrentRound(state)?.answer.name).toBe(answer?.name);
        expect(nextUtcMidnight(Date.now())).toBe(start + (at + 1) * 24 * HOUR_MS);
        expect(selectStatistics(state)?.currentStreak).toBe(at + (time > 12 ? 1 : 0));
        if (answer && time === 12) store.dispatch(guessMade(`daily:${day}`, answer));
      }
    },
  );

  it('the next map comes at the local time of UTC midnight, in winter and in summer', () => {
    vi.stubEnv('TZ', zone);
    const wallTime = (minutes: number) => {
      const [hour, minute] = [Math.floor(minutes / 60) + 48, minutes + 48 * 60];
      return [hour % 12, minute % 60];
    };
    const shown = (day: string) => {
      const [hour, minute] =
        formatsIn('en')
          .localTime(nextUtcMidnight(Date.parse(day)))
          .match(/\d+/g) ?? [];
      return [Number(hour) % 12, Number(minute)];
    };
    expect([shown('2026-01-15'), shown('2026-07-15')]).toEqual([january, july].map(wallTime));
  });
});
