import { expect, type Page } from '@playwright/test';

import { later } from '../../../src/texts/en/later';
import { start } from '../../../src/texts/en/start';
import { folderOf } from '../support/builds';
import type { Game } from '../support/game';
import { startStaticHost } from '../support/staticHost';
import { answerOf, NOON } from '../support/world';
import type { Fault, FaultFixtures } from './fault';

type Host = Awaited<ReturnType<typeof startStaticHost>>;

/** A fault of the host that serves the site, and its recovery. */
export const onHost = ({
  run,
  ...fault
}: Omit<Fault, 'run'> & {
  readonly run: (fixtures: FaultFixtures & { readonly host: Host }) => Promise<void>;
}): Fault => ({
  ...fault,
  use: { serviceWorkers: 'block', awaitsStart: false, expectedErrors: /./, ...fault.use },
  run: async (fixtures) => {
    const host = await startStaticHost('', await folderOf('atlas'));
    try {
      await run({ ...fixtures, host });
    } finally {
      host.close();
    }
  },
});

export const ANSWER = answerOf(NOON).name;

/** Opens the board for a player who knows the rules. */
export async function openOn(host: Host, game: Game, page: Page) {
  await game.open({ path: `${host.url}/zoomle` });
  await page.getByRole('button', { name: start.help.play, exact: true }).click();
}

/** The end of the round with everything that belongs to it. */
export async function expectEnd(game: Game, page: Page) {
  await game.expectCountry(ANSWER);
  await expect(game.drawing).toContainText(ANSWER);
  await expect(page.getByRole('button', { name: later.recap.share, exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: later.recap.yourStatistics })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
}
