import type { Page, Route } from '@playwright/test';

import { start } from '../../src/texts/en/start';
import { expect, test } from './support/test';
import { answerOf, NOON } from './support/world';

test.use({ variant: 'atlas', awaitsStart: false });

/** Opens the board without its code, and returns a function that lets the code load. */
async function openWithoutCode(page: Page) {
  const requested = new Promise<Route>(
    (resolve) => void page.route('**/assets/index-*.js', resolve),
  );
  await page.clock.setFixedTime(NOON);
  const early = page.waitForResponse(/earlyPicture/);
  await page.goto('/zoomle', { waitUntil: 'commit' });
  await (await early).finished();
  return async () => (await requested).continue();
}

/** Records after each change of the page whether a picture is visible in the frame. */
const watchPicture = () => {
  const isSeen = (image: HTMLImageElement) =>
    image.naturalWidth > 0 && getComputedStyle(image).visibility === 'visible';
  const seen: boolean[] = [];
  const look = () =>
    seen.push([...document.querySelectorAll<HTMLImageElement>('#pictures img')].some(isSeen));
  look();
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
  Object.assign(window, { seen });
};

test.describe('a first visit', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('shows the picture before the code loads, without a flash', async ({ page, game }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    const loadCode = await openWithoutCode(page);
    await expect(page.locator('img')).toHaveJSProperty('complete', true);
    await page.evaluate(watchPicture);
    await loadCode();
    await page.getByRole('button', { name: start.help.play, exact: true }).click();
    await game.expectAtlasPicture(18);
    expect(await page.evaluate('seen')).not.toContain(false);
    const todays = await game.picture.getAttribute('src');
    expect(requests.filter((path) => path === todays)).toHaveLength(1);
    await game.guess(answerOf(NOON).name);
  });
});

test('a returning player gets no early picture', async ({ page }) => {
  await openWithoutCode(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('img')).toHaveCount(0);
});
