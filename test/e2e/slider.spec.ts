import { expect, test } from './support/test';

test('keys pick only unlocked levels, from cached pictures', async ({ game, maps, page }) => {
  await game.openWithPicture();
  await game.guess('Peru', 'Kenya');
  await game.expectPicture(16);
  await expect.poll(() => maps.zooms()).toEqual([18, 17, 16, 15]);
  for (const [key, level] of [
    ['ArrowRight', 16],
    ['ArrowLeft', 17],
    ['Home', 18],
    ['ArrowUp', 17],
    ['End', 16],
    ['PageUp', 16],
    ['ArrowLeft', 17],
  ] as const) {
    await game.slider.press(key);
    await game.expectZoom(`${level} (${19 - level}/3)`);
    // The knob matches the label.
    await expect(game.slider).toHaveValue(String(18 - level));
    await game.expectPicture(level);
  }
  await page.reload();
  await game.expectPicture(17);
  expect(await maps.zooms()).toEqual([18, 17, 16, 15]);
});
