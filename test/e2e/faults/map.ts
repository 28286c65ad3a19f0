import { expect } from '@playwright/test';

import { type Fault, MINUTE } from './fault';

const PATIENCE = 8_000;

const torn: Fault = {
  name: 'a map service that cuts the connection halfway through a picture',
  sees: 'the atlas at once, with its scale; the service again at the next level',
  keeps: 'one request an attempt',
  run: async ({ game, maps, page }) => {
    await maps.answerWith('torn');
    await game.open();
    await expect(game.notice).toBeVisible();
    await game.expectAtlasPicture(18);
    await expect(page.getByText('50 km', { exact: true })).toBeVisible();
    await expect(game.progress).toHaveCount(0);
    await page.clock.fastForward(MINUTE);
    expect(await maps.zooms()).toEqual([18]);

    await game.retry.click();
    await expect.poll(() => maps.zooms()).toEqual([18, 18]);
    await game.expectAtlasPicture(18);
    await page.clock.fastForward(MINUTE);
    expect(await maps.zooms()).toEqual([18, 18]);

    await maps.answerWith('picture');
    await game.guess('Peru');
    await game.expectPicture(17);
    await expect(page.getByText(/^\d+ m$/)).toBeVisible();
    await expect(game.notice).toHaveCount(0);
    await expect.poll(() => maps.zooms()).toEqual([18, 18, 17, 16]);
  },
};

export const mapFaults: readonly Fault[] = [
  torn,
  {
    name: 'a map service that stops answering during a round',
    sees: 'the atlas after eight seconds, and at once at the next level; the service with Retry',
    keeps: 'one request an attempt, however long it takes',
    run: async ({ game, maps, page }) => {
      await game.openWithPicture();
      // The next one has been fetched ahead.
      await expect.poll(() => maps.zooms()).toEqual([18, 17]);
      await maps.answerWith('hold');
      await game.guess('Peru');
      await game.expectPicture(17);
      await game.guess('Kenya');
      await expect(game.progress).toBeVisible();
      await page.clock.fastForward(PATIENCE);
      await expect(game.notice).toBeVisible();
      await game.expectAtlasPicture(16);
      await page.clock.fastForward(MINUTE);
      // The picture shared the request that fetched it ahead.
      await expect.poll(() => maps.zooms()).toEqual([18, 17, 16]);

      await game.guess('Chad');
      const top = page.locator('img:visible').last();
      await expect(top).toHaveAttribute('src', /^\/atlas\/\w+\/15\.avif$/);
      await expect.poll(() => maps.zooms()).toEqual([18, 17, 16, 15]);
      await page.clock.fastForward(PATIENCE);
      // Given up: a new request would join one that hangs.
      await expect(page.locator('img[src*=",15,0/"]')).toHaveCount(0);
      await maps.answerWith('picture');
      await game.retry.click();
      await game.expectPicture(15);
      await expect.poll(() => maps.zooms()).toEqual([18, 17, 16, 15, 15, 14]);
    },
  },
];
