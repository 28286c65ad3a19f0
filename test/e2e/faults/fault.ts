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

/** Something that goes wrong around the game, and what becomes of it. */
export type Fault = {
  readonly name: string;
  /** What the player sees of it. */
  readonly sees: string;
  /** What is kept, or goes on. */
  readonly keeps: string;
  /** Where it needs another browser, or another build of the site. */
  readonly use?: Partial<Options & Pick<PlaywrightTestOptions, 'serviceWorkers' | 'timezoneId'>>;
  /** Brings the fault about, and fails where the rest is not so. */
  readonly run: (fixtures: FaultFixtures) => Promise<void>;
};

/** Shows the page again, whose timers stood still while the computer's clock went on. */
export const wake = (page: Page, event: 'visibilitychange' | 'focus' = 'visibilitychange') =>
  page.evaluate((name) => {
    (name === 'focus' ? window : document).dispatchEvent(new Event(name));
  }, event);

/** Lets a UTC day's last half minute pass, and the first of the next one. */
export async function passMidnight(page: Page, day = '2026-11-20') {
  await page.clock.setSystemTime(`${day}T23:59:30Z`);
  await page.clock.runFor(MINUTE);
}
