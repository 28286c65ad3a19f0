import sharp from 'sharp';

import { later as arabic } from '../../src/texts/ar/later';
import { later } from '../../src/texts/en/later';
import { start } from '../../src/texts/en/start';
import { isLit } from '../support/isLit';
import { GALLERY } from './support/gallery';
import { GlobeOnPage } from './support/globe';
import { expect, test } from './support/test';
import { answerOf, NOON } from './support/world';

test.use({ variant: 'atlas' });

const { earth } = later;
/** 25 countries are lit, Bolivia and Argentina among them; the last one is Argentina. */
const SOME = `${GALLERY}/earth-some`;

test('the globe shines where a country is lit, and is dark elsewhere', async ({ page }) => {
  const globe = new GlobeOnPage(page);
  await page.goto(SOME);
  await globe.expectDrawn();
  await page.getByText(earth.allCountries).click();
  await page.getByRole('radio', { name: /^Bolivia/ }).check({ force: true });
  await globe.expectMiddle(true);
  // Brazil to the east, Peru to the west, Argentina to the south. It is seen from near.
  expect(isLit(await globe.colour(0.6))).toBe(false);
  expect(isLit(await globe.colour(-0.45))).toBe(false);
  expect(isLit(await globe.colour(0, 0.9))).toBe(true);
});

test('a click on a lit country chooses it as the lists do, and turns to it', async ({ page }) => {
  const globe = new GlobeOnPage(page);
  await page.goto(SOME);
  await globe.expectDrawn();
  const bolivia = await globe.position(-0.02, -0.32);
  await page.mouse.move(bolivia.x, bolivia.y);
  await expect(globe.surface).toHaveText('Bolivia');
  await page.mouse.click(bolivia.x, bolivia.y);
  await expect(page.getByRole('heading', { name: 'Bolivia' })).toBeVisible();
  await expect(globe.surface).not.toHaveText('Bolivia');
  await globe.expectMiddle(true);
  await page.getByText(earth.allCountries).click();
  await expect(page.getByRole('radio', { name: /^Bolivia/ })).toBeChecked();
  // A dark country is chosen too, but named only then; the sea is not.
  const brazil = await globe.position(0.2);
  await page.mouse.move(brazil.x, brazil.y);
  await expect(globe.surface).toHaveText('');
  await page.mouse.click(brazil.x, brazil.y);
  await expect(page.getByRole('heading', { name: 'Brazil' })).toBeVisible();
  await expect(page.getByText(earth.notLit).first()).toBeVisible();
  await globe.expectMiddle(false);
  const atlantic = await globe.position(0.6);
  await page.mouse.click(atlantic.x, atlantic.y);
  await expect(page.getByRole('heading', { name: 'Brazil' })).toBeVisible();
});

test('a double click on a dark country nears it without naming it', async ({ page }) => {
  const globe = new GlobeOnPage(page);
  await page.goto(SOME);
  await globe.expectDrawn();
  const brazil = await globe.position(0.25, -0.35);
  await page.mouse.dblclick(brazil.x, brazil.y);
  await expect(page.getByRole('button', { name: earth.whole })).toBeVisible();
  await globe.expectMiddle(false);
  await expect(page.getByRole('heading', { name: 'Brazil' })).toHaveCount(0);
  const middle = await globe.position();
  await page.mouse.click(middle.x, middle.y);
  await expect(page.getByRole('heading', { name: 'Brazil' })).toBeVisible();
});

test('dragging, also across selected text, and arrow keys turn the globe', async ({ page }) => {
  const globe = new GlobeOnPage(page);
  await page.goto(SOME);
  await globe.expectDrawn();
  await globe.expectMiddle(true);
  const [from, to] = [await globe.position(), await globe.position(-0.5)];
  await page.keyboard.press('ControlOrMeta+A');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
  await globe.expectMiddle(false);
  expect(isLit(await globe.colour(-0.5))).toBe(true);
  // Dragging chooses nothing.
  await expect(page.getByRole('heading', { name: earth.last('Argentina') })).toBeVisible();
  await globe.surface.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await globe.expectMiddle(true);
});

test('the wheel with Control nears the globe, Escape shows it whole', async ({ page }) => {
  const globe = new GlobeOnPage(page);
  await page.goto(SOME);
  await globe.expectDrawn();
  const whole = page.getByRole('button', { name: earth.whole });
  const { x, y } = await globe.position();
  await page.mouse.move(x, y);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -100);
  await page.keyboard.up('Control');
  await expect(whole).toBeVisible();
  await whole.focus();
  await page.keyboard.press('Escape');
  // The focus stays among the buttons.
  await expect(page.getByRole('button', { name: earth.nearer })).toBeFocused();
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a country kindles once, when the Earth is first seen after its round', async ({
    game,
    page,
  }) => {
    await page.addInitScript(() => {
      const kindled = { starts: 0, ends: 0 };
      const count = (kind: keyof typeof kindled) => (event: Event) => {
        if (event.target instanceof SVGPathElement) kindled[kind]++;
      };
      addEventListener('animationstart', count('starts'));
      addEventListener('animationend', count('ends'));
      Object.assign(window, { kindled });
    });
    const kindled = () => page.evaluate(() => (window as unknown as { kindled: object }).kindled);
    await game.open();
    await game.guess(answerOf(NOON).name);
    const visit = () =>
      page.getByRole('link', { name: start.game.menu.earth, exact: true }).click();
    await visit();
    // The country, and a wave that leaves it; then a ring shows where it is.
    await expect.poll(kindled).toEqual({ starts: 3, ends: 3 });
    await page.getByRole('link', { name: start.game.menu.archive }).click();
    await expect(game.title).toHaveText(later.archive.title);
    await visit();
    await new GlobeOnPage(page).expectDrawn();
    // The ring alone.
    await expect.poll(kindled).toEqual({ starts: 4, ends: 4 });
  });
});

test('the Earth is shared as a picture, mirrored in Arabic', async ({ game, page }) => {
  await game.open();
  await game.guess(answerOf(NOON).name);
  for (const [path, label, middle, corner] of [
    ['/zoomle/earth', later.recap.share, 315, 1190],
    ['/ar/zoomle/earth', arabic.recap.share, 885, 10],
  ] as const) {
    await page.goto(path);
    await new GlobeOnPage(page).expectDrawn();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: label }).click();
    const picture = sharp(await (await downloading).path()).removeAlpha();
    expect(await picture.metadata()).toMatchObject({ width: 1200, height: 630 });
    const colour = async (left: number, top: number) =>
      picture.clone().extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
    // Japan is lit in the middle of the globe, and the words are on the other side.
    expect(isLit(await colour(middle, 315))).toBe(true);
    expect([...(await colour(corner, 10))]).toEqual([0x07, 0x13, 0x1b]);
  }
});
