import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { packProgress } from '../../src/app/progressCode';
import { formatProgress, MAX_EXPORT_SIZE } from '../../src/domain/progress';
import { guessMade } from '../../src/features/game/gameSlice';
import { aRound, EASTLAND, FARLAND, NORTHLAND, ORIGIN, utcDate } from '../support/builders';
import { renderSite } from '../support/renderSite';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const BOARD = 'daily:2026-11-20';
const TODAY = utcDate('2026-11-20');
const WON = aRound(ORIGIN, ORIGIN);

/** An export of twelve past days, one of the archive, and today’s round after two guesses. */
const EXPORT = formatProgress(
  {
    daily: {
      ...Object.fromEntries(Array.from({ length: 12 }, (_, day) => [`2026-10-${10 + day}`, WON])),
      [TODAY]: aRound(NORTHLAND, EASTLAND, FARLAND),
    },
    archive: { [utcDate('2026-11-01')]: WON },
  },
  TODAY,
);
const fileOf = (text: string) => new File([text], 'progress.json', { type: 'application/json' });

async function renderPage(options: Parameters<typeof renderSite>[1] = {}) {
  const site = await renderSite('/progress', options);
  await screen.findByRole('heading', { level: 1, name: 'Your progress' });
  const upload = (file: File) => site.user.upload(screen.getByLabelText('From a file'), file);
  const enterCode = async (code: string) => {
    const field = screen.getByLabelText('From a code');
    await site.user.clear(field);
    await site.user.click(field);
    await site.user.paste(code);
    await site.user.click(screen.getByRole('button', { name: 'Look into the code' }));
  };
  return { ...site, upload, enterCode };
}
const press = (name: string) => screen.getByRole('button', { name });
const isOffered = () => screen.queryByRole('button', { name: 'Bring them in' }) !== null;

describe('what was damaged', () => {
  it('can be saved as it was set aside, by the key that it lies under', async () => {
    const saveFile = vi.fn();
    const damaged = { 'persist:zoomle-game:damaged-1': '{"version":2,"rounds":' };
    const { user } = await renderPage({
      world: { saveFile, readSetAside: () => Promise.resolve(damaged) },
    });
    await user.click(await screen.findByRole('button', { name: 'Save what was damaged' }));
    const [[name, text]] = saveFile.mock.calls as [[string, string]];
    expect(name).toBe('zoomle-damaged.json');
    expect(JSON.parse(text)).toEqual(damaged);
  });

  it.each([
    ['nothing was', () => Promise.resolve({})],
    ['storage is denied', () => Promise.reject(new Error('denied'))],
  ])('is not spoken of where %s', async (_case, readSetAside) => {
    await renderPage({ world: { readSetAside } });
    expect(screen.queryByRole('heading', { name: 'Damaged data' })).toBeNull();
  });
});

describe('taking progress along', () => {
  it('saves it as a file that is named after the day', async () => {
    const saveFile = vi.fn();
    const { user, dispatch } = await renderPage({ world: { saveFile } });
    expect(screen.getByText(/^There is nothing to take along yet/)).toBeVisible();
    dispatch(guessMade(BOARD, EASTLAND));
    await user.click(await screen.findByRole('button', { name: 'Save as a file' }));
    expect(saveFile).toHaveBeenCalledExactlyOnceWith(
      'zoomle-progress-2026-11-20.json',
      expect.stringMatching(/^\{"zoomle":1,"daily":\[\["2026-11-20","Northland"/),
    );
  });

  it('copies it as a code, and says so', async () => {
    const copy = vi.fn().mockResolvedValue('copied');
    const { user, dispatch } = await renderPage({ world: { copy } });
    dispatch(guessMade(BOARD, EASTLAND));
    await user.click(await screen.findByRole('button', { name: 'Copy as a code' }));
    expect(copy).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^zoomle1\.[\w-]+$/));
    expect(await screen.findByText('Copied to the clipboard')).toBeVisible();
  });

  it('shows the code to be copied by hand where the browser does not copy', async () => {
    const { user, dispatch } = await renderPage({
      world: { copy: () => Promise.resolve('failed') },
    });
    dispatch(guessMade(BOARD, EASTLAND));
    await user.click(await screen.findByRole('button', { name: 'Copy as a code' }));
    const byHand = { name: 'Copy this text' };
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', byHand);
    expect(field.value).toMatch(/^zoomle1\./);
  });
});

describe('bringing progress in', () => {
  const outcome = 'Daily maps: 12 are new here, 1 goes on.';

  it('shows first what a file will do, and does it when the player agrees', async () => {
    const { user, dispatch, upload } = await renderPage();
    dispatch(guessMade(BOARD, EASTLAND));
    await upload(fileOf(EXPORT));
    expect(await screen.findByText(outcome)).toBeVisible();
    expect(screen.getByText('Archive: 1 is new here.')).toBeVisible();
    expect(screen.getByText(/^Daily maps: 0 finished/)).toBeVisible();
    await user.click(press('Bring them in'));
    expect(screen.getByText('14 maps were brought in.')).toBeVisible();
    expect(screen.getByText(/^Daily maps: 12 finished, 12 won/)).toBeVisible();
    expect(isOffered()).toBe(false);
    expect(screen.getByRole('group', { name: 'Bring it in' })).toHaveFocus();
  });

  it('does the same for a code, with line breaks in it', async () => {
    const { user, dispatch, enterCode } = await renderPage();
    dispatch(guessMade(BOARD, EASTLAND));
    await enterCode((await packProgress(EXPORT)).replace(/.{60}/g, '$&\n'));
    expect(await screen.findByText(outcome)).toBeVisible();
    await user.click(press('Bring them in'));
    expect(screen.getByText('14 maps were brought in.')).toBeVisible();
  });

  it('leaves everything as it is when the player declines', async () => {
    const { user, upload, store } = await renderPage();
    const { game, history } = store.getState();
    await upload(fileOf(EXPORT));
    await screen.findByText('Daily maps: 13 are new here.');
    await user.click(press('Leave it'));
    expect(screen.getByText('Nothing was changed.')).toBeVisible();
    expect(isOffered()).toBe(false);
    expect(store.getState()).toMatchObject({ game, history });
  });

  it('has nothing to ask when all of it is here already', async () => {
    const { user, upload } = await renderPage();
    await upload(fileOf(EXPORT));
    await user.click(await screen.findByRole('button', { name: 'Bring them in' }));
    await upload(fileOf(EXPORT));
    expect(await screen.findByText('Nothing in it is new here.')).toBeVisible();
    expect(isOffered()).toBe(false);
  });

  it.each([
    ['cut off', EXPORT.slice(0, -20), /damaged or incomplete/],
    ['with script in it', EXPORT.replace('Origin', '<script>'), /damaged or incomplete/],
    ['of something else', '{"theme":"dark"}', /no progress from Zoomle/],
    ['of a later version', '{"zoomle":2}', /a newer version of Zoomle/],
  ])('refuses a file %s, and says why', async (_, text, message) => {
    const { upload, store } = await renderPage();
    const { game, history } = store.getState();
    await upload(fileOf(text));
    expect(await screen.findByText(message)).toBeVisible();
    expect(isOffered()).toBe(false);
    expect(store.getState().game).toBe(game);
    expect(store.getState().history).toBe(history);
  });

  it('refuses a file that is too large before reading it', async () => {
    const { upload } = await renderPage();
    const file = fileOf(' '.repeat(MAX_EXPORT_SIZE + 1));
    const read = vi.spyOn(file, 'text');
    await upload(file);
    expect(await screen.findByText(/larger than 1 MB/)).toBeVisible();
    expect(read).not.toHaveBeenCalled();
  });

  it('refuses a file that cannot be read', async () => {
    const { upload } = await renderPage();
    const file = fileOf(EXPORT);
    vi.spyOn(file, 'text').mockRejectedValue(new DOMException('gone', 'NotFoundError'));
    await upload(file);
    expect(await screen.findByText(/damaged or incomplete/)).toBeVisible();
  });

  it('refuses a code that was cut off', async () => {
    const { enterCode } = await renderPage();
    await enterCode((await packProgress(EXPORT)).slice(0, -9));
    expect(await screen.findByText(/damaged or incomplete/)).toBeVisible();
  });

  it('forgets what was offered when the player comes back', async () => {
    const { upload, user } = await renderPage();
    vi.spyOn(window, 'scrollTo').mockReturnValue();
    await upload(fileOf(EXPORT));
    await screen.findByText('Daily maps: 13 are new here.');
    await user.click(screen.getByRole('link', { name: 'Privacy' }));
    await user.click(await screen.findByRole('link', { name: 'Your progress' }));
    await screen.findByRole('heading', { level: 1, name: 'Your progress' });
    expect(isOffered()).toBe(false);
  });
});

it('the settings lead to it, and are closed when the player comes back', async () => {
  const { user } = await renderSite('/zoomle');
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  await user.click(await screen.findByRole('button', { name: 'Settings' }));
  await user.click(
    await screen.findByRole('link', { name: 'Take your progress to another device' }),
  );
  const heading = await screen.findByRole('heading', { level: 1, name: 'Your progress' });
  await waitFor(() => expect(heading).toHaveFocus());
  await user.click(screen.getByRole('link', { name: 'Back to Home' }));
  await user.click(await screen.findByRole('link', { name: /today’s map/ }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
