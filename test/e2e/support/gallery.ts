import { type BrowserContext, expect, type Page, test } from '@playwright/test';

import { galleryStates } from '../../../src/app/dev/gallery/states';

/** Where developers find the states of the site; the name of one of them may follow. */
export const GALLERY = '/dev/gallery';

export const STATES = Object.keys(galleryStates);

/** Shows each state of the gallery. Three pages take turns: while one waits, another works. */
export async function forEachState(
  context: BrowserContext,
  query: string,
  look: (page: Page, name: string) => Promise<void>,
) {
  const lanes = [0, 1, 2].map(async (lane) => {
    const page = await context.newPage();
    for (const name of STATES.filter((_, index) => index % 3 === lane)) {
      await test.step(name, async () => {
        // Until all that the state asks for has come: pictures, drawings, a page's code.
        await page.goto(`${GALLERY}/${name}${query}`, { waitUntil: 'networkidle' });
        await expect(page.locator('h1')).toBeAttached();
        await look(page, name);
      });
    }
  });
  await Promise.all(lanes);
}
