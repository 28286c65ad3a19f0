import type { Page } from '@playwright/test';

import { GALLERY } from './support/gallery';
import {
  edgesOf,
  expectNoSidewaysScrolling,
  expectNothingWrong,
  setTextSize,
  sidewaysScrolling,
} from './support/game';
import { GlobeOnPage } from './support/globe';
import { expect, test } from './support/test';
import { answerOf, NOON, wrongNames } from './support/world';

test.use({ variant: 'atlas' });

/** Texts that are wider than their box or overlap another of the same list, and short words that are broken. */
const clashes = (page: Page) =>
  page.locator('main, header').evaluateAll((parts) => {
    const isBroken = (node: Text, { 0: word, index }: RegExpExecArray) => {
      const range = new Range();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      return range.getClientRects().length > 1;
    };
    const brokenWords = (element: Element) =>
      [...element.childNodes]
        .filter((node) => node instanceof Text)
        .flatMap((node) =>
          [...node.data.matchAll(/(?<!\p{L})\p{L}{2,10}(?!\p{L})/gu)]
            .filter((word) => isBroken(node, word))
            .map(([word]) => word),
        );
    const leaves = parts
      .flatMap((part) => [
        ...part.querySelectorAll<HTMLElement>(
          'dt, dd, li > span, li > small, a, button, h1, h2, label > span, dialog p',
        ),
      ])
      .filter((element) => element.offsetWidth > 1 && element.offsetHeight > 1);
    const boxes = leaves.map((element) => ({
      text: element.innerText,
      list: element.closest('dl, li, nav'),
      box: element.getBoundingClientRect(),
      isCut: element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0,
    }));
    const overlaps = boxes.flatMap((one, index) =>
      boxes.slice(index + 1).flatMap((other) => {
        if (!one.list || one.list !== other.list) return [];
        const x = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const y = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        return x > 2 && y > 2 ? [`${one.text} | ${other.text}`] : [];
      }),
    );
    const cut = boxes.filter(({ isCut, text }) => isCut && text);
    return [...cut.map(({ text }) => text), ...overlaps, ...leaves.flatMap(brokenWords)];
  });

async function expectFit(page: Page) {
  // Whether the browser knows how to hyphenate a language depends on the machine.
  await page.addStyleTag({ content: '* { hyphens: manual !important }' });
  const wrong = async (width: number) => [
    ...(await sidewaysScrolling(page, width)),
    ...(await clashes(page)),
  ];
  await expectNothingWrong(page, wrong);
}

// The stretched gallery covers English.
for (const language of ['/de', '/ar']) {
  test(`with letters twice as large, ${language} fits all windows`, async ({ game, page }) => {
    test.setTimeout(300_000);
    await game.open({ path: `${language}/zoomle` });
    const input = page.getByRole('combobox');
    for (const name of [...wrongNames(2), answerOf(NOON).name]) {
      await input.fill(name);
      await input.press('Enter');
    }
    await expect(page.getByText('🎉')).toBeVisible();
    await expectFit(page);
    await page.locator('li > button[aria-pressed]').last().click();
    await expectNoSidewaysScrolling(page);
    for (const path of ['/', '/zoomle/statistics', '/zoomle/earth', '/zoomle/archive']) {
      await page.goto(language + path);
      // It loads last.
      await expect(page.locator('[role="timer"], dl dd, summary').first()).toBeVisible();
      await expectFit(page);
    }
    for (const index of [0, 1]) {
      await page.locator('[aria-haspopup="dialog"]').nth(index).click();
      await expect(page.locator('dialog p').first()).toBeVisible();
      await expectFit(page);
      await page.keyboard.press('Escape');
    }
  });
}

test('the name under the pointer stays in the globe’s box', async ({ page }) => {
  const globe = new GlobeOnPage(page);
  await page.setViewportSize({ width: 390, height: 568 });
  await page.goto(`${GALLERY}/earth-all`);
  await globe.expectDrawn();
  await setTextSize(page, 32, 320);
  for (const [country, right, down] of [
    ['Saudi Arabia', 0.68, -0.18],
    ['Lesotho', 0.45, 0.78],
    ['Antigua and Barbuda', -0.68, -0.18],
  ] as const) {
    const { x, y } = await globe.position(right, down);
    await page.mouse.move(x, y);
    await expect(globe.surface).toHaveText(country);
    const box = await edgesOf(globe.surface);
    const name = await edgesOf(globe.surface.getByText(country));
    expect(name.left).toBeGreaterThanOrEqual(box.left);
    expect(name.right).toBeLessThanOrEqual(box.right);
    expect(name.bottom).toBeLessThanOrEqual(box.bottom);
    expect(name.top).toBeGreaterThanOrEqual(box.top);
  }
});
