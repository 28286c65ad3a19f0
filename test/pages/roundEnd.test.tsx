import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import type { World } from '../../src/app/hooks';
import { guessMade } from '../../src/features/game/gameSlice';
import { highContrastSwitched, unitsPicked } from '../../src/features/settings/settingsSlice';
import { EASTLAND, NORTHLAND, SIX_MISSES } from '../support/builders';
import { renderSite } from '../support/renderSite';

afterEach(() => {
  vi.useRealTimers();
});

const BOARD = 'daily:2026-11-20';
const dialog = () => screen.queryByRole('dialog');

async function won() {
  const share = vi.fn<World['share']>(() => Promise.resolve('copied'));
  const site = await renderSite('/zoomle', { world: { share } });
  site.dispatch(guessMade(BOARD, EASTLAND));
  site.dispatch(guessMade(BOARD, NORTHLAND));
  await screen.findByRole('region', { name: 'Northland' });
  return { ...site, share };
}

describe('the end of a round', () => {
  it('tells the answer with its landmark, and the board stays', async () => {
    await won();
    const end = within(await screen.findByRole('region', { name: 'Northland' }));
    expect(end.getByText('Northland Tower', { selector: 'p' })).toBeVisible();
    expect(screen.getByRole('list', { name: 'Guesses' })).toBeVisible();
    expect(dialog()).toBeNull();
  });

  it('tells nothing before', async () => {
    const { dispatch } = await renderSite('/zoomle');
    dispatch(guessMade(BOARD, EASTLAND));
    expect(screen.queryByText(/Northland/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  });

  it('shows the statistics with this round marked', async () => {
    await won();
    const bars = screen.getAllByRole('listitem', { name: /^\d: \d/ });
    expect(bars.map((bar) => bar.getAttribute('aria-label'))).toEqual([
      '1: 0',
      '2: 1, this round among them',
      '3: 0',
      '4: 0',
      '5: 0',
      '6: 0',
    ]);
  });

  it('counts down to 00:00 UTC', async () => {
    await won();
    expect(screen.getByRole('timer')).toHaveTextContent(/^Next map in 12:00:00$/);
  });

  it('shares the round without spoilers, and says that it was copied', async () => {
    const { user, share } = await won();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith(
      expect.stringMatching(
        /^Zoomle 2026-11-20 2\/6\n.{5,12}\n🟩🟩🟩🟩🟩\nhttps:\/\/zoomle\.test\/zoomle$/u,
      ),
    );
    expect(await screen.findByText('Copied to the clipboard')).toBeVisible();
  });

  it('shares in blue and orange when contrast is high', async () => {
    const { user, share, dispatch } = await won();
    dispatch(highContrastSwitched(true));
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith(expect.stringContaining('🟦🟦🟦🟦🟦'));
  });

  it('shows the text to be copied where the browser can do neither', async () => {
    const { user, share } = await won();
    share.mockResolvedValueOnce('failed');
    await user.click(screen.getByRole('button', { name: 'Share' }));
    const text = await screen.findByRole('textbox', { name: 'Copy this text' });
    expect(text).toHaveValue(share.mock.lastCall?.[0]);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(dialog()).toBeNull();
  });

  it('has an X for a lost round', async () => {
    const { dispatch } = await renderSite('/zoomle');
    for (const miss of SIX_MISSES.map((country) => (country === NORTHLAND ? EASTLAND : country))) {
      dispatch(guessMade(BOARD, miss));
    }
    expect(screen.getByText('The correct answer was: Northland')).toBeVisible();
    const end = within(await screen.findByRole('region', { name: 'Northland' }));
    expect(end.getByText('Northland Tower', { selector: 'p' })).toBeVisible();
  });
});

describe('How to play', () => {
  it('opens by itself the first time, and not again', async () => {
    const { user, unmount, storage, persistor } = await renderSite('/zoomle', {
      isFirstVisit: true,
    });
    expect(screen.getByRole('dialog', { name: 'How to play' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(dialog()).toBeNull();
    await persistor.flush();
    persistor.pause();
    unmount();
    await renderSite('/zoomle', { isFirstVisit: true, storage });
    expect(dialog()).toBeNull();
  });

  it('does not open on other pages', async () => {
    await renderSite('/', { isFirstVisit: true });
    expect(dialog()).toBeNull();
  });

  it('has a worked example and says when the day changes', async () => {
    const { user } = await renderSite('/zoomle');
    await user.click(screen.getByRole('button', { name: 'How to play' }));
    const example = within(screen.getByRole('list', { name: 'Example of a guess' }));
    expect(example.getByRole('listitem')).toHaveTextContent('Peru10578 km↗');
    expect(dialog()).toHaveTextContent(/00:00 UTC: at .+ where you are/);
  });
});

describe('the units', () => {
  it('are miles in rows and on the map when they were picked; what is kept stays km', async () => {
    const { dispatch, store } = await renderSite('/zoomle');
    dispatch(guessMade(BOARD, EASTLAND));
    expect(screen.getByText('1569 km')).toBeVisible();
    dispatch(unitsPicked('mi'));
    expect(screen.getByText('975 mi')).toBeVisible();
    expect(screen.getByText('1 mi across')).toBeVisible();
    expect(store.getState().game.rounds[BOARD]?.guesses[0]?.distance).toBe(1569);
  });
});

describe('addresses of the game', () => {
  it.each([
    ['/zoomle/2026-11-19', 'Zoomle - November 19, 2026'],
    ['/zoomle/practice', 'Zoomle - Practice'],
    ['/zoomle/archive', 'Zoomle archive'],
    ['/zoomle/2026-11-20', 'Zoomle - November 20, 2026'],
    ['/zoomle/2026-11-21', 'There is no map for this day.'],
    ['/zoomle/2026-02-30', 'There is no map for this day.'],
    ['/zoomle/constructor', 'There is no map for this day.'],
  ])('%s is "%s"', async (path, heading) => {
    await renderSite(path);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
  });

  it('the archive tells how each day went', async () => {
    const { user } = await renderSite('/zoomle/2026-11-19');
    await user.type(screen.getByRole('combobox'), 'origin{Enter}');
    await user.click(screen.getByRole('link', { name: 'Archive' }));
    const days = screen.getAllByRole('listitem');
    expect(days[0]).toHaveTextContent('19 ThuNovember 2026archive: 1/6');
    expect(days[1]).toHaveTextContent('18 WedNovember 2026not played');
  });
});
