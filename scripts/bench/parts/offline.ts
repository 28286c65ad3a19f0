import type { Page } from '@playwright/test';

import { storageOf } from '../../../test/e2e/support/world.ts';
import type { Bench } from '../bench.ts';
import { INPUT, openGame, PHONE, slowDown } from '../board.ts';
import { type Figure, median } from '../figure.ts';
import { serve } from '../site.ts';

const STARTS = 5;
const PICTURE = 'img[alt^="Satellite picture of the place to guess"]';

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

/** Offline, from the navigation to a playable board. */
export async function offline({ browser, site, repeats }: Bench): Promise<Figure[]> {
  // A separate server, to be stopped.
  const server = await serve(site.folder);
  const address = `${server.url}/zoomle`;
  const profile = await browser.newContext({
    viewport: PHONE,
    storageState: storageOf(server.url),
  });
  const first = await profile.newPage();
  await openGame(first, address);
  await first.waitForFunction(
    (picture) => caches.match(document.querySelector<HTMLImageElement>(picture)?.src ?? ''),
    PICTURE,
  );
  await first.close();
  server.close();

  const times: number[] = [];
  for (let start = 0; start < repeats(STARTS); start += 1) {
    const page = await profile.newPage();
    // Browsers stop idle workers: players usually start without one.
    const devTools = await profile.newCDPSession(page);
    await devTools.send('ServiceWorker.enable');
    await devTools.send('ServiceWorker.stopAllWorkers');
    await slowDown(page);
    await page.goto(address, { waitUntil: 'commit' });
    times.push((await boardShown(page)) / 1_000);
    await page.close();
  }
  const what = `Offline start to a playable board, slowed down, median of ${STARTS}`;
  return [{ what, value: median(times), unit: 's', bar: 1.5 }];
}
