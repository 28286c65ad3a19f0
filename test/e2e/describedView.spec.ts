import { rest } from '../../src/texts/en/rest';
import { start } from '../../src/texts/en/start';
import { expectNoViolations } from './support/axe';
import { expect, test } from './support/test';

test.use({ variant: 'atlas' });

const DESCRIPTION = /^About .* across\./;

test('the picture is described under the map once that is set, and after a reload', async ({
  game,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await game.open();
  await game.expectAtlasPicture(18);
  await expect(game.picture).toHaveAccessibleName(/to guess\. About .* across\./);
  await expect(page.getByText(DESCRIPTION)).toHaveCount(0);

  await page.getByRole('button', { name: start.game.menu.settings }).click();
  await page.getByLabel(rest.settings.describesPicture).check();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByText(DESCRIPTION)).toBeVisible();
  await expect(game.picture).toHaveAccessibleName(start.game.map.alternative);
  await game.guess('Peru');
  await expect(page.getByText(/ (New: |Still there: )/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expectNoViolations(page, 'all');
});

test('the line that describes the picture leaves what is below it in its place', async ({
  game,
  page,
}) => {
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

test('a host that answers with its page instead of the facts leaves a picture without words', async ({
  game,
  page,
}) => {
  await page.route('**/facts.json', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await game.open();
  await game.expectAtlasPicture(18);
  await page.getByRole('button', { name: start.game.menu.settings }).click();
  await page.getByLabel(rest.settings.describesPicture).check();
  await page.keyboard.press('Escape');
  await expect(page.getByText(start.game.map.noDescription)).toBeVisible();
  await expect(game.picture).toHaveAccessibleName(start.game.map.alternative);
});
