import { expect, it, onTestFinished } from 'vitest';

import { DAY_MS } from '../../src/domain/calendar';
import { later } from '../../src/texts/en/later';
import { start as texts } from '../../src/texts/en/start';
import { folderOf } from '../e2e/support/builds';
import { filesOf } from '../e2e/support/cachedFiles';
import { startReleases } from '../e2e/support/releases';
import { startStaticHost } from '../e2e/support/staticHost';
import { answerOf, wrongNames } from '../e2e/support/world';
import { asPage } from '../e2e/support/wrongAnswers';
import { isLit } from '../support/isLit';
import type { StartPlayer } from './describeIn';
import { eventually, type Tab } from './engine';
import { button, type Player } from './player';

/** Opens a page in a frame: windows cannot be made that narrow. */
const openFrame = (tab: Tab, path: string) =>
  tab.run((src) => {
    document.querySelector('iframe')?.remove();
    const frame = document.createElement('iframe');
    frame.style.border = '0';
    // The map is no higher than the window allows.
    frame.height = '844';
    frame.src = src;
    document.body.append(frame);
  }, path);

/**
 * Gives the frame's page a width beside its scrollbar. Measures how far it scrolls sideways, what is cut off
 * and how wide the map is; null until the site has started.
 */
const measureFrame = (tab: Tab, width: number) =>
  tab.run((width) => {
    const frame = document.querySelector('iframe');
    const [page, view] = [frame?.contentDocument, frame?.contentWindow];
    if (!frame || !page?.querySelector('h1') || !view || page.querySelector('#start-failure')) {
      return null;
    }
    const root = page.documentElement;
    frame.width = String(width + view.innerWidth - root.clientWidth);
    const isCutOff = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (left < 0 || right > root.clientWidth);
    };
    return {
      scrolledSideways: root.scrollWidth - root.clientWidth,
      cutOff: [...page.querySelectorAll('main *')]
        .filter(isCutOff)
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
      mapWidth: page.querySelector('img[alt]:not([alt=""])')?.clientWidth,
    };
  }, width);

/** These browsers have the machine's clock. Midnight may pass during a test. */
const [START, NEXT] = [0, DAY_MS].map((later) => new Date(Date.now() + later).toISOString());
const WRONG = wrongNames(6, START);
const [FIRST = ''] = WRONG;

/** The answer on the board, by the day in its title, which stays once a guess was made. */
async function answerOn(player: Player) {
  const [title] = await player.words('//h1');
  const instant = [START, NEXT].find((at = '') => texts.game.title(at.slice(0, 10)) === title);
  if (!instant) throw new Error(`The title is "${title}"`);
  return answerOf(instant).name;
}

/** Wins a round with a large, green country and opens the Earth. */
export async function lightNigeria(player: Player) {
  await player.open('/zoomle/2026-11-18');
  await player.guess('Nigeria');
  await player.open('/zoomle/earth');
}

function keepSavedPicture() {
  const createObjectURL = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (blob) => {
    Object.assign(window, { savedPicture: blob });
    return createObjectURL(blob);
  };
}

/** The colours at these distances from the left, half way down. */
async function coloursOfSavedPicture(lefts: readonly number[]) {
  const { savedPicture } = window as unknown as { readonly savedPicture: Blob };
  const picture = await createImageBitmap(savedPicture);
  const { width, height } = picture;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  context?.drawImage(picture, 0, 0);
  return lefts.map((left) => [...(context?.getImageData(left, height / 2, 1, 1).data ?? [])]);
}

export function describeSite(startPlayer: StartPlayer) {
  it('shows the day’s board, plays on without a network, shows the answer, and saves the picture', async () => {
    const server = await startStaticHost('', await folderOf('atlas'));
    const player = await startPlayer({ site: server.url });
    await player.expectRows();
    await player.expectPicture(18);
    const cachedFiles = () =>
      player.tab.run(async () => (await (await caches.open('atlas')).keys()).length);
    await eventually(cachedFiles, (count) => expect(count).toBe(filesOf(2)));
    server.close();
    await player.open();
    for (const [index, country] of WRONG.entries()) {
      await player.expectPicture(18 - index);
      await player.guess(country);
    }
    const answer = await answerOn(player);
    await player.expectCountry(answer);
    await player.sees(texts.game.answerWas(answer));
    await player.click(later.sharing.picture);
    await player.sees(later.sharing.saved(''));
  });

  it('looks past answers of a host that was wrong for a minute and let them be cached', async () => {
    const server = await startStaticHost('', await folderOf('atlas'));
    // Without the words there is no service worker.
    server.fail([/\/End-|later|outline|country/, asPage]);
    const player = await startPlayer({ site: server.url });
    const answer = await answerOn(player);
    await player.guess(answer);
    await player.sees(texts.errors.section(texts.errors.sections.recap));
    server.fail();
    await player.click(texts.errors.reload);
    await player.expectCountry(answer);
    await player.sees(later.recap.yourStatistics);
    server.close();
  });

  it('saves a picture of the Earth where there is no share sheet, with the last lit country in its middle', async () => {
    const player = await startPlayer();
    await lightNigeria(player);
    await player.tab.run(keepSavedPicture);
    await player.click(later.recap.share);
    await player.sees(later.sharing.saved('zoomle-earth.png'));
    // In the middle, and in countries to the west and to the east.
    const colours = await player.tab.run(coloursOfSavedPicture, [315, 240, 390]);
    expect(colours.map(isLit)).toEqual([true, false, false]);
  });

  it('loads a new release on request, and keeps the round', async () => {
    const releases = await startReleases();
    onTestFinished(releases.close);
    const player = await startPlayer({ site: releases.url });
    await player.guess(FIRST);
    // An update needs an active service worker.
    await player.tab.run(async () => {
      await navigator.serviceWorker.ready;
    });
    releases.publish();
    await player.tab.run(async () => {
      await (await navigator.serviceWorker.ready).update();
    });
    await player.sees(texts.release.found);
    // Only the old release has developer tools.
    expect(await player.count(button('Dev: Next'))).toBe(1);
    await player.click(texts.release.apply);
    await eventually(
      () => player.count(button('Dev: Next')),
      (count) => expect(count).toBe(0),
    );
    await player.expectRows(FIRST);
  });

  it('cuts nothing off at 320, 390 and 1366 pixels', async () => {
    // A host without headers, which would forbid the frame.
    const server = await startStaticHost('', await folderOf('atlas'));
    const player = await startPlayer({ site: server.url });
    await player.guess('Saint Vincent and the Grenadines');
    for (const path of ['/', '/zoomle', '/zoomle/statistics', '/zoomle/archive']) {
      await openFrame(player.tab, path);
      for (const width of [320, 390, 1366]) {
        const mapWidth = path === '/zoomle' && Math.min(640, Math.max(320, width - 32));
        const rest = { scrolledSideways: 0, cutOff: [], ...(mapWidth && { mapWidth }) };
        await eventually(
          () => measureFrame(player.tab, width),
          (measured) => expect(measured, `${path} at ${width} pixels`).toMatchObject(rest),
        );
      }
    }
    server.close();
  });

  it('can be played if storage is denied, and says that nothing is kept', async () => {
    const player = await startPlayer({ isStorageDenied: true });
    await player.guess(FIRST);
    await player.sees(texts.storage.unavailable);
    await player.click(texts.storage.dismiss);
    await player.guess(await answerOn(player));
    await player.sees(texts.game.correct);
  });
}
