import { expect } from '@playwright/test';

import { later } from '../../../src/texts/en/later';
import { start } from '../../../src/texts/en/start';
import { cachedFiles, cachedPages, cachedUrls, filesOf } from '../support/cachedFiles';
import { asPage, changed, cutShort, empty, missing, refused, typed } from '../support/wrongAnswers';
import type { Fault } from './fault';
import { ANSWER, expectEnd, onHost, openOn } from './onHost';
import { failed } from './sections';

const END = /\/End-|later|describePictures|\/atlas\/(?!world)/;

export const hostFaults: readonly Fault[] = [
  onHost({
    name: 'a host that answers with 404s for a minute, to be cached',
    sees: 'what could not be shown; everything when opened again',
    keeps: 'the round',
    run: async ({ game, host, page }) => {
      host.fail([END, missing]);
      await openOn(host, game, page);
      const { failed: text, canGuess } = start.game.map;
      await expect(page.getByText(`${text} ${canGuess}`)).toBeVisible();
      await game.guess(ANSWER);
      await expect(failed(page, 'recap')).toBeVisible();
      await expect(page.getByText(text, { exact: true })).toBeVisible();
      host.fail();
      await page.reload();
      await expectEnd(game, page);
    },
  }),
  onHost({
    name: 'a host that answers with a page instead of the first file, to be cached',
    sees: 'that the site has not loaded; the board with one click',
    keeps: 'the address',
    run: async ({ game, host, page }) => {
      host.fail([/index-.*js/, asPage]);
      await game.open({ path: `${host.url}/zoomle` });
      // The words fade in after some seconds.
      await page.evaluate(() => document.getAnimations().forEach((each) => each.finish()));
      const reload = page.getByRole('link', { name: 'reload the page' });
      await expect(reload).toBeVisible();
      host.fail();
      await reload.click();
      await expect(game.input).toBeEnabled();
    },
  }),
  onHost({
    name: 'a host that answers with {} instead of outlines',
    sees: 'the last picture, and that the Earth could not be shown; both once the network is back',
    keeps: 'the pages',
    run: async ({ game, host, page }) => {
      host.fail([/\.json/, empty]);
      await openOn(host, game, page);
      await game.guess(ANSWER);
      await game.expectAtlasPicture(17);
      await page.getByRole('link', { name: start.game.menu.earth, exact: true }).click();
      const notice = page.getByText(start.errors.section(start.errors.sections.earth));
      await expect(notice).toBeVisible();
      host.fail();
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await expect(notice).toHaveCount(0);
      await page.goBack();
      await expectEnd(game, page);
    },
  }),
  onHost({
    name: 'code that a host cuts short, to be cached',
    sees: 'a sentence below the board, and the picture without a drawing; the end with Reload',
    keeps: 'the board with its map, the green row and the result',
    run: async ({ game, host, page }) => {
      host.fail([/\/End-/, cutShort]);
      await openOn(host, game, page);
      await game.guess(ANSWER);
      await expect(failed(page, 'recap')).toBeVisible();
      await expect(game.rows.last()).toContainText('🎉 Correct!');
      await expect(page.getByText('First guess. Unbelievable!')).toBeVisible();
      await game.expectCountry(ANSWER);
      host.fail();
      await page.getByRole('button', { name: start.errors.reload }).click();
      await expectEnd(game, page);
    },
  }),
  onHost({
    name: 'a host that answers with a page instead of words, at the first visit',
    sees: 'the end without a network, after the second',
    keeps: 'the service worker',
    use: { serviceWorkers: 'allow' },
    run: async ({ context, game, host, page }) => {
      host.fail([/later|ArchivePage/, asPage]);
      await openOn(host, game, page);
      // The installation has begun, and has failed.
      await expect.poll(() => cachedPages(page)).toContain('/shell.html');
      const worker = () => page.evaluate(async () => navigator.serviceWorker.getRegistration());
      await expect.poll(worker).toBeUndefined();
      host.fail();
      await page.reload();
      await expect.poll(() => cachedFiles(page)).toBe(filesOf(2));
      await expect
        .poll(() => cachedUrls(page))
        .toContainEqual(expect.stringContaining('ArchivePage'));
      await game.guess(ANSWER);
      await context.setOffline(true);
      await page.reload();
      await expectEnd(game, page);
    },
  }),
  onHost({
    name: 'pictures with another content type, or in capitals',
    sees: 'the pictures, without a network too',
    keeps: 'no page in their place',
    use: { serviceWorkers: 'allow' },
    run: async ({ context, game, host, page }) => {
      host.fail(
        [/country\.avif/, typed('image/jpeg')],
        [/flag\.avif/, typed('image/AVIF')],
        [/\/12\.avif/, asPage],
        [/avif/, typed('application/octet-stream')],
      );
      await openOn(host, game, page);
      await expect.poll(() => cachedFiles(page)).toBe(filesOf(2) - 2);
      await game.guess(ANSWER);
      await context.setOffline(true);
      await page.reload();
      await expectEnd(game, page);
    },
  }),
  onHost({
    name: 'a blocker that refuses code for its name',
    sees: 'the end with what can be shared, also without a network',
    keeps: 'the round, and the service worker',
    use: { serviceWorkers: 'allow' },
    run: async ({ context, game, host, page }) => {
      host.fail([/ArchivePage|share|StatisticsPanel/i, refused]);
      await openOn(host, game, page);
      await expect.poll(() => cachedFiles(page)).toBe(filesOf(2));
      await game.guess(ANSWER);
      await context.setOffline(true);
      await page.reload();
      await expectEnd(game, page);
      await page.goto(`${host.url}/zoomle/statistics#progress`);
      await expect(page.getByText(later.progress.offline.ready)).toBeVisible();
    },
  }),
  onHost({
    name: 'pages that a proxy changes',
    sees: 'in the statistics, that the site cannot be stored, and why',
    keeps: 'the game',
    use: { serviceWorkers: 'allow' },
    run: async ({ game, host, page }) => {
      host.fail([/\.html|\/zoomle$/, changed]);
      await openOn(host, game, page);
      await game.guess(ANSWER);
      await page.getByRole('link', { name: start.game.menu.statistics }).click();
      await page.getByText(later.progress.title, { exact: true }).click();
      await expect(page.getByText(later.progress.offline.changed)).toBeVisible();
      host.fail();
      await page.reload();
      await page.getByText(later.progress.title, { exact: true }).click();
      await expect(page.getByText(later.progress.offline.ready)).toBeVisible();
    },
  }),
];
