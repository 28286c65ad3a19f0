import { expect, type Page, test } from '@playwright/test';

import { cachedFiles, filesOf } from '../../test/e2e/support/cachedFiles';
import { median, openGame, repeats, report, SITE_URL, slowDown } from './bench';

const STARTS = 5;
const PICTURE = 'img[alt^="Satellite picture of the place to guess"]';
/** The prerendered page's input is disabled. */
const INPUT = 'input[role="combobox"]:enabled';

/** Ms from the navigation to the first frame with a playable board and its picture. */
async function boardShown(page: Page): Promise<number> {
  const time = await page.waitForFunction(
    ([picture, input]) => {
      const image = document.querySelector<HTMLImageElement>(picture);
      const hasLoaded = image?.complete && image.naturalWidth > 0;
      if (!hasLoaded || getComputedStyle(image).visibility !== 'visible') return false;
      if (!document.querySelector(input)) return false;
      // After this frame, before other deferred work.
      return scheduler.postTask(() => performance.now(), { priority: 'user-blocking' });
    },
    [PICTURE, INPUT] as const,
  );
  return Number(await time.jsonValue());
}

test('offline, from the navigation to a playable board', async ({ browser }) => {
  const { page: first } = await openGame(browser, '/zoomle');
  const device = first.context();
  await expect.poll(() => cachedFiles(first)).toBe(filesOf(2));
  await first.close();
  await device.setOffline(true);

  const times: number[] = [];
  for (let count = 0; count < repeats(STARTS); count += 1) {
    const page = await device.newPage();
    // Browsers stop idle workers: players usually start without one.
    const devTools = await device.newCDPSession(page);
    await devTools.send('ServiceWorker.enable');
    await devTools.send('ServiceWorker.stopAllWorkers');
    await slowDown(page);
    await page.goto(`${SITE_URL}/zoomle`, { waitUntil: 'commit' });
    times.push((await boardShown(page)) / 1_000);
    await page.close();
  }
  const what = `Offline start to a playable board, slowed down, median of ${times.length}, s`;
  report([{ what, value: median(times), bar: 1.5 }]);
});
