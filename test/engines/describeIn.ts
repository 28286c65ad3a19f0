import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe } from 'vitest';

import { variantUrl } from '../e2e/support/addresses';
import type { Engine, LaunchOptions, Tab } from './engine';
import { Player } from './player';

type Options = Omit<LaunchOptions, 'home'>;

/** Opens a site for a player on their first visit, who closes "How to play". */
export type StartPlayer = (options?: Options & { readonly site?: string }) => Promise<Player>;

export function describeIn(
  { name, packages, isInstalled, launch }: Engine,
  describeSite: (startPlayer: StartPlayer) => void,
) {
  if (!isInstalled) console.warn(`${name} is not installed: skipped (Debian: ${packages}).`);
  describe.skipIf(!isInstalled)(name, () => {
    /** Started with these options. To start takes longer than most tests: each has a site of its own instead. */
    let browser: { readonly key: string; readonly tab: Tab } | undefined;
    let stop = () => Promise.resolve();
    afterAll(() => stop());
    const start = async (options: Options) => {
      const home = await mkdtemp(join(tmpdir(), `zoomle-${name}-`));
      const tab = await launch({ home, ...options });
      stop = async () => {
        await tab.quit();
        await rm(home, { recursive: true, maxRetries: 5 });
      };
      return tab;
    };
    describeSite(async ({ site = variantUrl('atlas'), ...options } = {}) => {
      const key = JSON.stringify(options);
      if (browser?.key !== key) {
        await stop();
        browser = { key, tab: await start(options) };
      }
      const player = new Player(browser.tab, site);
      await player.begin();
      return player;
    });
  });
}
