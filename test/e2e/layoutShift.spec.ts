import type { Page } from '@playwright/test';

import { start } from '../../src/texts/en/start';
import { expect, test } from './support/test';
import { answerOf, NOON, wrongNames } from './support/world';

/** Has each page that is opened record its layout shifts. */
const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) shifts.push(value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

async function expectNoShift(page: Page) {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.005);
}

for (const [width, height] of [
  [390, 844],
  [1366, 768],
] as const) {
  test.describe(`${width} by ${height}`, () => {
    test.use({ variant: 'atlas', viewport: { width, height } });

    test('nothing shifts in a whole round', async ({ game, page }) => {
      await recordShifts(page);
      await game.open();
      await page.evaluate(() => document.fonts.ready);
      for (const [guesses, name] of wrongNames(6).entries()) {
        await game.expectAtlasPicture(18 - guesses);
        await game.guess(name);
      }
      await game.expectCountry(answerOf(NOON).name);
      await expect(game.drawing).toContainText(answerOf(NOON).name);
      await game.expectAtRest();
      await expectNoShift(page);
    });

    test('nothing shifts on the home page while today’s result is read', async ({ game, page }) => {
      const ways = page.getByRole('link', { name: start.game.menu.challenge });
      await game.open({ path: '/' });
      await expect(page.getByText(start.home.zoomle.waiting)).toBeVisible();
      const before = await ways.boundingBox();
      await page.getByRole('link', { name: start.home.zoomle.play }).click();
      await game.guess(...wrongNames(2), answerOf(NOON).name);

      await recordShifts(page);
      await page.goto('/');
      await expect(page.getByText(start.home.zoomle.won(3, 6))).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      expect(await ways.boundingBox()).toEqual(before);
      await expectNoShift(page);
    });
  });
}
