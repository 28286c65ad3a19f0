import type { BrowserContext, Page, PlaywrightTestOptions } from '@playwright/test';

import type { Game } from '../support/game';
import type { MapService } from '../support/mapService';
import type { Releases } from '../support/releases';
import type { Options } from '../support/test';

export const MINUTE = 60_000;

export type FaultFixtures = {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly game: Game;
  readonly maps: MapService;
  readonly releases: Releases;
};

/** Something that goes wrong around the game, and what comes of it. */
export type Fault = {
  readonly name: string;
  /** What the player sees of it. */
  readonly sees: string;
  /** What is kept, or goes on. */
  readonly keeps: string;
  /** Where it needs another build of the site or a service worker. */
  readonly use?: Partial<Options & Pick<PlaywrightTestOptions, 'serviceWorkers'>>;
  /** Causes the fault and checks the rest. */
  readonly run: (fixtures: FaultFixtures) => Promise<void>;
};
