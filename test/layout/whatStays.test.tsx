import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { guessMade, roundsImported } from '../../src/features/events';
import { later } from '../../src/texts/en/later';
import { start } from '../../src/texts/en/start';
import type { Texts } from '../../src/texts/texts';
import { anAtlas, aRound, COUNTRIES, NORTHLAND, ORIGIN } from '../support/builders';
import { CODE, LIST } from '../support/challenge';
import { ENGLISH, FIRST_WORDS } from '../support/english';
import { findHeading, input } from '../support/onPage';
import { renderSite } from '../support/renderSite';

type Options = Parameters<typeof renderSite>[1];

/** The site with only the start texts until the others `arrive`. */
async function renderBeforeWords(path: string, options?: Options) {
  let resolve: (texts: Texts) => void;
  const loading = new Promise<Texts>((resolveIt) => (resolve = resolveIt));
  const texts = { ...FIRST_WORDS, loadAll: () => loading };
  const site = await renderSite(path, { ...options, texts });
  const arrive = () =>
    act(async () => {
      resolve(ENGLISH);
      await loading;
    });
  return { ...site, arrive };
}

it('the last guess of a challenge’s map moves the focus to the result, before the next step loads', async () => {
  const path = `/zoomle/challenge/play#${CODE}`;
  const { arrive, dispatch } = await renderBeforeWords(path, { countries: LIST });
  input()?.focus();
  await dispatch(guessMade(`challenge:${CODE}:1`, ORIGIN));
  const result = screen.getByText(start.game.solved[0] ?? '');
  expect(result).toBeVisible();
  expect(result.parentElement).toHaveFocus();
  await arrive();
  expect(await screen.findByText(later.challenge.board.next)).toBeVisible();
  expect(result.parentElement).toHaveFocus();
});

it('the board of practice stays until the offline note has loaded', async () => {
  const canLoad = () => Promise.resolve(false);
  const atlas = anAtlas(...COUNTRIES.map(({ name }) => name));
  const { arrive } = await renderBeforeWords('/zoomle/practice', { atlas, canLoad });
  expect(input()).toBeVisible();
  await arrive();
  expect(await screen.findByText(later.pages.practiceOffline)).toBeVisible();
});

it('the board of a past day that closes at midnight stays until its note has loaded', async () => {
  const { arrive, wake } = await renderBeforeWords('/zoomle/2026-10-23');
  vi.setSystemTime('2026-11-21T00:00:00Z');
  await act(() => {
    wake();
    return Promise.resolve();
  });
  expect(input()).toBeVisible();
  await arrive();
  expect(await findHeading(later.archive.closedTitle)).toBeVisible();
});

it('the progress of today’s round stays on the home page until its result has loaded', async () => {
  const { arrive, dispatch } = await renderBeforeWords('/');
  await dispatch(guessMade('daily:2026-11-20', ORIGIN));
  const standing = screen.getByText(start.home.zoomle.used(1, 6));
  await dispatch(roundsImported({ 'daily:2026-11-20': aRound(ORIGIN, NORTHLAND, ORIGIN) }));
  expect(standing).toBeVisible();
  await arrive();
  expect(await screen.findByText(start.home.zoomle.won(2, 6))).toBeVisible();
});
