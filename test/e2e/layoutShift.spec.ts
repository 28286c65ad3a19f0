import type { Page } from '@playwright/test';

import { later } from '../../src/texts/en/later';
import { start } from '../../src/texts/en/start';
import { edgesOf, expectAtRest } from './support/game';
import { expect, test } from './support/test';
import { answerOf, NOON, wrongNames } from './support/world';

// With motion, which must shift nothing.
test.use({ variant: 'atlas', contextOptions: { reducedMotion: 'no-preference' } });

/** Records the layout shifts of each page that is opened. */
const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: { value: number; elements: string[] }[] = [];
    Object.assign(window, { shifts });
    type LayoutShift = PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly {
        node: Node | null;
        previousRect: DOMRect;
        currentRect: DOMRect;
      }[];
    };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        const elements = sources.map(({ node, previousRect, currentRect }) => {
          const name = node instanceof Element ? node.outerHTML : node?.textContent;
          return [name?.slice(0, 200), previousRect, currentRect]
            .map((part) => JSON.stringify(part))
            .join(' ');
        });
        if (!hadRecentInput) shifts.push({ value, elements });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Allows for the rounding of text widths. */
async function expectNoShift(page: Page) {
  await page.evaluate(() => document.fonts.ready);
  const shifts = await page.evaluate(
    () => (window as unknown as { shifts: { value: number; elements: string[] }[] }).shifts,
  );
  const elements = shifts.flatMap((shift) => shift.elements);
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  expect(sum, elements.join('\n')).toBeLessThan(0.002);
}

for (const [width, height] of [
  [390, 844],
  [1366, 768],
] as const) {
  test(`on ${width}x${height}, nothing shifts in a round or at home`, async ({ game, page }) => {
    await page.setViewportSize({ width, height });
    await recordShifts(page);
    await game.open({ path: '/' });
    const ways = page.getByRole('link', { name: start.game.menu.challenge });
    await expect(page.getByText(start.home.zoomle.waiting)).toBeVisible();
    await expectNoShift(page);
    // A newcomer has no row for a streak or the last days.
    const play = await edgesOf(page.getByRole('link', { name: start.home.zoomle.play }));
    const practice = page.getByRole('link', { name: start.game.menu.practice });
    expect((await edgesOf(practice)).top - play.bottom).toBeLessThan(40);

    await page.goto('/zoomle');
    await game.guess(...wrongNames(1));
    await page.goto('/');
    await expect(page.getByText(start.home.zoomle.used(1, 6))).toBeVisible();
    await expectNoShift(page);
    const before = await ways.boundingBox();

    await page.goto('/zoomle');
    await game.expectAtlasPicture(17);
    // While a player types, the code of the end loads.
    const end = page.waitForResponse('**/assets/End-*.js');
    await game.input.fill(answerOf(NOON).name);
    await (await end).finished();
    await game.input.press('Enter');
    await game.expectCountry(answerOf(NOON).name);
    await expect(game.drawing).toContainText(answerOf(NOON).name);
    await expectAtRest(page);
    await expectNoShift(page);

    await page.goto('/');
    await expect(page.getByText(start.home.zoomle.won(2, 6))).toBeVisible();
    expect(await ways.boundingBox()).toEqual(before);
    await expectNoShift(page);
  });
}

test('the description under the picture moves nothing', async ({ game, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await game.open();
  await page.getByRole('button', { name: start.game.menu.settings }).click();
  await page.getByLabel(later.settings.describesPicture).check();
  await page.route('**/facts.json', () => undefined);
  await page.reload();
  await game.expectAtlasPicture(18);
  const before = await game.input.boundingBox();
  await page.unroute('**/facts.json');
  await page.reload();
  await expect(page.getByText(/^About .* across\./)).toBeVisible();
  expect(await game.input.boundingBox()).toEqual(before);
});
