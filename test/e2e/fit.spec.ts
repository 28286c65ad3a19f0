import type { Page } from '@playwright/test';

import { forEachState } from './support/gallery';
import { expect, NETWORK_ERROR, test } from './support/test';

test.use({
  variant: 'atlas',
  viewport: { width: 320, height: 640 },
  expectedErrors: NETWORK_ERROR,
});

/** Texts that are cut off, or that overflow the window or their own box. */
const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const hidden = (element: Element) => element.closest('[hidden], details:not([open]) > ul');
    const isInScroller = ({ parentElement }: Element): boolean =>
      parentElement !== null &&
      (getComputedStyle(parentElement).overflowX === 'auto' || isInScroller(parentElement));
    const isCut = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect();
      // Texts for screen readers are one pixel wide.
      if (width <= 1 || hidden(element)) return false;
      const { overflowX } = getComputedStyle(element);
      const runsOver = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
      const isOutside = left < -1 || right > innerWidth + 1;
      return (isOutside && !isInScroller(element)) || (runsOver && overflowX !== 'visible');
    };
    return [
      ...document.querySelectorAll('h1, h2, h3, p, button, a, label, td, th, dt, dd, li, span'),
    ]
      .filter((element) => element.textContent.trim() !== '' && isCut(element))
      .map((element) => element.outerHTML.slice(0, 120));
  });

test('texts 40 % longer than English are not cut off, in any state', async ({ context }) => {
  test.setTimeout(300_000);
  await forEachState(context, '?language=pseudo', async (page) => {
    await expect(page.locator('h1')).toContainText('lore');
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(width).toBeLessThanOrEqual(320);
    expect(await cutTexts(page)).toEqual([]);
  });
});

test('letters twice as large run over nothing', async ({ game, page }) => {
  await game.open();
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  await game.guess('Peru');
  await game.expectAtlasPicture(17);
  await game.expectAtRest();
  const boxes = [game.picture, game.input, page.getByText('Zoom Level: 17 (2/2)')];
  const [picture, input, level] = await Promise.all(boxes.map((box) => box.boundingBox()));
  const bottomOf = (box?: { y: number; height: number } | null) => (box ? box.y + box.height : NaN);
  expect(input?.y).toBeGreaterThanOrEqual(bottomOf(picture));
  expect(level?.y).toBeGreaterThanOrEqual(bottomOf(input));
});
