import { readdir, readFile } from 'node:fs/promises';

import { start } from '../../src/texts/en/start';
import { galleryTexts } from '../../src/texts/gallery';
import type { Variant } from './support/addresses';
import { expectNoViolationsInBothThemes } from './support/axe';
import { forEachState, GALLERY, STATES } from './support/gallery';
import { expect, NETWORK_ERROR, test } from './support/test';
import { folderOf } from './support/variants';

test.use({ variant: 'atlas' });

test.describe('each state of the gallery', () => {
  test.use({ expectedErrors: NETWORK_ERROR });
  test.setTimeout(600_000);

  test('is shown without an error, and axe finds nothing in either theme', async ({ context }) => {
    await forEachState(context, '', expectNoViolationsInBothThemes);
  });
});

test('the gallery has all states in both themes, and stores nothing', async ({ game, page }) => {
  test.slow();
  await page.goto(GALLERY);
  await expect(page.locator('iframe')).toHaveCount(4 * STATES.length);
  const grounds = ['light', 'dark'].map(async (theme) => {
    const frame = page.frameLocator(`iframe[title="fresh, phone, ${theme}"]`);
    // Dozens of frames, each with the whole site, load at once.
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText(/^Zoomle - /, {
      timeout: 60_000,
    });
    return frame.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  });
  expect(new Set(await Promise.all(grounds)).size).toBe(2);
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.goto(`${GALLERY}/mid-game`);
  const stored = () => page.evaluate(() => JSON.stringify(localStorage));
  const before = await stored();
  await expect(game.rows).toHaveCount(3);
  await game.guess('Norway');
  expect(await stored()).toBe(before);
});

/** The scripts of a build that lead to the gallery or belong to it. */
async function galleryScripts(variant: Variant) {
  const folder = `${folderOf(variant)}/assets`;
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(names.map((name) => readFile(`${folder}/${name}`, 'utf8')));
  return names.filter((_, index) => {
    const text = texts[index] ?? '';
    return [GALLERY, galleryTexts.subtitle, 'yesterday-notice'].some((word) => text.includes(word));
  });
}

test('a player’s page fetches none of the gallery’s code', async ({ game, page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await game.open();
  await game.expectAtlasPicture(18);
  const chunks = (await galleryScripts('atlas')).filter((name) => name.startsWith('showGallery'));
  expect(chunks).toHaveLength(1);
  expect(fetched.filter((url) => chunks.some((name) => url.includes(name)))).toEqual([]);
});

test.describe('a public build', () => {
  test.use({ variant: 'public' });

  test('has neither the gallery’s address nor its code', async ({ game, page }) => {
    await page.goto(`${GALLERY}/won`);
    await expect(game.title).toHaveText(start.errors.notFound.title);
    expect(await galleryScripts('atlas')).not.toEqual([]);
    expect(await galleryScripts('public')).toEqual([]);
  });
});
