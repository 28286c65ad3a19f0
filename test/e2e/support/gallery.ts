import { type BrowserContext, expect, type Page, test } from '@playwright/test';

import { galleryStates } from '../../../src/app/dev/gallery/states';

/** The states of the site, for developers. The name of a state may follow. */
export const GALLERY = '/dev/gallery';

export const STATES = Object.keys(galleryStates);

/** Returns a function that waits until a page has requested nothing for half a second, as `networkidle` does. */
function watchRequests(page: Page) {
  let [begun, ended] = [0, 0];
  page.on('request', () => (begun += 1));
  page.on('requestfinished', () => (ended += 1));
  page.on('requestfailed', () => (ended += 1));
  return () =>
    expect(async () => {
      const before = begun;
      await page.waitForTimeout(500);
      expect([begun, ended]).toEqual([before, before]);
    }).toPass({ intervals: [0] });
}

/** Shows the state of another address of the gallery, without loading the site again. */
export const goTo = (page: Page, address: string) =>
  page.evaluate(async (address) => {
    const before = document.querySelector('h1');
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
    while (before?.isConnected) await new Promise(requestAnimationFrame);
  }, address);

/** Shows states of the gallery on two pages: while one waits, the other works. */
export async function forEachState(
  context: BrowserContext,
  query: string,
  look: (page: Page, name: string) => Promise<void>,
) {
  const lanes = [0, 1].map(async (lane) => {
    const page = await context.newPage();
    const atRest = watchRequests(page);
    await page.goto(GALLERY);
    for (const name of STATES.filter((_, index) => index % 2 === lane)) {
      await test.step(name, async () => {
        await goTo(page, `${GALLERY}/${name}${query}`);
        // Pictures, drawings, a page's code.
        await atRest();
        await expect(page.locator('h1')).toBeAttached();
        await look(page, name);
      });
    }
  });
  await Promise.all(lanes);
}
