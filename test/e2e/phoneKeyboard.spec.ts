import { PICTURES_ID } from '../../src/maps/picturesId';
import { edgesOf, expectAtRest, type Game } from './support/game';
import { expect, test } from './support/test';
import { wrongNames } from './support/world';

/** About the height of a phone's keyboard with its row of suggestions, in CSS pixels. */
const KEYBOARD = 336;
/** The height of a row that a finger can hit. */
const ROW = 44;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

async function openAndTap(game: Game) {
  await game.open();
  await game.expectPicture(18);
  await game.input.tap();
}

const [WIDTH, HEIGHT] = [320, 568];

test(`on ${WIDTH}x${HEIGHT}, suggestions end at the keyboard`, async ({ game, page }) => {
  await page.setViewportSize({ width: WIDTH, height: HEIGHT });
  await openAndTap(game);
  // The page lets the keyboard resize it. A headless browser has none.
  await page.setViewportSize({ width: WIDTH, height: HEIGHT - KEYBOARD });
  await game.input.fill('s');
  const list = await edgesOf(game.popup);
  expect((await edgesOf(game.input)).top).toBeGreaterThanOrEqual(0);
  expect(list.bottom).toBeLessThanOrEqual(HEIGHT - KEYBOARD);
  expect(list.height).toBeGreaterThanOrEqual(3 * ROW);
  for (const option of await game.options.all()) {
    expect((await edgesOf(option)).height).toBeGreaterThanOrEqual(ROW);
  }
  await expect(game.keyNames.filter({ visible: true })).toHaveCount(0);
  // Safari zooms in on smaller type.
  await expect(game.input).toHaveCSS('font-size', /^(1[6-9]|2\d)/);
  await game.options.last().tap();
  await expect(game.rows).toHaveCount(1);

  await game.input.fill('s');
  await game.title.tap();
  await expect(game.popup).toHaveCount(0);
  await expect(game.input).toHaveValue('s');
});

/** The height of a phone's screen above its keyboard. */
const ABOVE_KEYBOARD = 430;

test(`the ${ABOVE_KEYBOARD} px above a keyboard show map and input`, async ({ game, page }) => {
  await openAndTap(game);
  const { height } = await edgesOf(game.picture);
  await page.setViewportSize({ width: 390, height: ABOVE_KEYBOARD });
  const scrollY = () => page.evaluate(() => window.scrollY);
  await expect.poll(scrollY).toBeGreaterThan(0);
  const before = await scrollY();
  for (const [index, name] of wrongNames(2).entries()) {
    for (const letter of name) {
      await page.keyboard.type(letter);
      expect(await scrollY()).toBe(before);
    }
    await page.keyboard.press('Enter');
    await expect(game.rows).toHaveCount(index + 1);
    await expect(game.input).toBeInViewport({ ratio: 1 });
    await game.expectPicture(17 - index);
    await expectAtRest(page);
    // At least the middle third of the picture is in view, with the crosshair.
    const picture = await edgesOf(page.locator(`:has(> #${PICTURES_ID})`));
    const input = await edgesOf(game.input);
    expect(picture.top).toBeGreaterThanOrEqual(0);
    expect(picture.height).toBeGreaterThanOrEqual(140);
    expect(picture.bottom).toBeLessThanOrEqual(input.top);
    expect(input.bottom + 3 * ROW).toBeLessThanOrEqual(ABOVE_KEYBOARD);
    expect(await scrollY()).toBe(before);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await edgesOf(game.picture)).height).toBe(height);
});

test('a phone that is turned and turned back under its keyboard shows the picture as before', async ({
  game,
  page,
}) => {
  await openAndTap(game);
  await page.setViewportSize({ width: 390, height: ABOVE_KEYBOARD });
  const inFrame = async () => {
    const { top, height } = await edgesOf(page.locator(`:has(> #${PICTURES_ID})`));
    return { top: Math.round(top), height: Math.round(height) };
  };
  await expectAtRest(page);
  await expect.poll(async () => (await inFrame()).top).toBeLessThan(60);
  const before = await inFrame();
  await page.setViewportSize({ width: 844, height: 160 });
  await expect(game.input).toBeInViewport();
  await page.setViewportSize({ width: 390, height: ABOVE_KEYBOARD });
  await expect.poll(inFrame).toEqual(before);
});

test('a window of half the height crops no picture while nothing is focused', async ({
  game,
  page,
}) => {
  await game.open();
  await game.expectPicture(18);
  const frameHeight = async () => (await edgesOf(page.locator(`:has(> #${PICTURES_ID})`))).height;
  const height = await frameHeight();
  await page.setViewportSize({ width: 390, height: 422 });
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await frameHeight()).toBe(height);
  await game.input.tap();
  await expect.poll(frameHeight).toBeLessThan(height);
  await game.input.blur();
  await expect.poll(frameHeight).toBe(height);
});
