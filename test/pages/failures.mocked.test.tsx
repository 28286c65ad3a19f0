import { act, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { useAppSelector, WorldContext } from '../../src/app/hooks';
import { guessMade } from '../../src/features/game/gameSlice';
import { openNextPractice } from '../../src/features/game/openRound';
import { Recap } from '../../src/features/recap/Recap';
import { COUNTRIES, EASTLAND, NORTHLAND } from '../support/builders';
import { renderSite, WORLD } from '../support/renderSite';
import { aStore } from '../support/testStore';

// A part of the page outside of all regions, which cannot stand rounds for practice.
vi.mock('../../src/features/game/PuzzleNotice', () => ({
  PuzzleNotice: () => {
    const isBroken = useAppSelector(({ game }) => 'practice:1' in game.rounds);
    if (isBroken) throw new Error('provoked by the test');
    return null;
  },
}));

// Code that does not come.
vi.mock('../../src/features/recap/WorldMap', () => {
  throw new Error('the network is gone');
});
vi.mock('../../src/pages/AboutPage', () => {
  throw new Error('gone with its release');
});

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const heading = () => screen.getByRole('heading', { level: 1 });

/** A storage on which the board fails at every load. */
async function brokenStorage() {
  const { store, storage, persistor } = await aStore();
  store.dispatch(guessMade('daily:2026-11-20', EASTLAND));
  store.dispatch(openNextPractice());
  await persistor.flush();
  persistor.pause();
  return storage;
}

describe('a page that fails', () => {
  it('gives way to the error page, with a way home', async () => {
    await renderSite('/zoomle', { storage: await brokenStorage() });
    expect(heading()).toHaveTextContent('Unexpected Application Error!');
    expect(screen.getByRole('alert')).toHaveTextContent(/Your guesses are kept/);
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  });

  it('is left by going back in the history', async () => {
    const { user, store } = await renderSite('/');
    vi.spyOn(window, 'scrollTo').mockReturnValue();
    await user.click(screen.getByRole('link', { name: 'Play today’s map' }));
    act(() => {
      store.dispatch(openNextPractice());
    });
    expect(heading()).toHaveTextContent('Unexpected Application Error!');
    act(() => history.back());
    expect(await screen.findByText('Play. Guess. Win.')).toBeVisible();
  });

  it('can be reported', async () => {
    const copy = vi.fn(() => Promise.resolve('copied' as const));
    const storage = await brokenStorage();
    const { user } = await renderSite('/zoomle', { storage, world: { copy } });
    await user.click(screen.getByRole('button', { name: 'Copy a report' }));
    expect(copy).toHaveBeenCalledWith(expect.stringContaining('Error: provoked by the test'));
  });

  it('at each load, over what is stored, is left by starting over', async () => {
    const storage = await brokenStorage();
    const load = vi.fn();
    const first = await renderSite('/zoomle', { storage, world: { load } });
    await first.user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(load).toHaveBeenCalledExactlyOnceWith('/zoomle');
    await first.persistor.flush();
    first.persistor.pause();
    first.unmount();

    await renderSite('/zoomle', { storage });
    expect(heading()).toHaveTextContent('Zoomle - November 20, 2026');
    // Its one guess is still made: there is no second try.
    expect(screen.getByRole('list', { name: 'Guesses' })).toHaveTextContent('Eastland');
  });
});

it('an address without a page is nothing to report, or to start over for', async () => {
  await renderSite('/atlantis');
  expect(screen.queryByRole('button')).toBeNull();
});

it('a page whose code does not come says so, with a way to the new release and back', async () => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  const applyRelease = vi.fn();
  const { user } = await renderSite('/', { world: { applyRelease } });
  await user.click(screen.getByRole('link', { name: 'About' }));
  const name = 'This page could not be loaded';
  const title = await screen.findByRole('heading', { level: 1, name });
  await waitFor(() => expect(title).toHaveFocus());
  expect(screen.getByText(/^A new version of the site has been released/)).toBeVisible();
  expect(applyRelease).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Load the site anew' }));
  expect(applyRelease).toHaveBeenCalledOnce();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toBeVisible();
});

it('a world map that does not load leaves a line of text and the rest of the recap', async () => {
  const { store } = await aStore({ realTimers: true });
  store.dispatch(guessMade('daily:2026-11-20', NORTHLAND));
  render(
    <Provider store={store}>
      <WorldContext value={{ ...WORLD, countries: COUNTRIES }}>
        <Recap id="end" onPlacePicked={() => undefined} />
      </WorldContext>
    </Provider>,
  );
  expect(await screen.findByText('The world map could not be loaded.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Northland' })).toBeVisible();
});
