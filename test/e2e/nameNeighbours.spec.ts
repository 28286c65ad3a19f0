import { PICTURES_ID } from '../../src/maps/picturesId';
import { pathOfDay } from '../../src/paths';
import { later } from '../../src/texts/en/later';
import { expectNoViolations } from './support/axe';
import { expectNoSidewaysScrolling } from './support/game';
import { tabTo } from './support/tabTo';
import { expect, test } from './support/test';

const { neighbours: texts, recap, earth } = later;

test.use({ variant: 'atlas', viewport: { width: 320, height: 640 } });

test('the neighbours load on demand, are named by keyboard, stay, and are shared', async ({
  game,
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/neighbours.json')) fetched.push(request.url());
  });
  await game.open({ path: pathOfDay('2026-11-16') });
  await game.guess('Spain');
  await game.expectCountry('Spain');
  const ask = page.getByRole('button', { name: texts.ask(5) });
  await tabTo(page, ask);
  expect(fetched).toEqual([]);
  await page.keyboard.press('Enter');
  const input = page.getByRole('combobox', { name: texts.input });
  await expect(input).toBeFocused();
  expect(fetched).toHaveLength(1);
  // Above it, the whole picture.
  await expect(page.locator(`#${PICTURES_ID}`)).toBeInViewport({ ratio: 1 });
  await expect(game.drawing.getByText('?')).toHaveCount(5);
  await page.keyboard.type('andora');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(game.drawing.getByText('Andorra', { exact: true })).toBeVisible();
  await page.keyboard.type('Italy');
  await page.keyboard.press('Enter');
  await expect(page.getByText(texts.wrong('Italy', 'Spain'))).toBeVisible();
  await expectNoViolations(page);
  await expectNoSidewaysScrolling(page);

  await page.reload();
  await expect(page.getByText(earth.of(1, 5))).toBeVisible();
  await page.getByRole('button', { name: texts.show }).click();
  const result = page.getByText(texts.result(1, 5));
  await expect(result).toBeVisible();
  await expect(game.drawing.getByText('France', { exact: true })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: recap.share, exact: true }).click();
  expect(await game.copied()).toContain('\n🧭 1/5\n');
});

test('for an island country, the picture draws back to the nearest, and returns', async ({
  game,
  page,
}) => {
  await game.open({ path: pathOfDay('2026-11-01') });
  await game.guess('New Zealand');
  await game.expectCountry('New Zealand');
  await page.getByRole('button', { name: texts.askNearest }).click();
  const picture = game.pictureOf('New Zealand');
  await expect(picture).not.toHaveAttribute('src', /country\.avif$/);
  await expect(game.drawing.getByText('?')).toHaveCount(3);
  await page.getByRole('button', { name: recap.views.country }).click();
  await game.expectCountry('New Zealand');
  await expect(game.drawing.getByText('?')).toHaveCount(0);
});

test('beside the map, the page stays where it is while neighbours are named', async ({
  game,
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 600 });
  await game.open({ path: pathOfDay('2026-11-16') });
  await game.guess('Peru', 'Chad', 'Kenya', 'Canada', 'Mongolia', 'Spain');
  await page.getByRole('button', { name: texts.ask(5) }).click();
  const input = page.getByRole('combobox', { name: texts.input });
  await expect(input).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => scrollTo(0, 0));
  await input.fill('Italy');
  await input.press('Enter');
  await expect(page.getByText(texts.wrong('Italy', 'Spain'))).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
