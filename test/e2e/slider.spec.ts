import { edgesOf } from './support/game';
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

test('the mouse drags the knob across selected text too', async ({ game, page }) => {
  await game.openWithPicture();
  await game.guess('Peru', 'Kenya');
  await page.keyboard.press('Escape');
  await game.title.click();
  await page.keyboard.press('ControlOrMeta+A');
  const { left, right, top, height } = await edgesOf(game.slider);
  const y = top + height / 2;
  await page.mouse.move(left + (right - left) / 3, y);
  await page.mouse.down();
  await page.mouse.move(left + 1, y, { steps: 5 });
  await page.mouse.up();
  await game.expectZoom('18 (1/3)');
});
