import { expect, test } from './support/test';

const WIDTHS = [
  { window: 320, map: 320 },
  { window: 340, map: 320 },
  { window: 390, map: 358 },
  { window: 1366, map: 640 },
];

test('the map is 4:3 and fits before its picture loads', async ({ game, maps, page }) => {
  await maps.answerWith('hold');
  await game.open();
  await expect(game.progress).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  // A picture that has not loaded is hidden, and so has no role.
  const picture = page.getByAltText('Satellite picture of the place to guess');
  const expectBoxes = async () => {
    const sliders = [];
    for (const { window, map } of WIDTHS) {
      await page.setViewportSize({ width: window, height: 844 });
      await expect
        .poll(() => picture.boundingBox())
        .toMatchObject({ width: map, height: (map * 3) / 4 });
      sliders.push(await game.slider.boundingBox());
    }
    return sliders;
  };
  const before = await expectBoxes();
  await expect(picture).toBeHidden();
  await maps.answerWith('picture');
  await game.expectPicture(18);
  await expect(game.progress).toHaveCount(0);
  await expect.poll(expectBoxes).toEqual(before);
});
