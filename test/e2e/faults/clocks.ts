import { expect, type Page } from '@playwright/test';

import { answerOf, NEXT_NOON, NEXT_TITLE, NOON, TITLE, wrongNames } from '../support/world';
import { type Fault, passMidnight, wake } from './fault';

const LATER = '2030-01-15T12:00:00Z';
const LATER_TITLE = 'Zoomle - January 15, 2030';

async function setClock(page: Page, at: string) {
  await page.clock.setSystemTime(at);
  await wake(page);
}

const streakOf = (page: Page) => page.getByText('Current streak').locator('..').locator('dd');

const setFaults: readonly Fault[] = [
  {
    name: 'a clock set back after the round was won',
    sees: 'that day’s finished round',
    keeps: 'the streak; there is no second try',
    run: async ({ game, page }) => {
      await game.open();
      await game.guess('Peru', answerOf(NOON).name);
      await setClock(page, NEXT_NOON);
      await expect(game.title).toHaveText(NEXT_TITLE);
      await game.guess(answerOf(NEXT_NOON).name);
      await expect(streakOf(page)).toHaveText('2');

      await setClock(page, NOON);
      await expect(game.title).toHaveText(TITLE);
      await expect(game.rows).toHaveText([/Peru/, /Correct!/]);
      await expect(game.input).toHaveCount(0);
      await page.reload();
      await expect(game.rows).toHaveText([/Peru/, /Correct!/]);
      await expect(game.input).toHaveCount(0);

      await setClock(page, NEXT_NOON);
      await expect(game.title).toHaveText(NEXT_TITLE);
      await expect(game.rows).toHaveText([/Correct!/]);
      await expect(streakOf(page)).toHaveText('2');
    },
  },
  {
    name: 'a clock that jumps years forward in mid-round, and back',
    sees: 'the day that the clock tells',
    keeps: 'both days’ rounds, as they were left',
    run: async ({ game, page }) => {
      const [first = '', second = '', third = ''] = wrongNames(3);
      await game.open();
      await game.guess(first, second);
      for (let turn = 0; turn < 2; turn += 1) {
        await setClock(page, LATER);
        await page.reload();
        await expect(game.title).toHaveText(LATER_TITLE);
        if (turn === 0) await game.guess(third);
        await expect(game.rows).toHaveText([new RegExp(third)]);
        await setClock(page, NOON);
        await page.reload();
        await expect(game.title).toHaveText(TITLE);
        await expect(game.rows).toHaveText([new RegExp(first), new RegExp(second)]);
      }
      await game.guess(answerOf(NOON).name);
      await expect(game.rows.last()).toContainText('🎉 Correct!');
    },
  },
];

const ZONES = [
  ['twelve hours behind UTC', 'Etc/GMT+12', '12:00'],
  ['fourteen hours ahead of UTC', 'Pacific/Kiritimati', '14:00'],
] as const;

const zoneFaults = ZONES.map(([name, timezoneId, time]): Fault => ({
  name: `a time zone ${name}`,
  sees: `the same day’s map as everybody, and that it changes at ${time} there`,
  keeps: 'the round belongs to the UTC day',
  use: { timezoneId },
  run: async ({ game, page }) => {
    await game.open({ at: '2026-11-20T00:00:30Z' });
    await expect(game.title).toHaveText(TITLE);
    await setClock(page, '2026-11-20T23:50:00Z');
    await game.guess(answerOf(NOON).name);
    await expect(page.getByText(`at ${time} where you are.`)).toBeVisible();
    await expect(game.title).toHaveText(TITLE);
    await passMidnight(page);
    await expect(game.title).toHaveText(NEXT_TITLE);
    await game.expectEmptyBoard();
  },
}));

type Shift = {
  readonly name: string;
  readonly timezoneId: string;
  readonly day: string;
  readonly title: string;
  readonly next: string;
  /** Before and after the clocks are shifted. */
  readonly moments: readonly string[];
};

const SHIFTS: readonly Shift[] = [
  {
    name: 'clocks set forward in mid-round, in a day of 23 hours',
    timezoneId: 'Europe/Berlin',
    day: '2027-03-28',
    title: 'Zoomle - March 28, 2027',
    next: 'Zoomle - March 29, 2027',
    moments: ['2027-03-28T00:59:00Z', '2027-03-28T01:01:00Z', '2027-03-28T22:01:00Z'],
  },
  {
    name: 'clocks set back over midnight in mid-round, so that a day begins twice',
    timezoneId: 'Asia/Beirut',
    day: '2026-10-24',
    title: 'Zoomle - October 24, 2026',
    next: 'Zoomle - October 25, 2026',
    moments: ['2026-10-24T20:59:00Z', '2026-10-24T21:01:00Z', '2026-10-24T22:01:00Z'],
  },
];

const shiftFaults = SHIFTS.map(({ name, timezoneId, day, title, next, moments }): Fault => ({
  name,
  sees: 'the same map until midnight UTC',
  keeps: 'the guesses made before and after',
  use: { timezoneId },
  run: async ({ game, page }) => {
    await game.open({ at: `${day}T00:30:00Z` });
    for (const [index, name] of wrongNames(moments.length, day).entries()) {
      await setClock(page, moments[index] ?? '');
      await game.guess(name);
      await expect(game.rows).toHaveCount(index + 1);
      await expect(game.title).toHaveText(title);
      await expect(page.getByRole('status').getByRole('button')).toHaveCount(0);
    }
    await game.guess(answerOf(day).name);
    await passMidnight(page, day);
    await expect(game.title).toHaveText(next);
    await game.expectEmptyBoard();
  },
}));

const TURNS: readonly (readonly [name: string, days: Readonly<Record<string, string>>])[] = [
  [
    'a leap day',
    {
      '2028-02-28': 'February 28, 2028',
      '2028-02-29': 'February 29, 2028',
      '2028-03-01': 'March 1, 2028',
    },
  ],
  ['a year’s end', { '2026-12-31': 'December 31, 2026', '2027-01-01': 'January 1, 2027' }],
];

const turnFaults = TURNS.map(([name, days]): Fault => ({
  name: `${name} with the page open`,
  sees: 'a map for each day, none twice',
  keeps: 'the streak',
  run: async ({ game, page }) => {
    const entries = Object.entries(days);
    await game.open({ at: `${entries[0]?.[0] ?? ''}T12:00:00Z` });
    for (const [index, [day, title]] of entries.entries()) {
      await expect(game.title).toHaveText(`Zoomle - ${title}`);
      await game.expectEmptyBoard();
      await game.guess(answerOf(day).name);
      await expect(streakOf(page)).toHaveText(String(index + 1));
      await passMidnight(page, day);
    }
  },
}));

export const clockFaults: readonly Fault[] = [
  ...setFaults,
  ...zoneFaults,
  ...shiftFaults,
  ...turnFaults,
];
