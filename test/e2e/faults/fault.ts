import type { PlaywrightTestArgs, PlaywrightTestOptions } from '@playwright/test';

import type { Fixtures, Options } from '../support/test';

export const MINUTE = 60_000;

export type FaultFixtures = Pick<PlaywrightTestArgs, 'page' | 'context'> &
  Pick<Fixtures, 'game' | 'maps'>;

/** Something that goes wrong around the game, and what follows. */
export type Fault<Others = unknown> = {
  readonly name: string;
  /** What the player sees. */
  readonly sees: string;
  /** What is preserved. */
  readonly keeps: string;
  /** Another build of the site, or a service worker. */
  readonly use?: Partial<Options & Pick<PlaywrightTestOptions, 'serviceWorkers'>>;
  /** Causes the fault and checks what follows. */
  readonly run: (fixtures: FaultFixtures & Others) => Promise<void>;
};
