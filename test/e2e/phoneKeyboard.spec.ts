import type { Locator, Page } from '@playwright/test';

import { expect, test } from './support/test';
import { wrongNames } from './support/world';

/** About the height of a phone's keyboard with its row of suggestions, in CSS pixels. */
const KEYBOARD = 336;
const ROW = 44;

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
]) {
  test.describe(`on a phone of ${width}x${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    test('the list of countries ends where the keyboard begins', async ({ game, page }) => {
      await game.open();
      await game.input.tap();
      // The page asks that the keyboard resize it; a browser without a screen has no keyboard.
      await page.setViewportSize({ width, height: height - KEYBOARD });
      await game.input.fill('s');

      const list = await page.getByRole('listbox').boundingBox();
      const field = await game.input.boundingBox();
      const [top, bottom] = [list?.y ?? NaN, (list?.y ?? NaN) + (list?.height ?? NaN)];
      expect(field?.y).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(height - KEYBOARD);
      expect(bottom - top).toBeGreaterThanOrEqual(3 * ROW);

      for (const option of await game.options.all()) {
        expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(ROW);
      }
      await game.options.last().tap();
      await expect(game.rows).toHaveCount(1);
    });
  });
}

// What is left of a phone's screen, from a small one up.
for (const height of [450, 500]) {
  test.describe(`with a keyboard that leaves 390x${height}`, () => {
    test.use({ viewport: { width: 390, height }, hasTouch: true, isMobile: true });

    /** Where something ends, from the top of what is seen. */
    async function edgesOf(element: Locator) {
      const box = await element.boundingBox();
      const top = box?.y ?? NaN;
      return { top, middle: top + (box?.height ?? NaN) / 2, bottom: top + (box?.height ?? NaN) };
    }
    const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

    test('the lower half of the picture, the input and three countries are in view', async ({
      game,
      page,
    }) => {
      await game.open();
      await game.expectPicture(18);
      await game.input.tap();
      await page.keyboard.type('s');
      await expect(game.options.nth(2)).toBeInViewport({ ratio: 1 });
      await expect(game.input).toBeInViewport({ ratio: 1 });
      // The crosshair is in the middle.
      const picture = await edgesOf(game.picture);
      expect(picture.middle).toBeGreaterThanOrEqual(0);
      expect(picture.bottom).toBeLessThanOrEqual((await edgesOf(game.input)).top);
      expect((await edgesOf(game.popup)).bottom).toBeLessThanOrEqual(height);
    });

    test('neither typing nor guessing scrolls, and the last result is in view', async ({
      game,
      page,
    }) => {
      await game.open();
      await game.expectPicture(18);
      await game.input.tap();
      const before = await scrollY(page);
      for (const [index, name] of wrongNames(3).entries()) {
        for (const letter of name) {
          await page.keyboard.type(letter);
          expect(await scrollY(page)).toBe(before);
        }
        await page.keyboard.press('Enter');
        await expect(game.rows).toHaveCount(index + 1);
        const result = page.getByText(new RegExp(`^${name}: \\d+ km .$`));
        await expect(result).toBeInViewport({ ratio: 1 });
        await expect(game.input).toBeInViewport({ ratio: 1 });
        await game.expectPicture(17 - index);
        await game.expectAtRest();
        expect((await edgesOf(game.picture)).middle).toBeGreaterThanOrEqual(0);
        expect(await scrollY(page)).toBe(before);
      }
    });
  });
}
