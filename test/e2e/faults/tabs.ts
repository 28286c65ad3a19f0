import { expect, type Page } from '@playwright/test';

import { SETTINGS_KEY } from '../../../src/store/persistence/storageFormat';
import { later } from '../../../src/texts/en/later';
import { start } from '../../../src/texts/en/start';
import { Game } from '../support/game';
import { wrongNames } from '../support/world';
import type { Fault, FaultFixtures } from './fault';
import { halt } from './halt';
import { storedText } from './stored';

const [FIRST = '', SECOND = ''] = wrongNames(2);
const PAST_DAY = '/zoomle/2026-11-01';
const rowsOf = (names: readonly string[]) => names.map((name) => new RegExp(name));

async function openAnother({ context, maps }: FaultFixtures) {
  const page = await context.newPage();
  await page.goto('/zoomle');
  return new Game(page, maps);
}

/** Guesses the typed name and leaves the page before any timer fires. */
const guessAndLeave = ({ page }: Game) =>
  page.evaluate(() => {
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(enter);
    location.assign('/favicon.svg');
  });

const miles = (page: Page) => page.getByLabel(later.settings.mi);
const contrast = (page: Page) => page.getByLabel(later.settings.highContrast);

export const tabFaults: readonly Fault[] = [
  {
    name: 'two settings changed while another tab is busy',
    sees: 'both in each tab',
    keeps: 'both',
    run: async (fixtures) => {
      const { page } = fixtures;
      await page.goto('/zoomle');
      const other = (await openAnother(fixtures)).page;
      for (const tab of [page, other]) {
        await tab.getByRole('button', { name: start.game.menu.settings }).click();
        await expect(miles(tab)).not.toBeChecked();
      }
      const goOn = await halt(other);
      await miles(page).check();
      await expect.poll(() => storedText(page, SETTINGS_KEY)).toContain('"mi"');
      await contrast(page).check();
      await expect.poll(() => storedText(page, SETTINGS_KEY)).toContain('"highContrast":true');
      await goOn();
      for (const tab of [other, page]) {
        await expect(contrast(tab)).toBeChecked();
        await expect(miles(tab)).toBeChecked();
        expect(await storedText(tab, SETTINGS_KEY)).toContain('"highContrast":true');
      }
    },
  },
  {
    name: 'simultaneous guesses in two tabs that are left, in different rounds',
    sees: 'both on the next visit',
    keeps: 'both',
    run: async (fixtures) => {
      const { game } = fixtures;
      await game.open();
      await game.guess(FIRST);
      const other = await openAnother(fixtures);
      await other.page.goto(PAST_DAY);
      for (const tab of [game, other]) {
        await tab.input.fill(SECOND);
        await expect(tab.options).toHaveCount(1);
      }
      await Promise.all([game, other].map(guessAndLeave));
      const next = await openAnother(fixtures);
      await expect(next.rows).toHaveText(rowsOf([FIRST, SECOND]));
      await next.page.goto(PAST_DAY);
      await expect(next.rows).toHaveText(rowsOf([SECOND]));
    },
  },
];
