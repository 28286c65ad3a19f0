import { expect, type Page } from '@playwright/test';

import { Game } from '../support/game';
import { answerOf, NEXT_TITLE, NOON, TITLE, wrongNames } from '../support/world';
import { type Fault, type FaultFixtures, wake } from './fault';

const ANSWER = answerOf(NOON).name;
const [FIRST = '', SECOND = '', THIRD = '', FOURTH = ''] = wrongNames(4);
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

export const tabFaults: readonly Fault[] = [
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
    sees: 'the guesses of both, in both, when they wake up',
    keeps: 'all of them',
    run: async (fixtures) => {
      const tabs = await twoDeafTabs(fixtures, FIRST);
      await tabs[0].guess(SECOND, THIRD);
      await tabs[1].guess(FOURTH);
      const rows = await rowsInBoth(tabs, 4);
      for (const name of [FIRST, SECOND, THIRD, FOURTH]) {
        await expect(rows.filter({ hasText: name })).toHaveCount(1);
      }
      await fixtures.page.reload();
      await expect(rows).toHaveCount(4);
    },
  },
  {
    name: 'the sixth guess in two tabs at once',
    sees: 'the same end in both',
    keeps: 'six guesses, never seven',
    run: async (fixtures) => {
      const names = wrongNames(7);
      const tabs = await twoDeafTabs(fixtures, ...names.slice(0, 5));
      await tabs[0].guess(names[5] ?? '');
      await tabs[1].guess(names[6] ?? '');
      await rowsInBoth(tabs, 6);
      for (const { page, rows, input } of tabs) {
        await expect(rows).toHaveCount(6);
        await expect(input).toHaveCount(0);
        await expect(page.getByText(`The correct answer was: ${ANSWER}`)).toBeVisible();
      }
    },
  },
  {
    name: 'a right guess in one tab and a wrong one in the other',
    sees: 'the round won in both',
    keeps: 'both guesses, the right one last',
    run: async (fixtures) => {
      const tabs = await twoDeafTabs(fixtures, FIRST);
      await tabs[0].guess(ANSWER);
      await tabs[1].guess(SECOND);
      const rows = await rowsInBoth(tabs, 3);
      await expect(rows).toHaveText([new RegExp(FIRST), new RegExp(SECOND), /Correct!/]);
      await expect(tabs[1].input).toHaveCount(0);
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
  {
    name: 'a tab asleep over midnight, while another plays on',
    sees: 'how the round ended, and the way to today’s',
    keeps: 'the guesses of both days',
    run: async (fixtures) => {
      const { page } = fixtures;
      const [game, other] = await twoDeafTabs(fixtures, FIRST);
      await other.guess(ANSWER);
      await page.clock.setSystemTime('2026-11-21T07:00:00Z');
      await wakeUp(other.page);
      await expect(other.title).toHaveText(NEXT_TITLE);
      await other.guess(SECOND);
      await expect(game.title).toHaveText(TITLE);
      await expect(game.rows).toHaveCount(1);

      await wakeUp(page);
      await expect(game.rows).toHaveText([new RegExp(FIRST), /Correct!/]);
      await page.getByRole('button', { name: 'Play today’s map' }).click();
      await expect(game.title).toHaveText(NEXT_TITLE);
      await expect(game.rows).toHaveText([new RegExp(SECOND)]);
      await expect(page.getByRole('button', { name: 'Finish yesterday’s round' })).toHaveCount(0);
    },
  },
];
