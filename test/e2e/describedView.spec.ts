import { rest } from '../../src/texts/en/rest';
import { start } from '../../src/texts/en/start';
import { expect, test } from './support/test';

test.use({ variant: 'atlas' });

const DESCRIPTION = /^About .* across\./;

test('the line that describes the picture moves nothing', async ({ game, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await game.open();
  await page.getByRole('button', { name: start.game.menu.settings }).click();
  await page.getByLabel(rest.settings.describesPicture).check();
  await page.route('**/facts.json', () => undefined);
  await page.reload();
  await game.expectAtlasPicture(18);
  const before = await game.input.boundingBox();
  await page.unroute('**/facts.json');
  await page.reload();
  await expect(page.getByText(DESCRIPTION)).toBeVisible();
  expect(await game.input.boundingBox()).toEqual(before);
});
