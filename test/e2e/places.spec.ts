import type { Locator, Page } from '@playwright/test';

import { devTexts } from '../../src/texts/dev';
import { start } from '../../src/texts/en/start';
import { edgesOf, setTextSize } from './support/game';
import { expect, test } from './support/test';
import { wrongNames } from './support/world';

const DESK = { width: 1366, height: 768 };
const PHONE = { width: 390, height: 844 };
const SIZES = [DESK, PHONE, { width: 320, height: 568 }];

/** The bar at the top of the page. */
const TOP = 60;
/** How far from the edge of the content its corner reaches. */
const CORNER = 40;

/** In the top corner, at the end of the line, and covered by nothing. */
async function expectInTopCorner(page: Page, element: Locator) {
  const { left, right, top } = await edgesOf(element);
  const content = await edgesOf(page.locator('main > :first-child').first());
  const isMirrored = (await page.locator('html').getAttribute('dir')) === 'rtl';
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(TOP);
  const distance = isMirrored ? left - content.left : content.right - right;
  expect(Math.abs(distance)).toBeLessThanOrEqual(CORNER);
  await element.click({ trial: true });
}

/** No two share a pixel. */
async function expectApart(elements: readonly Locator[]) {
  const boxes = await Promise.all(elements.map(edgesOf));
  for (const [index, one] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) {
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      expect(Math.min(width, height)).toBeLessThanOrEqual(0);
    }
  }
}

/** One below the other. */
async function expectInOrder(...elements: readonly Locator[]) {
  const boxes = await Promise.all(elements.map(edgesOf));
  for (const [index, { top }] of boxes.slice(1).entries())
    expect(top).toBeGreaterThanOrEqual(boxes[index]?.bottom ?? NaN);
}

test.describe('in a build for developers', () => {
  test.use({ variant: 'atlas' });

  test('“Dev: Next” is in the top corner of the daily board', async ({ game, page }) => {
    const button = page.getByRole('button', { name: devTexts.next.action });
    const expectInCorner = async () => {
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await expectInTopCorner(page, button);
        await expectApart([button, ...(await page.locator('header nav > *').all()), game.title]);
      }
    };
    await game.open({ path: '/ar/zoomle' });
    await expect(button).toBeEnabled();
    await expectInCorner();

    await page.goto('/zoomle');
    await expect(button).toBeEnabled();
    await expectInCorner();
    await game.guess(...wrongNames(6));
    await button.click();
    await game.guess(...wrongNames(4));
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.evaluate(() => scrollTo(0, 0));
    await expectInCorner();
    await setTextSize(page, 32, DESK.width);
    await page.evaluate(() => scrollTo(0, 0));
    await expectInCorner();
  });
});

test.describe('in a public build', () => {
  test.use({ variant: 'public' });

  test('the home page has its parts where they belong', async ({ game, page }) => {
    await game.open({ path: '/' });
    const footer = page.getByRole('contentinfo');
    const toggle = page.getByRole('switch', { name: start.home.darkMode });
    const signIn = page.getByRole('link', { name: start.home.signIn });
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expectInTopCorner(page, signIn);
      await expectInOrder(
        toggle,
        game.title,
        page.getByText(start.home.tagline),
        page.getByRole('heading', { name: 'Zoomle' }),
        page.getByRole('heading', { name: 'Puzzlia' }),
        footer,
      );
      const { bottom, height } = await edgesOf(toggle);
      expect(bottom - height).toBeLessThan(TOP);
      const line = await edgesOf(footer.getByText('© 2026'));
      const end = await edgesOf(footer);
      expect(line.top).toBeGreaterThan(end.top);
      expect(line.bottom).toBeLessThanOrEqual(end.bottom);
      expect(end.bottom).toBeGreaterThanOrEqual(size.height);
      for (const name of ['privacy', 'about', 'contact', 'blog'] as const)
        expect(
          (await edgesOf(footer.getByRole('link', { name: start.site[name] }))).height,
        ).toBeGreaterThan(0);
    }
  });

  test('the board has its parts where they belong', async ({ game, page }) => {
    await game.open();
    await expect(game.input).toBeEnabled();
    const back = page.getByRole('link', { name: start.site.backToHome });
    const subtitle = page.getByText(start.game.subtitle);
    const list = page.getByRole('list', { name: 'Guesses', exact: true });
    const hint = page.getByText(start.game.zoomHint).filter({ visible: true });

    await expectInOrder(back, game.title, game.picture, game.slider, hint);
    await expectInOrder(subtitle, game.input, list);
    expect((await edgesOf(game.input)).left).toBeGreaterThan((await edgesOf(game.picture)).right);
    expect((await edgesOf(hint)).top - (await edgesOf(game.slider)).bottom).toBeLessThan(30);

    for (const size of [PHONE, { width: 320, height: 568 }, { width: 360, height: 740 }]) {
      await page.setViewportSize(size);
      const { picture, input, slider, title } = game;
      await expectInOrder(back, title, subtitle, picture, input, slider, list, hint);
      expect((await edgesOf(back)).top).toBeLessThan(TOP);
      // Beside the slider, on its line.
      const status = await edgesOf(page.getByText('Zoom Level: 18 (1/1)'));
      const { top, bottom, left } = await edgesOf(slider);
      expect(status.right).toBeLessThanOrEqual(left);
      expect(status.top).toBeGreaterThanOrEqual(top);
      expect(status.bottom).toBeLessThanOrEqual(bottom);
      const gap = (await edgesOf(hint)).top - (await edgesOf(slider)).bottom;
      expect(gap).toBeLessThan(30);
    }
    await game.guess(...wrongNames(5));
    for (const size of [{ width: 360, height: 740 }, PHONE]) {
      await page.setViewportSize(size);
      await page.evaluate(() => scrollTo(0, 0));
      const last = await edgesOf(game.rows.last());
      expect((await edgesOf(game.picture)).top).toBeLessThan(120);
      // Room for the sixth.
      expect(last.bottom + last.height).toBeLessThanOrEqual(size.height);
    }
  });
});
