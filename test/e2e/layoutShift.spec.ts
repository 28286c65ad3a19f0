import { expect, test } from './support/test';
import { wrongNames } from './support/world';

for (const [width, height] of [
  [390, 844],
  [1366, 768],
] as const) {
  test.describe(`${width} by ${height}`, () => {
    test.use({ variant: 'atlas', viewport: { width, height } });

    test('nothing shifts in a whole round', async ({ game, page }) => {
      await page.addInitScript(() => {
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
      await game.open();
      await page.evaluate(() => document.fonts.ready);
      for (const [guesses, name] of wrongNames(6).entries()) {
        await game.expectAtlasPicture(18 - guesses);
        await game.guess(name);
      }
      await game.expectAtlasPicture(12);
      await expect(page.getByRole('img', { name: /^World map/ })).toBeVisible();
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.005);
    });
  });
}
