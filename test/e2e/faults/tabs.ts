import { expect, type Page } from '@playwright/test';

import { Game } from '../support/game';
import { answerOf, NOON, wrongNames } from '../support/world';
import { type Fault, type FaultFixtures, wake } from './fault';

const ANSWER = answerOf(NOON).name;
const [FIRST = '', SECOND = '', THIRD = '', FOURTH = ''] = wrongNames(4);
const PAST_DAY = '/zoomle/2026-11-01';
const rowsOf = (names: readonly string[]) => names.map((name) => new RegExp(name));

async function openAnother({ context, maps }: FaultFixtures) {
  const page = await context.newPage();
  await page.goto('/zoomle');
  return new Game(page, maps);
}

/** Has tabs hear nothing of each other, from their next load on until they wake up. */
const deafen = ({ context }: FaultFixtures) =>
  context.addInitScript(() => {
    for (const event of ['storage', 'focus', 'visibilitychange']) {
      const listen = (heard: Event) => {
        if (!('isAwake' in globalThis)) heard.stopImmediatePropagation();
      };
      addEventListener(event, listen, { capture: true });
    }
  });

async function wakeUp(page: Page) {
  await page.evaluate(() => Reflect.set(globalThis, 'isAwake', true));
  await wake(page);
}

/** Two tabs that show the same guesses, and hear nothing of each other from then on. */
async function twoDeafTabs(fixtures: FaultFixtures, ...names: string[]) {
  const { game } = fixtures;
  await deafen(fixtures);
  await game.open();
  await game.guess(...names);
  const other = await openAnother(fixtures);
  await expect(other.rows).toHaveCount(names.length);
  return [game, other] as const;
}

/** Wakes both tabs up, and gives the rows that both come to. */
async function rowsInBoth(tabs: readonly [Game, Game], count: number) {
  for (const { page } of tabs) await wakeUp(page);
  for (const { rows } of tabs) await expect(rows).toHaveCount(count);
  const texts = () => Promise.all(tabs.map(({ rows }) => rows.allTextContents()));
  await expect.poll(async () => new Set((await texts()).map(String)).size).toBe(1);
  return tabs[0].rows;
}

/** Enters what is typed and leaves the page, before any timer fires. */
const guessAndLeave = ({ page }: Game) =>
  page.evaluate(() => {
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(enter);
    location.assign('/favicon.svg');
  });

const ways: Record<string, (tab: Game) => Promise<unknown>> = {
  'go to another page': guessAndLeave,
  'are closed': async ({ input, page }) => {
    await input.press('Enter');
    await page.close();
  },
};

const leaving = Object.entries(ways).map(([how, leave]): Fault => ({
  name: `guesses in the same moment in different rounds of two tabs that ${how}`,
  sees: 'both at the next visit',
  keeps: 'both',
  run: async (fixtures) => {
    const tabs = await twoDeafTabs(fixtures, FIRST);
    await tabs[1].page.goto(PAST_DAY);
    for (const tab of tabs) {
      await tab.input.fill(SECOND);
      await expect(tab.options).toHaveCount(1);
    }
    await Promise.all(tabs.map(leave));
    const next = await openAnother(fixtures);
    await expect(next.rows).toHaveText(rowsOf([FIRST, SECOND]));
    await next.page.goto(PAST_DAY);
    await expect(next.rows).toHaveText(rowsOf([SECOND]));
  },
}));

export const tabFaults: readonly Fault[] = [
  ...leaving,
  {
    name: 'guesses in two tabs in turn',
    sees: 'each tab’s guesses in the other, at once',
    keeps: 'all of them, in their order',
    run: async (fixtures) => {
      const { game, page } = fixtures;
      await game.open();
      const other = await openAnother(fixtures);
      await game.guess(FIRST);
      await expect(other.rows).toHaveText(rowsOf([FIRST]));
      await other.guess(SECOND);
      await expect(game.rows).toHaveText(rowsOf([FIRST, SECOND]));
      await game.guess(THIRD);
      await expect(other.rows).toHaveText(rowsOf([FIRST, SECOND, THIRD]));
      await page.reload();
      await expect(game.rows).toHaveText(rowsOf([FIRST, SECOND, THIRD]));
    },
  },
  {
    name: 'guesses in two tabs that hear nothing of each other',
    sees: 'the guesses of both, in a tab with its next guess, in the other when it wakes up',
    keeps: 'all of them',
    run: async (fixtures) => {
      const tabs = await twoDeafTabs(fixtures, FIRST);
      await tabs[0].guess(SECOND, THIRD);
      await tabs[1].input.fill(FOURTH);
      await tabs[1].input.press('Enter');
      await expect(tabs[1].rows).toHaveCount(4);
      const rows = await rowsInBoth(tabs, 4);
      for (const name of [FIRST, SECOND, THIRD, FOURTH]) {
        await expect(rows.filter({ hasText: name })).toHaveCount(1);
      }
      await fixtures.page.reload();
      await expect(rows).toHaveCount(4);
    },
  },
  {
    name: 'a round that is finished in another tab',
    sees: 'its end, while a name is being typed',
    keeps: 'there is no second try',
    run: async (fixtures) => {
      const { game, page } = fixtures;
      await game.open();
      const other = await openAnother(fixtures);
      await game.input.fill('Per');
      await other.guess(ANSWER);
      await expect(game.rows).toHaveText([/Correct!/]);
      await expect(game.input).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
    },
  },
];
