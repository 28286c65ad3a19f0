import { readdir } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { start } from '../../src/texts/en/start';
import { expectNoViolations, expectNoViolationsInBothThemes, kindsOf } from './support/axe';
import { type Build, folderOf } from './support/builds';
import { cutTexts } from './support/cutTexts';
import { forEachState, GALLERY, STATES } from './support/gallery';
import { expectNoSidewaysScrolling } from './support/game';
import { expect, NETWORK_ERROR, test } from './support/test';

test.use({ variant: 'atlas' });

/** A state of each kind of screen: tokens.test has the contrast of every pair of colours. */
const IN_BOTH_THEMES = [
  'suggestions',
  'won',
  'settings',
  'statistics',
  'archive-played',
  'home-won',
];

/** Adds kinds to those seen, and says whether one is new. */
function isNewIn(seen: Set<string>, kinds: readonly string[]) {
  const { size } = seen;
  for (const kind of kinds) seen.add(kind);
  return seen.size > size;
}

/** Opens all that is folded, and chooses a country on the Earth. */
const unfold = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      if (!details.open) details.querySelector('summary')?.click();
    }
    [...document.querySelectorAll<HTMLElement>('details input')].at(-1)?.click();
  });

/** Without a GPU, to draw a globe takes as long as all the rest. The trial of one pixel decides whether it is shown. */
function drawNoGlobe() {
  const { prototype } = WebGL2RenderingContext;
  const draw = Object.getOwnPropertyDescriptor(prototype, 'drawArrays')
    ?.value as typeof prototype.drawArrays;
  prototype.drawArrays = function (...args) {
    if (this.canvas.width === 1) draw.apply(this, args);
  };
}

test.describe('states of the gallery, in texts 40 % longer than English', () => {
  test.use({ expectedErrors: NETWORK_ERROR, viewport: { width: 320, height: 640 } });
  test.setTimeout(600_000);

  test('fit their windows, and axe finds nothing', async ({ context }) => {
    await context.addInitScript(drawNoGlobe);
    const seen = new Set<string>();
    await forEachState(context, '?language=pseudo', async (page, name) => {
      await expect(page.locator('h1')).toContainText('lor');
      expect(await cutTexts(page)).toEqual([]);
      const isNew = isNewIn(seen, await kindsOf(page));
      if (IN_BOTH_THEMES.includes(name)) await expectNoViolationsInBothThemes(page);
      else if (isNew) await expectNoViolations(page);
      await unfold(page);
      await expectNoSidewaysScrolling(page);
    });
  });
});

test('the gallery lists all states, each playable, and stores nothing', async ({ game, page }) => {
  await page.goto(GALLERY);
  await expect(page.getByRole('listitem')).toHaveCount(STATES.length);
  await page.getByRole('link', { name: 'mid-game', exact: true }).click();
  const stored = () => page.evaluate(() => JSON.stringify(localStorage));
  const before = await stored();
  await expect(game.rows).toHaveCount(3);
  await game.guess('Norway');
  expect(await stored()).toBe(before);
});

const galleryScripts = async (build: Build) =>
  (await readdir(`${await folderOf(build)}/assets`)).filter((name) => /gallery/i.test(name));

test('a player’s page fetches none of the gallery’s code', async ({ game, page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await game.open();
  await game.expectAtlasPicture(18);
  expect(fetched.filter((url) => /gallery/i.test(url))).toEqual([]);
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
