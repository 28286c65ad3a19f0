import type { Page } from '@playwright/test';

import { later } from '../../src/texts/en/later';
import { GALLERY } from './support/gallery';
import { GlobeOnPage } from './support/globe';
import { expect, test } from './support/test';

test.use({
  variant: 'atlas',
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
  viewport: { width: 390, height: 844 },
});

const { earth } = later;
/** 25 countries are lit; the last one is Argentina. */
const SOME = `${GALLERY}/earth-some`;

/** Moves fingers from the middle of the globe, each by as much to the right and down. */
const swipe = async (page: Page, globe: GlobeOnPage, ...ways: readonly [number, number][]) => {
  const devTools = await page.context().newCDPSession(page);
  const { x, y } = await globe.position();
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number, fingers = ways) =>
    devTools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: fingers.map(([right, down], id) => ({
        ...{ x: x + right * part, y: y + down * part, id },
      })),
    });
  await touch('touchStart', 0.1);
  for (const part of [0.2, 0.4, 0.6, 0.8, 1]) await touch('touchMove', part);
  await touch('touchEnd', 1, []);
};

test('a finger turns the globe, two near it, for which a finer picture loads, and neither moves the page', async ({
  page,
}) => {
  const globe = new GlobeOnPage(page);
  await page.goto(SOME);
  await globe.expectDrawn();
  await globe.expectMiddle(true);
  await swipe(page, globe, [-60, -160]);
  await globe.expectMiddle(false);
  const corner = () => globe.colour(-0.99, -0.99);
  const air = await corner();
  const finePicture = page.waitForResponse(/globe-fine/);
  await swipe(page, globe, [-90, 0], [90, 0]);
  expect((await finePicture).ok()).toBe(true);
  await expect.poll(corner).not.toEqual(air);
  expect(await page.evaluate(() => [visualViewport?.scale, scrollY])).toEqual([1, 0]);
  const whole = page.getByRole('button', { name: earth.whole });
  await whole.tap();
  await expect(whole).toBeHidden();
  const { x, y } = await globe.position(0.3, -0.3);
  for (let tap = 0; tap < 2; tap++) await page.touchscreen.tap(x, y);
  await expect(whole).toBeVisible();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
});

test('the globe covers nothing that is focused', async ({ page }) => {
  await page.goto(`${GALLERY}/earth-all`);
  await new GlobeOnPage(page).expectDrawn();
  await page.getByText(earth.allCountries).click();
  await page.getByRole('radio').first().focus();
  const moves = [...Array<string>(20).fill('ArrowDown'), ...Array<string>(19).fill('ArrowUp')];
  for (const key of [...moves, 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    const isCovered = await page.evaluate(() => {
      const focused = document.activeElement?.closest('label, a, button, summary');
      const { x, y, width, height } = focused?.getBoundingClientRect() ?? new DOMRect();
      return !focused?.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(isCovered).toBe(false);
  }
});

test('on a phone, a tablet and a desk, the card stays in view, however low its country was chosen', async ({
  page,
}) => {
  await page.goto(SOME);
  await new GlobeOnPage(page).expectDrawn();
  await page.getByText(earth.allCountries).click();
  for (const [country, width, height] of [
    ['Zimbabwe', 390, 844],
    ['Zambia', 768, 1024],
    ['Uganda', 1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.getByText(country, { exact: true }).click();
    const name = page.getByRole('heading', { name: country });
    await expect(name).toBeInViewport({ ratio: 1 });
    const isCovered = await name.evaluate((heading) => {
      const { x, y, height } = heading.getBoundingClientRect();
      return !heading.contains(document.elementFromPoint(x + 5, y + height / 2));
    });
    expect(isCovered).toBe(false);
  }
});
