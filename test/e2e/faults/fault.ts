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

/** Something that goes wrong around the game, and what follows. */
export type Fault = {
  readonly name: string;
  /** What the player sees. */
  readonly sees: string;
  /** What is preserved. */
  readonly keeps: string;
  /** Another build of the site, or a service worker. */
  readonly use?: Partial<Options & Pick<PlaywrightTestOptions, 'serviceWorkers'>>;
  /** Causes the fault and checks what follows. */
  readonly run: (fixtures: FaultFixtures) => Promise<void>;
};
