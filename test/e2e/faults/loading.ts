import { expect } from '@playwright/test';

import { pathOfDay, pathOfPost, paths } from '../../../src/paths';
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
];
