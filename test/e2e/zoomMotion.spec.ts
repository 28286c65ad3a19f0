import type { Page } from '@playwright/test';

import { PICTURES_ID } from '../../src/maps/picturesId';
import { edgesOf } from './support/game';
import { expect, test } from './support/test';
import { answerOf, NOON, wrongNames } from './support/world';

test.use({ variant: 'atlas' });

const ANSWER = answerOf(NOON).name;
const [FIRST = ''] = wrongNames(1);

/** Pauses each animation at its start. */
const holdAnimations = (page: Page) =>
  page.addInitScript(() => {
    const animate = Reflect.get(Element.prototype, 'animate');
    Element.prototype.animate = function (...values) {
      const animation = animate.apply(this, values);
      animation.pause();
      return animation;
    };
  });

/** Sets the progress of the map's animations, from 0 to 1, and counts them. */
const moveTo = (page: Page, part: number) =>
  page.locator(`#${PICTURES_ID}`).evaluate((pictures, part) => {
    const animations = pictures.parentElement?.getAnimations({ subtree: true }) ?? [];
    for (const animation of animations) {
      animation.currentTime = part * Number(animation.effect?.getComputedTiming().duration);
    }
    return animations.length;
  }, part);

/** The widths of the pictures of levels 18 and 17 on the screen. */
const widths = async (page: Page) => {
  const pictures = [18, 17].map((level) => edgesOf(page.locator(`img[src$="/${level}.avif"]`)));
  return (await Promise.all(pictures)).map(({ width }) => Math.round(width));
};

test('a guess zooms out, and a change halfway continues from there', async ({ game, page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await holdAnimations(page);
  const code = page.waitForResponse(/\/animateCamera-/);
  await game.open();
  await game.expectAtlasPicture(18);
  // The motion's code loads after the first picture.
  await page.evaluate((url) => import(url), (await code).url());
  const { width } = await edgesOf(game.picture);
  await game.guess(FIRST);
  await game.expectAtlasPicture(17);
  expect(await moveTo(page, 0)).toBeGreaterThan(0);
  expect(await widths(page)).toEqual([width, 2 * width]);
  await moveTo(page, 0.5);
  const halfway = [width * Math.SQRT1_2, width * Math.SQRT2].map(Math.round);
  expect(await widths(page)).toEqual(halfway);

  await game.slider.press('Home');
  await game.expectAtlasPicture(18);
  expect(await widths(page)).toEqual(halfway);
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  expect(await widths(page)).toEqual([width, 2 * width]);
});

test('with reduced motion, neither a guess nor the end moves the map', async ({ game, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await holdAnimations(page);
  await game.open();
  await game.expectAtlasPicture(18);
  await game.guess(FIRST);
  await game.expectAtlasPicture(17);
  expect(await moveTo(page, 0)).toBe(0);
  await game.guess(ANSWER);
  await game.expectCountry(ANSWER);
  expect(await moveTo(page, 0)).toBe(0);
});
