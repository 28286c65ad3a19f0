import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { packProgress } from '../../src/app/persistence/progressCode';
import { formatProgress } from '../../src/domain/progress';
import type { Rounds } from '../../src/domain/rounds';
import { guessMade, roundsImported } from '../../src/features/events';
import { rest } from '../../src/texts/en/rest';
import { start } from '../../src/texts/en/start';
import { aRound, EASTLAND, FARLAND, NORTHLAND, ORIGIN, SIX_MISSES } from '../support/builders';
import { renderSite } from '../support/renderSite';
import { memoryStorage } from '../support/testStore';

const { statistics } = rest.roundEnd;
const texts = { ...rest.progress.export, ...rest.progress.import };
const guess = guessMade('daily:2026-11-20', EASTLAND);
const WON = aRound(ORIGIN, ORIGIN);

/** An export of two past days, one of the archive, and today’s round after two guesses. */
const ROUNDS: Rounds = {
  'daily:2026-11-18': WON,
  'daily:2026-11-19': WON,
  'daily:2026-11-20': aRound(NORTHLAND, EASTLAND, FARLAND),
  'archive:2026-11-01': WON,
};
const EXPORT = formatProgress(ROUNDS);
const fileOf = (text: string) => new File([text], 'progress.json', { type: 'application/json' });

async function renderPage(options: Parameters<typeof renderSite>[1] = {}) {
  const site = await renderSite('/zoomle/statistics', options);
  const upload = (file: File) => site.user.upload(screen.getByLabelText(texts.file), file);
  const enterCode = async (code: string) => {
    await site.user.click(screen.getByLabelText(texts.code));
    await site.user.paste(code);
    await site.user.click(screen.getByText(texts.preview));
  };
  return { ...site, upload, enterCode };
}
const confirm = () => screen.queryByRole('button', { name: texts.confirm });
const findConfirm = () => screen.findByRole('button', { name: texts.confirm });
const figure = (name: string) => screen.getByText(name).parentElement?.textContent;

describe('the statistics', () => {
  it('are said to be none before the first round has ended', async () => {
    await renderPage();
    expect(screen.getByText(statistics.none)).toBeVisible();
    expect(screen.queryByText(statistics.played)).toBeNull();
    expect(screen.queryByText(statistics.distribution)).toBeNull();
  });

  it('have no distribution before the first win', async () => {
    const { dispatch } = await renderPage();
    dispatch(roundsImported({ 'daily:2026-11-19': aRound(ORIGIN, ...SIX_MISSES) }));
    expect(figure(statistics.played)).toBe(`${statistics.played}1`);
    expect(screen.queryByText(statistics.distribution)).toBeNull();
  });
});

describe('an export', () => {
  it('is saved as a file named after the day', async () => {
    const saveFile = vi.fn();
    const { user, dispatch } = await renderPage({ saveFile });
    expect(screen.getByText(texts.nothing)).toBeVisible();
    dispatch(guess);
    await user.click(await screen.findByText(texts.save));
    expect(saveFile).toHaveBeenCalledExactlyOnceWith(
      'zoomle-progress-2026-11-20.json',
      formatProgress({ 'daily:2026-11-20': aRound(NORTHLAND, EASTLAND) }),
    );
  });

  it('is copied as a code', async () => {
    const copy = vi.fn().mockResolvedValue('copied');
    const { user, dispatch } = await renderPage({ copy });
    dispatch(guess);
    await user.click(await screen.findByText(texts.copy));
    expect(copy).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^zoomle1\.[\w-]+$/));
    expect(await screen.findByText(start.copying.copied)).toBeVisible();
  });

  it('is a file alone where the code’s code does not load', async () => {
    const { dispatch } = await renderPage({
      packProgress: () => Promise.reject(new Error('gone')),
    });
    dispatch(guess);
    expect(await screen.findByText(texts.save)).toBeVisible();
    expect(screen.queryByText(texts.copy)).toBeNull();
  });
});

describe('an import', () => {
  it('from a file is previewed, and done once when the player confirms it', async () => {
    const { user, dispatch, upload } = await renderPage();
    dispatch(guess);
    await upload(fileOf(EXPORT));
    expect(await screen.findByText('Daily maps: 2 are new here, 1 continues yours.')).toBeVisible();
    expect(screen.getByText('Archive: 1 is new here.')).toBeVisible();
    expect(screen.getByText(statistics.none)).toBeVisible();
    await user.click(await findConfirm());
    expect(screen.getByText(texts.imported(4))).toBeVisible();
    expect(figure(statistics.played)).toBe(`${statistics.played}2`);
    expect(screen.getByRole('group', { name: texts.heading })).toHaveFocus();
    await upload(fileOf(EXPORT));
    expect(await screen.findByText(texts.nothingNew)).toBeVisible();
    expect(confirm()).toBeNull();
  });

  it('from a code is previewed too, with the line breaks of a mail', async () => {
    const { enterCode } = await renderPage();
    await enterCode((await packProgress(EXPORT)).replace(/.{60}/g, '$&\n'));
    expect(await screen.findByText('Daily maps: 3 are new here.')).toBeVisible();
    expect(confirm()).toBeVisible();
  });

  it('changes nothing when the player declines', async () => {
    const { user, upload, store } = await renderPage();
    const { rounds } = store.getState();
    await upload(fileOf(EXPORT));
    await user.click(await screen.findByText(texts.decline));
    expect(screen.getByText(texts.declined)).toBeVisible();
    expect(confirm()).toBeNull();
    expect(store.getState().rounds).toBe(rounds);
  });
});

describe('the browser is asked to keep the progress', () => {
  it.each([
    [true, rest.progress.keep.kept],
    [false, rest.progress.keep.refused],
  ])('when the player wants it, and the page says how that ended: %s', async (outcome, words) => {
    const persistStorage = vi.fn(() => Promise.resolve(outcome));
    const { user } = await renderPage({ persistStorage });
    expect(persistStorage).not.toHaveBeenCalled();
    await user.click(screen.getByText(rest.progress.keep.ask));
    expect(persistStorage).toHaveBeenCalledOnce();
    expect(await screen.findByText(words)).toBeVisible();
  });
});

describe('what cannot be imported is refused in words', () => {
  it('where the file is damaged', async () => {
    const { upload } = await renderPage();
    await upload(fileOf(EXPORT.slice(0, -20)));
    expect(await screen.findByText(texts.refused.damaged)).toBeVisible();
    expect(confirm()).toBeNull();
  });

  it('where the code of the preview does not load', async () => {
    const unpackProgress = () => Promise.reject(new Error('the network is gone'));
    const { enterCode } = await renderPage({ unpackProgress });
    await enterCode('zoomle1.code');
    expect(await screen.findByText(texts.refused.unavailable)).toBeVisible();
    expect(confirm()).toBeNull();
  });
});

it('an import that cannot be stored says so', async () => {
  const { upload, user } = await renderPage({
    unpackProgress: (text) => Promise.resolve({ text }),
    storage: {
      ...memoryStorage(),
      setItem: () => {
        throw new DOMException('no', 'QuotaExceededError');
      },
    },
  });
  await upload(fileOf(EXPORT));
  await user.click(await findConfirm());
  expect(await screen.findByText(texts.imported(4))).toBeVisible();
  expect(await screen.findByText(texts.notStored)).toBeVisible();
});
