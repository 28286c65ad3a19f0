import type { Page } from '@playwright/test';

import { start } from '../../src/texts/en/start';
import { expect, test } from './support/test';
import { answerOf, NOON } from './support/world';

test.use({ variant: 'atlas', awaitsStart: false });

/** Opens the board, whose code does not come before it is let go. */
async function openWithoutCode(page: Page) {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/index-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.clock.setFixedTime(NOON);
  const early = page.waitForResponse(/earlyPicture/);
  await page.goto('/zoomle', { waitUntil: 'commit' });
  await (await early).finished();
  return letGo;
}

/** Looks after every change of the page whether there is a picture in the frame. */
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

  test('shows the picture before the code has come, which takes over without a flash', async ({
    page,
    game,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    const letGo = await openWithoutCode(page);
    await expect(page.locator('img')).toHaveJSProperty('complete', true);
    await page.evaluate(watchPicture);
    letGo();
    await page.getByRole('button', { name: start.help.play, exact: true }).click();
    await game.expectAtlasPicture(18);
    expect(await page.evaluate('seen')).not.toContain(false);
    const todays = await game.picture.getAttribute('src');
    expect(requests.filter((path) => path === todays)).toHaveLength(1);
    await game.guess(answerOf(NOON).name);
  });
});

test('a returning player’s picture is not guessed', async ({ page }) => {
  await openWithoutCode(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('img')).toHaveCount(0);
});
