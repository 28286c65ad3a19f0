import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';

import { RADIUS } from '../../../src/features/earth/globe/globeShader';
import { type Colour, isLit } from '../../support/isLit';

/** The globe of the Earth's page. */
export class GlobeOnPage {
  readonly surface;

  constructor(readonly page: Page) {
    this.surface = page.getByRole('application');
  }

  async expectDrawn() {
    await expect(this.surface.locator('canvas')).toBeVisible();
    // It fades in.
    await expect.poll(() => this.page.evaluate(() => document.getAnimations().length)).toBe(0);
  }

  /** The position in the window of a point on the globe, as shares of its radius from its middle. */
  async position(right = 0, down = 0) {
    const { x = NaN, y = NaN, width = NaN } = (await this.surface.boundingBox()) ?? {};
    const middle = width / 2;
    return { x: x + middle * (1 + right * RADIUS), y: y + middle * (1 + down * RADIUS) };
  }

  async colour(right = 0, down = 0): Promise<Colour> {
    const { x, y } = await this.position(right, down);
    const clip = { x: Math.round(x), y: Math.round(y), width: 1, height: 1 };
    return sharp(await this.page.screenshot({ clip }))
      .removeAlpha()
      .raw()
      .toBuffer();
  }

  /** The width in pixels of what is drawn. */
  width() {
    return this.surface.locator('canvas').evaluate((canvas) => (canvas as HTMLCanvasElement).width);
  }

  /** Waits until the middle of the globe is lit, or dark, with all pixels of a globe at rest. */
  async expectMiddle(lit: boolean) {
    await expect.poll(async () => isLit(await this.colour())).toBe(lit);
    const full = await this.surface.evaluate(({ clientWidth }) => clientWidth * devicePixelRatio);
    await expect.poll(() => this.width()).toBe(Math.round(full));
  }
}
