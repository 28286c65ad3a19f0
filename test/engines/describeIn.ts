import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, onTestFinished } from 'vitest';

import { variantUrl } from '../e2e/support/addresses';
import type { Engine, LaunchOptions } from './engine';
import { Player } from './player';

/** Starts a browser with a player on their first visit, who has closed "How to play". */
export type StartPlayer = (
  options?: Partial<LaunchOptions> & { readonly site?: string },
) => Promise<Player>;

export function describeIn(
  { name, packages, isInstalled, launch }: Engine,
  describeSite: (startPlayer: StartPlayer) => void,
) {
  if (!isInstalled) console.warn(`${name} is not installed: skipped (Debian: ${packages}).`);
  describe.skipIf(!isInstalled)(name, () =>
    describeSite(async ({ site = variantUrl('atlas'), ...options } = {}) => {
      const home = await mkdtemp(join(tmpdir(), `zoomle-${name}-`));
      onTestFinished(() => rm(home, { recursive: true, maxRetries: 5 }));
      const tab = await launch({ home, ...options });
      onTestFinished(tab.quit);
      const player = new Player(tab, site);
      await player.begin();
      return player;
    }),
  );
}
