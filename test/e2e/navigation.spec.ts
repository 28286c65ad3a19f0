import type { Page, Route } from '@playwright/test';

import { start } from '../../src/texts/en/start';
import type { Game } from './support/game';
import { expect, test } from './support/test';
import { answerOf, NOON, TITLE, wrongNames } from './support/world';

const BACK = 'Back to Home';
const PLAY = 'Play today’s map';

test('going back and forth through the history keeps the round', async ({ game, maps, page }) => {
  await game.open({ path: '/' });
  await page.getByRole('link', { name: 'About' }).click();
  await page.getByRole('link', { name: BACK }).click();
  await page.getByRole('link', { name: PLAY }).click();
  await game.guess(...wrongNames(2));
  await game.slider.press('Home');
  await game.input.fill('Per');
  const rows = await game.rows.allTextContents();

  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await page.goForward();
  await page.goForward();
  await expect(game.rows).toHaveText(rows);
  await expect(game.input).toHaveValue('');
  await game.expectZoom('18 (1/3)');
  await game.expectPicture(18);
  await game.guess(answerOf(NOON).name);
  await expect(game.rows.last()).toContainText('🎉 Correct!');
  const zooms = await maps.zooms();
  expect(zooms).toHaveLength(new Set(zooms).size);
});

test('a dialog that was open when the page was left is closed on the way back', async ({
  game,
  page,
}) => {
  await game.open({ path: '/' });
  await page.getByRole('link', { name: PLAY }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await page.goBack();
  await expect(game.title).toHaveText('Play. Guess. Win.');

  await page.getByRole('link', { name: PLAY }).click();
  await expect(game.title).toHaveText(TITLE);
  await expect(game.input).toBeEnabled();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('the home page has today’s picture', () => {
  test.use({ variant: 'atlas' });

  test('before, and after practice and a past day too', async ({ game, page }) => {
    const pictures = page.getByRole('article').first().locator('img');
    await game.open();
    const today = (await game.picture.getAttribute('src')) ?? '';
    await page.getByRole('link', { name: BACK }).click();
    await expect(pictures).toHaveAttribute('src', today);

    await page.goto('/zoomle/practice');
    await game.guess('Peru');
    await expect(game.picture).not.toHaveAttribute('src', today);
    await page.getByRole('link', { name: BACK }).click();
    await expect(pictures).toHaveAttribute('src', today);

    await page.goto('/zoomle/2026-11-01');
    await game.guess('Peru');
    await expect(game.picture).not.toHaveAttribute('src', today);
    await page.reload();
    await expect(game.rows).toHaveText([/Peru/]);
    await page.getByRole('link', { name: BACK }).click();
    await expect(pictures).toHaveAttribute('src', today);
    await expect(page.getByText('Today’s map is waiting.')).toBeVisible();
  });
});

/** Plays a round to its end, and goes from there to the archive. */
async function goFromTheEndToTheArchive(game: Game, page: Page) {
  await game.guess(...wrongNames(2), answerOf(NOON).name);
  await expect(game.drawing).toBeVisible();
  const link = page.getByRole('link', { name: 'Play a past map' });
  // As far down as one can be and still see the link.
  await link.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(300);
  await link.click();
  await expect(game.title).toHaveText('Zoomle archive');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  return scrolled;
}

for (const [width, height] of [
  [390, 844],
  [1366, 768],
] as const) {
  test.describe(`on a screen of ${width} by ${height}`, () => {
    test.use({ variant: 'atlas', viewport: { width, height } });

    test('the way back from the archive leads to where the reader was', async ({ game, page }) => {
      await game.open();
      const scrolled = await goFromTheEndToTheArchive(game, page);
      await page.goBack();
      await expect(game.title).toHaveText(TITLE);
      await expect(game.drawing).toBeVisible();
      const offset = () => page.evaluate((to) => Math.abs(scrollY - to), scrolled);
      await expect.poll(offset, `from ${scrolled}`).toBeLessThanOrEqual(4);
    });
  });
}

test('while the code of a page is slow, the last page stays and says so', async ({
  game,
  page,
}) => {
  const held: Route[] = [];
  await page.route('**/AboutPage*.js', (route) => void held.push(route));
  await page.goto('/');
  await page.getByRole('link', { name: 'About' }).click();
  const bar = page.getByRole('progressbar', { name: start.site.loading });
  // Until then it cannot be seen.
  await expect(bar).toHaveCSS('animation-delay', '0.3s');
  await expect(bar).toHaveCSS('opacity', '1');
  await expect(game.title).toHaveText('Play. Guess. Win.');

  for (const route of held) await route.continue();
  await expect(game.title).toHaveText('About');
  await expect(bar).toHaveCount(0);
});
