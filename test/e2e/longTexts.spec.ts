import type { Page } from '@playwright/test';

import { galleryStates } from '../../src/app/dev/gallery/states';
import { GALLERY } from './support/gallery';
import { expect, NETWORK_ERROR, test } from './support/test';

test.use({
  variant: 'atlas',
  viewport: { width: 320, height: 640 },
  expectedErrors: NETWORK_ERROR,
});

/** The texts that are cut off, or that run out of the window or over the edge of what they stand in. */
const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const hidden = (element: Element) => element.closest('[hidden], details:not([open]) > ul');
    const isInScroller = ({ parentElement }: Element): boolean =>
      parentElement !== null &&
      (getComputedStyle(parentElement).overflowX === 'auto' || isInScroller(parentElement));
    const isCut = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect();
      // What only screen readers have is one pixel wide.
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

test('texts 40 % longer than English are not cut at 320 px, in any state', async ({ context }) => {
  test.setTimeout(300_000);
  const names = Object.keys(galleryStates);
  const lookAt = async (page: Page, name: string) => {
    await page.goto(`${GALLERY}/${name}?language=pseudo`, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toContainText(
      'lore',
    );
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(width).toBeLessThanOrEqual(320);
    expect(await cutTexts(page)).toEqual([]);
  };
  const lanes = [0, 1, 2].map(async (lane) => {
    const page = await context.newPage();
    for (const name of names.filter((_, index) => index % 3 === lane)) {
      await test.step(name, () => lookAt(page, name));
    }
  });
  await Promise.all(lanes);
});
