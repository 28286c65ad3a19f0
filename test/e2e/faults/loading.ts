import { expect } from '@playwright/test';

import { pathOfDay, pathOfPost, paths } from '../../../src/paths';
import { later } from '../../../src/texts/en/later';
import { answerOf, NOON } from '../support/world';
import type { Fault } from './fault';

const PAGES = [
  ...Object.values(paths).filter((path) => !path.includes(':')),
  pathOfDay('2026-11-01'),
  pathOfPost('how-the-places-were-chosen'),
];

/** Records in `blanks` when a page has no title, or no longer has its heading. */
function recordBlanks() {
  const blanks: string[] = [];
  Object.assign(globalThis, { blanks });
  let hadHeading = false;
  const check = () => {
    const heading = document.querySelector('h1');
    if (hadHeading && !heading?.checkVisibility()) blanks.push('no heading');
    hadHeading ||= heading !== null;
    if (document.title === '') blanks.push('no title');
  };
  addEventListener('DOMContentLoaded', () => {
    check();
    const changes = { subtree: true, childList: true, attributes: true };
    new MutationObserver(check).observe(document, changes);
  });
}

const PLACES = '**/assets/countries_with_mapLocations-*.js';

export const loadingFaults: readonly Fault[] = [
  {
    name: 'a page that loads before its code and words',
    sees: 'its title and heading all the time',
    keeps: 'what the build rendered, until the site shows the same',
    use: { variant: 'atlas' },
    run: async ({ page }) => {
      await page.addInitScript(recordBlanks);
      for (const path of PAGES) {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await expect(page.locator('h1'), path).toBeVisible();
        expect(await page.evaluate('blanks'), path).toEqual([]);
      }
    },
  },
  {
    name: 'more places that do not load',
    sees: 'a sentence, and the places after the next round',
    keeps: 'the rest of the recap',
    run: async ({ game, page }) => {
      await page.route(PLACES, (route) => route.abort());
      await game.open();
      const { name } = answerOf(NOON);
      await game.guess(name);
      await expect(page.getByText(later.recap.moreFailed(name))).toBeVisible();
      await page.unroute(PLACES);
      await page.clock.fastForward(1_000);
      await page.getByRole('button', { name: 'Dev: Next' }).click();
      const next = answerOf(NOON, 1).name;
      await game.guess(next);
      await expect(page.getByRole('region', { name: next }).getByRole('listitem')).not.toHaveCount(
        0,
      );
    },
  },
];
