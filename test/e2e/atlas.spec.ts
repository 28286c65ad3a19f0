import { expect, test } from './support/test';
import { answerOf, NOON, wrongNames } from './support/world';

test.use({ variant: 'atlas' });

test('a whole round has seven different pictures, and ends with its country’s', async ({
  game,
  page,
}) => {
  await game.open();
  const pictures: string[] = [];
  for (const [guesses, name] of wrongNames(6).entries()) {
    await game.expectAtlasPicture(18 - guesses);
    pictures.push(await thumbnail());
    await game.guess(name);
  }
  await game.expectCountry(answerOf(NOON).name);
  for (const key of ['Home', 'End']) await game.slider.press(key);
  await game.expectAtlasPicture(12);
  pictures.push(await thumbnail());
  await expect(page.getByText(`The correct answer was: ${answerOf(NOON).name}`)).toBeVisible();
  expect(new Set(pictures).size).toBe(7);

  /** The picture on the screen, made small. */
  function thumbnail() {
    return game.picture.evaluate((image: HTMLImageElement) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 48 });
      canvas.getContext('2d')?.drawImage(image, 0, 0, 64, 48);
      return canvas.toDataURL();
    });
  }
});

test('neither words nor addresses give the answer away', async ({ game, page }) => {
  const { name, mapLocations } = answerOf(NOON);
  await game.open();
  await game.expectAtlasPicture(18);
  // The rest of the page has the list of all countries.
  const html = (await page.title()) + (await page.locator('#root').innerHTML());
  expect(html).not.toContain(name);
  expect(html).not.toContain(mapLocations[0]?.name);
  expect(await game.picture.getAttribute('src')).toMatch(/^\/atlas\/[\da-f]{6}\/18\.avif$/);
});
