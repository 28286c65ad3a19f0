import { variantUrl } from './support/addresses';
import { expect, test } from './support/test';
import { answerOf, NOON, placeOf, wrongNames } from './support/world';

test.use({ variant: 'atlas' });

test('a whole round has seven different pictures, ends with its country’s, and asks no other host for anything', async ({
  context,
  game,
  maps,
  page,
}) => {
  const foreign: string[] = [];
  await context.route(
    (url) => url.origin !== variantUrl('atlas'),
    (route) => {
      foreign.push(route.request().url());
      return route.abort();
    },
  );
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
  expect(foreign).toEqual([]);
  expect(await maps.requests()).toEqual([]);

  /** The picture as it is on the screen, small. */
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
  // Outside of it, the page has the list of all countries.
  const html = (await page.title()) + (await page.locator('#root').innerHTML());
  expect(html).not.toContain(name);
  expect(html).not.toContain(mapLocations[0]?.name);
  expect(await game.picture.getAttribute('src')).toMatch(/^\/atlas\/[\da-f]{6}\/18\.avif$/);
});

test('the scale bar tells the width of the view', async ({ game, page }) => {
  await game.open();
  await game.expectAtlasPicture(18);
  const { lat } = placeOf(answerOf(NOON));
  // 640 pixels are 2.5 tiles of 256, at zoom 8.5.
  const km = ((2.5 * 40_075.017) / 2 ** 8.5) * Math.cos((lat * Math.PI) / 180);
  await expect(page.getByText(`${Math.round(km)} km across`, { exact: true })).toBeVisible();
});
