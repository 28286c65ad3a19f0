import { expect, it, onTestFinished } from 'vitest';

import { start as texts } from '../../src/texts/en/start';
import { startReleases } from '../e2e/support/releases';
import { wrongNames } from '../e2e/support/world';
import { describeIn } from './describeIn';
import { eventually } from './engine';
import { firefox } from './firefox';
import { button } from './player';
import { webkit } from './webkit';

/** The browsers have the machine's clock. */
const [FIRST = ''] = wrongNames(1, new Date().toISOString());
/** Only the old release has developer tools. */
const DEV_NEXT = button('Dev: Next');

for (const engine of [firefox, webkit]) {
  describeIn(engine, (startPlayer) => {
    it('loads a new release on request, and keeps the round', async () => {
      const releases = await startReleases();
      onTestFinished(releases.close);
      const player = await startPlayer({ site: releases.url });
      await player.guess(FIRST);
      // An update needs an active service worker.
      await player.tab.run(async () => {
        await navigator.serviceWorker.ready;
      });
      releases.publish();
      await player.tab.run(async () => {
        await (await navigator.serviceWorker.ready).update();
      });
      await player.sees(texts.release.found);
      expect(await player.count(DEV_NEXT)).toBe(1);
      await player.click(texts.release.apply);
      await eventually(
        () => player.count(DEV_NEXT),
        (count) => expect(count).toBe(0),
      );
      await player.expectRows(FIRST);
    });
  });
}
