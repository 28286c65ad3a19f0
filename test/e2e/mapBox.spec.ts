import { expect, NETWORK_ERROR, test } from './support/test';

const WIDTHS = [
  { window: 320, map: 320 },
  { window: 340, map: 320 },
  { window: 390, map: 358 },
  { window: 1366, map: 640 },
];

for (const { window, map } of WIDTHS) {
  test(`in a window ${window} px wide the map is ${map} px wide and 4:3 before its picture is there`, async ({
    game,
    maps,
    page,
  }) => {
    await page.setViewportSize({ width: window, height: 844 });
    await maps.answerWith('hold');
    await game.open();
    await expect(game.progress).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    // Until it is there the picture is kept from people, and so from its role.
    const box = await page.getByAltText('Satellite picture of the place to guess').boundingBox();
    expect(box).toMatchObject({ width: map, height: (map * 3) / 4 });
    const slider = await game.slider.boundingBox();

    await maps.answerWith('picture');
    await game.expectPicture(18);
    await expect(game.progress).toHaveCount(0);
    expect(await game.picture.boundingBox()).toEqual(box);
    expect(await game.slider.boundingBox()).toEqual(slider);
  });
}

test.describe('the heading’s face', () => {
  test.use({ expectedErrors: NETWORK_ERROR });

  test('is all that shifts while the board loads', async ({ game, page }) => {
    await page.route('**/*.woff2', (route) => route.abort());
    await game.openWithPicture();
    const shifts = await page.evaluate(
      () =>
        new Promise<unknown[]>((resolve) => {
          const seen: unknown[] = [];
          new PerformanceObserver((list) => {
            seen.push(...list.getEntries().map((entry) => entry.toJSON() as unknown));
          }).observe({ type: 'layout-shift', buffered: true });
          // What was buffered is handed over before the second frame from now.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(seen)));
        }),
    );
    expect(shifts).toEqual([]);
  });

  for (const width of [390, 1366]) {
    test(`moves the map by a pixel at most when it arrives, ${width} px wide`, async ({
      game,
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.route('**/*.woff2', (route) => route.abort());
      await game.open();
      await game.expectPicture(18);
      const before = await game.picture.boundingBox();
      await page.unroute('**/*.woff2');
      await page.reload();
      await game.expectPicture(18);
      await page.evaluate(() => document.fonts.ready);
      const after = await game.picture.boundingBox();
      expect(Math.abs((after?.y ?? 0) - (before?.y ?? 999))).toBeLessThanOrEqual(1);
    });
  }
});

test('the picture before stays until the next one is there', async ({ game, maps, page }) => {
  await game.openWithPicture();
  await maps.answerWith('hold');
  await game.guess('Peru');
  await game.expectPicture(17);
  await game.expectAtRest();
  await game.guess('Kenya');
  await expect(game.progress).toBeVisible();
  await expect(page.locator('img:visible').last()).toHaveAttribute('src', /,17,0/);
  await maps.answerWith('picture');
  await game.expectPicture(16);
  // The request that fetched it ahead was under way already.
  await expect.poll(() => maps.zooms()).toEqual([18, 17, 16, 15]);
});
