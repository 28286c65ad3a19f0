import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, describe } from 'vitest';

import { variantUrl } from '../e2e/support/addresses';
import type { Browser, Engine, LaunchOptions } from './engine';
import { Player } from './player';

const SITE = variantUrl('atlas');

function setUp({ name, launch }: Engine) {
  const homes: string[] = [];
  let browser: Browser | undefined;
  async function quit() {
    await browser?.quit();
    browser = undefined;
  }
  afterEach(async () => {
    await quit();
    for (const home of homes.splice(0)) await rm(home, { recursive: true, maxRetries: 5 });
  });

  async function start(options: Partial<LaunchOptions> = {}) {
    await quit();
    const home = await mkdtemp(join(tmpdir(), `zoomle-${name}-`));
    homes.push(home);
    const started = (browser = await launch({ home, ...options }));
    return {
      home,
      version: started.version,
      newPlayer: async (site = SITE) => new Player(await started.newTab(), site),
    };
  }
  /** A player at their first visit, who has closed "How to play". */
  async function aPlayer(site = SITE) {
    const player = await (await start()).newPlayer(site);
    await player.begin();
    return player;
  }
  return { start, aPlayer };
}

export type Setup = ReturnType<typeof setUp>;

export function describeIn(engine: Engine, describeSite: (setup: Setup) => void) {
  const { name, packages, isInstalled } = engine;
  if (!isInstalled) console.warn(`${name} is not installed: skipped (Debian: ${packages}).`);
  describe.skipIf(!isInstalled)(name, () => describeSite(setUp(engine)));
}
