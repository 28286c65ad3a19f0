import { expect, test } from './support/test';

test('its keys pick unlocked levels only', async ({ game }) => {
  await game.open();
  await game.guess('Peru', 'Kenya', 'Chad');
  const steps = [
    { key: 'ArrowRight', zoom: '15 (4/4)' },
    { key: 'ArrowLeft', zoom: '16 (3/4)' },
    { key: 'ArrowDown', zoom: '17 (2/4)' },
    { key: 'ArrowUp', zoom: '16 (3/4)' },
    { key: 'Home', zoom: '18 (1/4)' },
    { key: 'ArrowLeft', zoom: '18 (1/4)' },
    { key: 'End', zoom: '15 (4/4)' },
    { key: 'End', zoom: '15 (4/4)' },
    { key: 'PageUp', zoom: '15 (4/4)' },
    { key: 'ArrowLeft', zoom: '16 (3/4)' },
  ];
  for (const { key, zoom } of steps) {
    await game.slider.press(key);
    await game.expectZoom(zoom);
    // The knob must stand where the label says.
    await expect(game.slider).toHaveValue(`${18 - Number(zoom.slice(0, 2))}`);
  }
});

test('a click beyond the unlocked levels goes to the last of them', async ({ game }) => {
  await game.open();
  await game.guess('Peru', 'Kenya');
  await game.slider.press('Home');
  const box = await game.slider.boundingBox();
  await game.slider.click({ position: { x: (box?.width ?? 0) - 2, y: 22 } });
  await game.expectZoom('16 (3/3)');
  await expect(game.slider).toHaveValue('2');
  await game.slider.click({ position: { x: 2, y: 22 } });
  await game.expectZoom('18 (1/3)');
});

test('pictures seen before come from the cache', async ({ game, maps, page }) => {
  await game.openWithPicture();
  await game.guess('Peru', 'Kenya');
  await game.expectPicture(16);
  await expect.poll(() => maps.zooms()).toEqual([18, 17, 16, 15]);
  for (const [key, zoom] of [
    ['Home', 18],
    ['ArrowRight', 17],
    ['ArrowRight', 16],
    ['ArrowLeft', 17],
  ] as const) {
    await game.slider.press(key);
    await game.expectPicture(zoom);
  }
  await page.reload();
  await game.expectPicture(17);
  expect(await maps.zooms()).toEqual([18, 17, 16, 15]);
});
