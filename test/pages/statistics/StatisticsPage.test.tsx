import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { formatExport } from '../../../src/domain/exportFormat';
import type { Rounds } from '../../../src/domain/rounds';
import { guessMade, roundOpened, roundsImported } from '../../../src/features/events';
import { later } from '../../../src/texts/en/later';
import { start } from '../../../src/texts/en/start';
import { aRound, EASTLAND, FARLAND, NORTHLAND, ORIGIN, SIX_MISSES } from '../../support/builders';
import { renderSite } from '../../support/renderSite';
import { refusing } from '../../support/testStore';

const { statistics } = later;
const texts = { ...later.progress.export, ...later.progress.import };
const guess = guessMade('daily:2026-11-20', EASTLAND);
const WON = aRound(ORIGIN, ORIGIN);
const TODAYS = aRound(NORTHLAND, EASTLAND, NORTHLAND);

/** An export of two past days, one of the archive, and today’s round after two guesses. */
const ROUNDS: Rounds = {
  'daily:2026-11-18': WON,
  'daily:2026-11-19': WON,
  'daily:2026-11-20': aRound(NORTHLAND, EASTLAND, FARLAND),
  'archive:2026-11-01': WON,
};
const EXPORT = formatExport(ROUNDS);
const fileOf = (text: string) => new File([text], 'progress.json', { type: 'application/json' });

/** @param path by default with what is about the stored progress unfolded */
async function renderPage(
  options: Parameters<typeof renderSite>[1] = {},
  path = '/zoomle/statistics#progress',
) {
  const site = await renderSite(path, options);
  const upload = (file: File) =>
    site.user.upload(screen.getByLabelText(texts.file, { exact: false }), file);
  return { ...site, upload };
}
/** Drags something of a type over an element. */
function drag(element: Element, type: string) {
  const dataTransfer = { types: [type], files: [], dropEffect: 'move' };
  const isPrevented = !fireEvent.dragOver(element, { dataTransfer });
  return { isPrevented, dropEffect: dataTransfer.dropEffect };
}
const drop = (element: Element, ...files: File[]) =>
  fireEvent.drop(element, { dataTransfer: { types: ['Files'], files } });
const confirm = () => screen.queryByRole('button', { name: texts.confirm });
const findConfirm = () => screen.findByRole('button', { name: texts.confirm });
const figure = (name: string) => screen.getByText(name).parentElement?.textContent;

it('the statistics have no figures before the first round, and no bars before the first win', async () => {
  const { dispatch } = await renderPage();
  expect(screen.getByText(statistics.none)).toBeVisible();
  expect(screen.queryByText(statistics.played)).toBeNull();
  dispatch(roundsImported({ 'daily:2026-11-19': aRound(ORIGIN, ...SIX_MISSES) }));
  expect(figure(statistics.played)).toBe(`${statistics.played}1`);
  expect(screen.queryByText(statistics.distribution)).toBeNull();
});

it('the statistics have the best month, mark today’s win whatever is on the board, and lead to the Earth', async () => {
  const { dispatch } = await renderPage();
  expect(screen.queryByRole('link', { name: /^Your Earth:/ })).toBeNull();
  dispatch(
    roundsImported({
      'daily:2026-10-18': WON,
      'daily:2026-11-18': WON,
      'daily:2026-11-19': aRound(ORIGIN, ...SIX_MISSES),
      'daily:2026-11-20': TODAYS,
    }),
  );
  dispatch(roundOpened({ id: 'practice:1', round: WON }));
  expect(figure('Won in your best month (November 2026)')).toMatch(/2$/);
  expect(figure(statistics.average)).toBe(`${statistics.average}1.3`);
  expect(screen.getByLabelText('2: 1, including this round')).toBeVisible();
  expect(screen.getByLabelText('1: 2')).toBeVisible();
  const earth = screen.getByRole('link', { name: 'Your Earth: 2 of 4 countries' });
  expect(earth).toHaveAttribute('href', '/zoomle/earth');
});

it('an export is packed as a code, also after coming from another page', async () => {
  const { dispatch, store, user } = await renderPage({}, '/zoomle/archive');
  dispatch(guess);
  await user.click(screen.getByRole('link', { name: start.game.menu.statistics }));
  await waitFor(() => expect(store.getState().export.step).toBe('packed'));
});

it('an export is only a file if its code cannot be made', async () => {
  const { dispatch } = await renderPage({ packExport: () => Promise.reject(new Error('gone')) });
  dispatch(guess);
  expect(await screen.findByText(texts.save)).toBeVisible();
  await waitFor(() => expect(screen.queryByText(texts.copy)).toBeNull());
});

it('a newcomer is invited to play, with nothing to export or protect', async () => {
  const { dispatch } = await renderPage();
  const play = () => screen.queryByRole('link', { name: start.home.zoomle.play });
  expect(play()).toHaveAttribute('href', '/zoomle');
  expect(screen.queryByText(texts.save)).toBeNull();
  expect(screen.queryByText(later.progress.persist.ask)).toBeNull();
  dispatch(guess);
  expect(play()).toBeNull();
});

it('what was unfolded before the site started stays so', async () => {
  const path = '/zoomle/statistics';
  const isUnfolded = () =>
    screen.getByRole('heading', { name: later.progress.title }).closest('details')?.open;
  const { unmount } = await renderPage({}, path);
  expect(isUnfolded()).toBe(false);
  unmount();
  document.body.insertAdjacentHTML('beforeend', '<details id="progress" open>');
  await renderPage({}, path);
  document.querySelector('#progress')?.remove();
  expect(isUnfolded()).toBe(true);
});

describe('an import', () => {
  it('from a file is previewed, and made once the player confirms it', async () => {
    const { user, dispatch, upload } = await renderPage();
    dispatch(guess);
    await upload(fileOf(EXPORT));
    expect(await screen.findByText('Daily maps: 2 to import, 1 to update.')).toBeVisible();
    expect(screen.getByText('Archive: 1 to import.')).toBeVisible();
    await user.click(await findConfirm());
    expect(screen.getByText(texts.imported(4))).toBeVisible();
    expect(figure(statistics.played)).toBe(`${statistics.played}2`);
    expect(screen.getByRole('group', { name: texts.heading })).toHaveFocus();
    await upload(fileOf(EXPORT));
    expect(await screen.findByText(texts.nothingNew)).toBeVisible();
    expect(confirm()).toBeNull();
  });

  it.each([
    ['the code', () => screen.getByLabelText(texts.code)],
    ['the fold', () => screen.getByRole('heading', { name: later.progress.title })],
  ])('from files dropped on %s is unfolded and previewed, all at once', async (_, target) => {
    await renderPage({}, '/zoomle/statistics');
    expect(screen.getByText(texts.note)).not.toBeVisible();
    expect(drag(target(), 'Files')).toEqual({ isPrevented: true, dropEffect: 'copy' });
    drop(target(), fileOf(EXPORT), fileOf(formatExport({ 'archive:2026-11-02': WON })));
    expect(await findConfirm()).toBeVisible();
    expect(screen.getByText('Archive: 2 to import.')).toBeVisible();
  });

  it('is not made of a file dropped elsewhere, which does not leave the game either', async () => {
    const { store } = await renderPage();
    const { body } = document;
    for (const target of [screen.getByRole('heading', { level: 1 }), body]) {
      for (const type of ['Files', 'text/uri-list', 'text/plain'])
        expect(drag(target, type)).toEqual({ isPrevented: true, dropEffect: 'none' });
      drop(target, fileOf(EXPORT));
    }
    expect(store.getState().import).toEqual({ step: 'waiting' });
  });

  it('leaves it to the browser to drop text on the code, and files on other pages', async () => {
    const { unmount } = await renderPage();
    expect(drag(screen.getByLabelText(texts.code), 'text/plain').isPrevented).toBe(false);
    unmount();
    expect(drag(document.body, 'Files').isPrevented).toBe(false);
  });

  it('says if it cannot be stored', async () => {
    const { upload, user } = await renderPage({ storage: refusing(new Map(), () => true) });
    await upload(fileOf(EXPORT));
    await user.click(await findConfirm());
    expect(await screen.findByText(texts.imported(4))).toBeVisible();
    expect(await screen.findByText(texts.notStored)).toBeVisible();
  });
});

it.each([
  [true, later.progress.persist.granted],
  [false, later.progress.persist.refused],
])('the browser is asked to keep the progress, and answers: %s', async (outcome, words) => {
  const persistStorage = vi.fn(() => Promise.resolve(outcome));
  const { user, dispatch } = await renderPage({ persistStorage });
  dispatch(guess);
  expect(persistStorage).not.toHaveBeenCalled();
  await user.click(screen.getByText(later.progress.persist.ask));
  expect(persistStorage).toHaveBeenCalledOnce();
  expect(await screen.findByText(words)).toBeVisible();
});
