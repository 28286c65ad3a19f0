import { later } from '../../src/texts/en/later';
import { expect, test } from './support/test';
import { answerOf, NOON, TITLE, wrongNames } from './support/world';

test.use({ variant: 'atlas', viewport: { width: 390, height: 844 } });

test('on a phone, going back restores the scroll position', async ({ game, page }) => {
  await game.open();
  await game.guess(...wrongNames(2), answerOf(NOON).name);
  await expect(game.drawing).toBeVisible();
  const link = page.getByRole('link', { name: later.earth.description });
  // As far down as possible with the link in view.
  await link.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(300);
  await link.click();
  await expect(page).toHaveURL(/\/earth$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(game.title).toHaveText(TITLE);
  await expect(game.drawing).toBeVisible();
  const offset = () => page.evaluate((to) => Math.abs(scrollY - to), scrolled);
  await expect.poll(offset, `from ${scrolled}`).toBeLessThanOrEqual(4);
});
