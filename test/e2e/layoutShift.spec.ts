import type { Page } from '@playwright/test';

import { later } from '../../src/texts/en/later';
import { start } from '../../src/texts/en/start';
import { expectAtRest } from './support/game';
import { expect, test } from './support/test';
import { answerOf, NOON, wrongNames } from './support/world';

// With motion, which must shift nothing.
test.use({ variant: 'atlas', contextOptions: { reducedMotion: 'no-preference' } });

/** Records the layout shifts of each page that is opened. */
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

/** Allows for the headings' font, a pixel taller than its fallback. */
async function expectNoShift(page: Page) {
  await page.evaluate(() => document.fonts.ready);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.002);
}

for (const [width, height] of [
  [390, 844],
  [1366, 768],
] as const) {
  test(`on ${width}x${height}, nothing shifts in a round or at home`, async ({ game, page }) => {
    await page.setViewportSize({ width, height });
    await recordShifts(page);
    await game.open({ path: '/' });
    const ways = page.getByRole('link', { name: start.game.menu.challenge });
    await expect(page.getByText(start.home.zoomle.waiting)).toBeVisible();
    await expectNoShift(page);
    const before = await ways.boundingBox();

    await page.goto('/zoomle');
    for (const [guesses, name] of [...wrongNames(1), answerOf(NOON).name].entries()) {
      await game.expectAtlasPicture(18 - guesses);
      await game.guess(name);
    }
    await game.expectCountry(answerOf(NOON).name);
    await expect(game.drawing).toContainText(answerOf(NOON).name);
    await expectAtRest(page);
    await expectNoShift(page);

    await page.goto('/');
    await expect(page.getByText(start.home.zoomle.won(2, 6))).toBeVisible();
    expect(await ways.boundingBox()).toEqual(before);
    await expectNoShift(page);
  });
}

test('the description under the picture moves nothing', async ({ game, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await game.open();
  await page.getByRole('button', { name: start.game.menu.settings }).click();
  await page.getByLabel(later.settings.describesPicture).check();
  await page.route('**/facts.json', () => undefined);
  await page.reload();
  await game.expectAtlasPicture(18);
  const before = await game.input.boundingBox();
  await page.unroute('**/facts.json');
  await page.reload();
  await expect(page.getByText(/^About .* across\./)).toBeVisible();
  expect(await game.input.boundingBox()).toEqual(before);
});
