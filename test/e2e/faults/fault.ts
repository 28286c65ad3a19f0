import type { BrowserContext, Page } from '@playwright/test';

import type { Game } from '../support/game';
import type { MapService } from '../support/mapService';

export const MINUTE = 60_000;

export type FaultFixtures = {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly game: Game;
  readonly maps: MapService;
};

/** Something that goes wrong around the game, and what becomes of it. */
export type Fault = {
  readonly name: string;
  /** What the player sees of it. */
  readonly sees: string;
  /** What is kept, or goes on. */
  readonly keeps: string;
  /** Brings the fault about, and fails where the rest is not so. */
  readonly run: (fixtures: FaultFixtures) => Promise<void>;
};
