import { expect, test } from './support/test';
import { answerOf, NOON, TITLE, wrongNames } from './support/world';

test('going back and forth through the history keeps the round', async ({ game, maps, page }) => {
  await game.open({ path: '/' });
  await page.getByRole('link', { name: 'About' }).click();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await page.getByRole('link', { name: 'Play today’s map' }).click();
  await game.guess(...wrongNames(2));
  await game.slider.press('Home');
  await game.input.fill('Per');
  const rows = await game.rows.allTextContents();

  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(page).toHaveTitle('About · Zoomle');
  await expect(game.title).toBeFocused();
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

test.describe('on a phone', () => {
  test.use({ variant: 'atlas', viewport: { width: 390, height: 844 } });

  test('the way back from the archive leads to where the reader was', async ({ game, page }) => {
    await game.open();
    await game.guess(...wrongNames(2), answerOf(NOON).name);
    await expect(game.drawing).toBeVisible();
    const link = page.getByRole('link', { name: 'Play a past map' });
    // As far down as possible with the link in view.
    await link.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    const scrolled = await page.evaluate(() => scrollY);
    expect(scrolled).toBeGreaterThan(300);
    await link.click();
    await expect(game.title).toHaveText('Zoomle archive');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(game.title).toHaveText(TITLE);
    await expect(game.drawing).toBeVisible();
    const offset = () => page.evaluate((to) => Math.abs(scrollY - to), scrolled);
    await expect.poll(offset, `from ${scrolled}`).toBeLessThanOrEqual(4);
  });
});
