import { expect, test } from './support/test';
import { answerOf, NOON } from './support/world';

test.use({ variant: 'atlas' });

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
