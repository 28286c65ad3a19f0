import { expect, test } from './support/test';

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

test.describe('with a keyboard on a phone of 390x844', () => {
  const seen = { width: 390, height: 450 };
  test.use({ viewport: seen, hasTouch: true, isMobile: true });

  test('the last result stands between the picture and the input', async ({ game, page }) => {
    await game.open();
    await game.input.tap();
    await game.input.fill('peru');
    await game.input.press('Enter');
    const result = page.getByText(/^Peru: \d+ km .$/);
    await expect(result).toBeInViewport({ ratio: 1 });
    await expect(game.input).toBeInViewport({ ratio: 1 });
    await expect(game.picture).toBeInViewport({ ratio: 0.9 });
  });

  test('a strip of the picture stays above the list', async ({ game, page }) => {
    await game.open();
    await game.input.tap();
    await game.input.fill('s');
    const list = await page.getByRole('listbox').boundingBox();
    expect((list?.y ?? NaN) + (list?.height ?? NaN)).toBeLessThanOrEqual(seen.height);
    expect(list?.height).toBeGreaterThanOrEqual(4 * ROW);
    const picture = await game.picture.boundingBox();
    expect((picture?.y ?? NaN) + (picture?.height ?? NaN)).toBeGreaterThanOrEqual(40);
  });
});
