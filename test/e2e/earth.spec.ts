import sharp from 'sharp';

import { later as arabic } from '../../src/texts/ar/later';
import { later } from '../../src/texts/en/later';
import { isLit } from '../support/isLit';
import { GALLERY } from './support/gallery';
import { GlobeOnPage } from './support/globe';
import { expect, test } from './support/test';
import { answerOf, NOON } from './support/world';

test.use({ variant: 'atlas' });

const { earth } = later;
/** 25 countries are lit, Bolivia and Argentina among them; the last one is Argentina. */
const SOME = `${GALLERY}/earth-some`;

test('a country is chosen in the lists or on the globe, which turns to it and shines where it is lit', async ({
  page,
}) => {
  const globe = new GlobeOnPage(page);
  await page.goto(SOME);
  await globe.expectDrawn();
  await page.getByText(earth.allCountries).click();
  const bolivia = page.getByRole('radio', { name: /^Bolivia/ });
  await bolivia.check({ force: true });
  await globe.expectMiddle(true);
  // Brazil to the east, Peru to the west, Argentina to the south. It is seen from near.
  expect(isLit(await globe.colour(0.6))).toBe(false);
  expect(isLit(await globe.colour(-0.45))).toBe(false);
  expect(isLit(await globe.colour(0, 0.9))).toBe(true);

  // A dark country is named only when it is chosen.
  const chosen = (name: string) => page.getByRole('heading', { name });
  const point = async (right: number, down = 0) => {
    const { x, y } = await globe.position(right, down);
    await page.mouse.move(x, y);
    return { x, y };
  };
  const click = async (right: number, down?: number) => {
    const { x, y } = await point(right, down);
    await page.mouse.click(x, y);
  };
  await point(0.6);
  await expect(globe.surface).toHaveText('');
  await click(0.6);
  await expect(chosen('Brazil')).toBeVisible();
  await expect(page.getByText(earth.notLit).first()).toBeVisible();
  await globe.expectMiddle(false);
  await page.getByRole('button', { name: earth.whole }).focus();
  await page.keyboard.press('Escape');
  // The focus stays among the buttons.
  await expect(page.getByRole('button', { name: earth.nearer })).toBeFocused();
  // The sea is not chosen.
  await click(0.6);
  await expect(chosen('Brazil')).toBeVisible();
  await point(-0.18, 0.11);
  await expect(globe.surface).toHaveText('Bolivia');
  await click(-0.18, 0.11);
  await expect(chosen('Bolivia')).toBeVisible();
  await expect(globe.surface).not.toHaveText('Bolivia');
  await globe.expectMiddle(true);
  await expect(bolivia).toBeChecked();
  // A double click only nears.
  const brazil = await point(0.2);
  await page.mouse.dblclick(brazil.x, brazil.y);
  await expect(page.getByRole('button', { name: earth.whole })).toBeVisible();
  await globe.expectMiddle(false);
  await expect(chosen('Bolivia')).toBeVisible();
  await click(0);
  await expect(chosen('Brazil')).toBeVisible();
});

test('dragging, also across selected text, arrow keys and the wheel with Control turn and near the globe', async ({
  page,
}) => {
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
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -100);
  await page.keyboard.up('Control');
  await expect(page.getByRole('button', { name: earth.whole })).toBeVisible();
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
