import { type BrowserContext, expect, type Page, test } from '@playwright/test';

import { galleryStates } from '../../../src/app/dev/gallery/states';

/** The states of the site, for developers. The name of a state may follow. */
export const GALLERY = '/dev/gallery';

export const STATES = Object.keys(galleryStates);

/** Shows states of the gallery on two pages: while one waits, the other works. */
export async function forEachState(
  context: BrowserContext,
  query: string,
  look: (page: Page, name: string) => Promise<void>,
  states: readonly string[] = STATES,
) {
  const lanes = [0, 1].map(async (lane) => {
    const page = await context.newPage();
    for (const name of states.filter((_, index) => index % 2 === lane)) {
      await test.step(name, async () => {
        // Until all that the state requests has loaded: pictures, drawings, a page's code.
        await page.goto(`${GALLERY}/${name}${query}`, { waitUntil: 'networkidle' });
        await expect(page.locator('h1')).toBeAttached();
        await look(page, name);
      });
    }
  });
  await Promise.all(lanes);
}
