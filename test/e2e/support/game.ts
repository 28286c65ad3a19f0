import { expect, type Locator, type Page } from '@playwright/test';

import { later } from '../../../src/texts/en/later';
import { start } from '../../../src/texts/en/start';
import type { MapService } from './mapService';
import { NOON } from './world';

async function expectDecoded(picture: Locator) {
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
}

/** Where an element is in the window. */
export async function edgesOf(element: Locator) {
  const { x = NaN, y = NaN, width = NaN, height = NaN } = (await element.boundingBox()) ?? {};
  return { left: x, right: x + width, top: y, bottom: y + height, width, height };
}

/** Waits until nothing moves. */
export const expectAtRest = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);

/**
 * Sets the browser's own text size, which media queries in em follow too: from the next change of the window on,
 * to another width.
 */
export async function setTextSize(page: Page, pixels: number, width: number) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: pixels } });
  // If it came after a new window size, media queries in em would keep the old one.
  await expect(page.locator('html')).toHaveCSS('font-size', `${pixels}px`);
  await page.setViewportSize({ height: 768, ...page.viewportSize(), width });
}

/** What is wrong with the page must be nothing, in narrow and wide windows, with text as usual and twice as large. */
export async function expectNothingWrong(page: Page, wrong: (width: number) => Promise<unknown[]>) {
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  for (const pixels of [32, 16]) {
    for (const width of [1280, 390, 320]) {
      if (width === 1280) await setTextSize(page, pixels, width);
      else await page.setViewportSize({ ...window, width });
      await expect
        .poll(() => wrong(width), `wrong at ${width} px with text of ${pixels} px`)
        .toEqual([]);
    }
  }
  await page.setViewportSize(window);
}

/** How wide the page is and what may cause it, if it is wider than the window. */
export const sidewaysScrolling = (page: Page, width: number) =>
  page.evaluate((width) => {
    const { scrollWidth } = document.documentElement;
    if (scrollWidth <= width) return [];
    const elements = [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element.getBoundingClientRect().right > width)
      .map(({ tagName, className, innerText }) => `${tagName} ${className}: ${innerText}`);
    return [location.pathname, scrollWidth, ...elements];
  }, width);

export const expectNoSidewaysScrolling = (page: Page) =>
  expectNothingWrong(page, (width) => sidewaysScrolling(page, width));

export class Game {
  readonly input;
  readonly popup;
  readonly options;
  /** The hint in a suggestion for the key that picks it. */
  readonly keyNames;
  readonly rows;
  readonly slider;
  readonly picture;
  /** The drawing on the last picture. */
  readonly drawing;
  readonly progress;
  readonly retry;
  readonly notice;
  readonly title;

  constructor(
    readonly page: Page,
    readonly maps: MapService,
  ) {
    this.input = page.getByRole('combobox', { name: 'Guess a country' });
    this.popup = page.getByRole('listbox');
    this.options = page.getByRole('option');
    this.keyNames = this.options.getByText('Enter', { exact: true });
    this.rows = page.getByRole('list', { name: 'Guesses', exact: true }).getByRole('listitem');
    this.slider = page.getByRole('slider', { name: 'Zoom level' });
    this.picture = page.getByRole('img', { name: 'Satellite picture of the place to guess' });
    this.drawing = page.locator('svg[viewBox="0 0 1280 960"]');
    this.progress = page.getByRole('progressbar', { name: start.game.map.loading });
    this.retry = page.getByRole('button', { name: 'Retry' });
    this.notice = page.getByText(start.game.map.fallback, { exact: true });
    this.title = page.getByRole('heading', { level: 1 });
  }

  archived(date: string) {
    return this.page.getByRole('link', { name: later.day.named(date, '') });
  }

  /** Opens the board at noon; its clock runs on and can be set. */
  async open({ path = '/zoomle' } = {}) {
    await this.page.clock.install({ time: NOON });
    await this.page.goto(path);
  }

  /** Opens the board and waits for its first picture and the one fetched ahead. */
  async openWithPicture() {
    await this.open();
    await this.expectPicture(18);
    await expect.poll(() => this.maps.zooms()).toEqual([18, 17]);
  }

  /** Types names and presses Enter, waiting for each row. */
  async guess(...names: string[]) {
    // The page that the build rendered has no rows.
    await expect(this.input).toBeEnabled();
    for (const name of names) {
      const count = await this.rows.count();
      await this.input.fill(name);
      await this.input.press('Enter');
      await expect(this.rows).toHaveCount(count + 1);
      await expect(this.rows.last()).toContainText(name);
    }
  }

  /** Ends a practice round: the guess may win it. */
  async endPractice() {
    await this.guess('Peru');
    const reveal = this.page.getByRole('button', { name: 'Show the answer' });
    const next = this.page.getByRole('button', { name: start.game.nextPractice });
    await expect(next).toBeVisible();
    if (await reveal.isVisible()) await reveal.click();
    await expect(this.input).toHaveCount(0);
  }

  /** The text that a button has just copied. */
  async copied(): Promise<string> {
    await expect(this.page.getByText(start.copying.copied)).toBeVisible();
    return this.page.evaluate(() => navigator.clipboard.readText());
  }

  /** The map service's picture is on the screen. */
  async expectPicture(zoom: number) {
    await expect(this.picture).toHaveAttribute('src', new RegExp(`,${zoom},0/1280x960@2x\\?`));
    await expectDecoded(this.picture);
  }

  /** The atlas's picture is on the screen. */
  async expectAtlasPicture(zoom: number) {
    const address = new RegExp(`/atlas/[0-9a-f]{6}/${zoom}\\.avif$`);
    await expect(this.picture).toHaveAttribute('src', address);
    await expectDecoded(this.picture);
  }

  /** The picture of a whole country or a further place. */
  pictureOf(name: string) {
    return this.page.getByRole('img', { name: start.game.map.place(name), exact: true });
  }

  /** The round has ended: the atlas's picture of the whole country is on the screen. */
  async expectCountry(name: string) {
    const picture = this.pictureOf(name);
    await expect(picture).toHaveAttribute('src', /^\/atlas\/[0-9a-f]{6}\/country\.avif$/);
    await expectDecoded(picture);
  }

  /** @param status as in `18 (1/1)` */
  async expectZoom(status: string) {
    await expect(this.page.getByText(`Zoom Level: ${status}`, { exact: true })).toBeVisible();
  }

  async expectEmptyBoard() {
    await expect(this.input).toBeEnabled();
    await expect(this.rows).toHaveCount(0);
    await expect(this.input).toHaveValue('');
    await this.expectZoom('18 (1/1)');
  }
}
