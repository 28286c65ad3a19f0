import { expect } from '@playwright/test';

import { start } from '../../../src/texts/en/start';
import type { Fault } from './fault';
import { poison, PROVOKED } from './poison';

const BROKEN = start.errors.title;

export const errorFaults: readonly Fault[] = [
  {
    name: 'code of a page that never loads',
    sees: 'a progress bar, and after ten seconds the error page',
    keeps: 'the board, until then and after going back',
    use: { expectedErrors: /Loading took too long/ },
    run: async ({ game, page }) => {
      await game.open();
      await game.guess('Peru');
      await page.route('**/ArchivePage*.js', () => undefined);
      await page.getByRole('link', { name: 'Archive' }).click();
      const bar = page.getByRole('progressbar', { name: start.site.loading });
      // It fades in, so that a page that loads at once shows none.
      await expect(bar).toHaveCSS('opacity', '1');
      await expect(game.rows).toHaveCount(1);
      await page.clock.fastForward(10_000);
      await expect(game.title).toHaveText(BROKEN);
      await page.goBack();
      await expect(game.rows).toHaveText([/Peru/]);
    },
  },
  {
    name: 'code of the page at an address that never loads',
    sees: 'the page as the build rendered it, or a progress bar; after ten seconds the error page',
    keeps: 'the address',
    use: { awaitsStart: false, expectedErrors: /Loading took too long/ },
    run: async ({ game, page }) => {
      const bar = page.getByRole('progressbar', { name: start.site.loading });
      for (const [path, code, seen] of [
        ['/zoomle/archive', '**/ArchivePage*.js', page.getByText('Zoomle archive')],
        ['/zoomle/2026-11-01', '**/ArchiveDayPage*.js', bar],
      ] as const) {
        await page.route(code, () => undefined);
        const requested = page.waitForRequest(code);
        await game.open({ path });
        await requested;
        await expect(seen).toBeVisible();
        await page.clock.fastForward(10_000);
        await expect(game.title).toHaveText(BROKEN);
      }
    },
  },
  {
    name: 'errors in rendering and elsewhere, one with the address of a picture',
    sees: 'a report of them all, copied',
    keeps: 'the token and the typed text out of it',
    run: async ({ game, page }) => {
      await poison(page, 'Math.log10');
      await game.open();
      await expect(page.getByRole('button', { name: start.errors.report })).toBeVisible();
      await page.evaluate((message) => {
        queueMicrotask(() => {
          throw new Error(`${message} in a microtask`);
        });
        void Promise.reject(new Error(`${message} in a promise`));
      }, PROVOKED);
      await game.input.fill('peru');
      await game.input.press('Enter');
      await page.getByRole('button', { name: start.errors.report }).click();
      const report = await game.copied();
      const { environment, errors, payload } = JSON.parse(report) as {
        readonly environment: Readonly<Record<string, string>>;
        readonly errors: readonly string[];
        readonly payload: string;
      };
      expect(environment.version).toMatch(/^\d+\.\d+\.\d+, index-[\w-]+\.js$/);
      expect(environment.browser).toMatch(/^Mozilla/);
      expect(environment.page).toBe('/zoomle');
      expect(errors).toEqual([
        expect.stringContaining(`${PROVOKED} in a promise`),
        expect.stringContaining(`${PROVOKED} in a microtask`),
        expect.stringContaining(`Error: ${PROVOKED} at https://maps.test/18\n`),
      ]);
      expect(JSON.parse(payload)).toContainEqual(
        expect.objectContaining({ type: 'game/guessMade' }),
      );
      expect(report).not.toMatch(/secret|token|peru/);
    },
  },
];
