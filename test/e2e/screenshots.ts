import type { Page } from '@playwright/test';

import { poison, PROVOKED, WRITE_DATE } from './faults/poison';
import { forEachState } from './support/gallery';
import { expectAtRest } from './support/game';
import { expect, NETWORK_ERROR, test } from './support/test';

const SIZES = {
  phone: [390, 844],
  'phone on its side': [844, 390],
  tablet: [820, 1180],
  laptop: [1366, 768],
} as const;

test.use({ variant: 'atlas', expectedErrors: new RegExp(`${NETWORK_ERROR.source}|${PROVOKED}`) });
test.setTimeout(600_000);

for (const [size, [width, height]] of Object.entries(SIZES)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${size}, ${colorScheme}`, () => {
      test.use({ viewport: { width, height }, colorScheme });

      const look = async (page: Page, name: string) => {
        await page.evaluate(() => document.fonts.ready);
        await expectAtRest(page);
        const path = `.reports/screenshots/${name}-${size}-${colorScheme}.png`;
        await page.screenshot({ path, fullPage: true });
      };

      test('the states of the gallery', async ({ context }) => {
        await forEachState(context, '', look);
      });

      test('what can fail', async ({ game, page }) => {
        await poison(page, 'Math.log10');
        await game.open();
        await expect(page.getByRole('alert')).toBeVisible();
        await look(page, 'section-failed');

        await poison(page, WRITE_DATE);
        await page.goto('/zoomle');
        await expect(page.getByRole('alert')).toBeVisible();
        await look(page, 'page-failed');
      });
    });
  }
}
