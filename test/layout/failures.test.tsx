import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { useAppSelector } from '../../src/app/hooks';
import { kindOf } from '../../src/domain/roundId';
import { roundEntries } from '../../src/domain/rounds';
import { guessMade } from '../../src/features/events';
import { openNextPractice } from '../../src/features/game/gameThunks';
import { selectRounds } from '../../src/features/rounds/roundsSlice';
import { start } from '../../src/texts/en/start';
import { EASTLAND } from '../support/builders';
import { findHeading, heading, linkTo, rows } from '../support/onPage';
import { reload, renderSite } from '../support/renderSite';
import { aStore } from '../support/testStore';

// A part of the page outside of all sections that cannot stand rounds for practice.
vi.mock('../../src/layout/GameMenu', () => ({
  GameMenu: () => {
    const rounds = useAppSelector(selectRounds);
    const isBroken = roundEntries(rounds).some(([id]) => kindOf(id) === 'practice');
    if (isBroken) throw new Error('provoked by the test');
    return null;
  },
}));

// Code that does not load.
vi.mock('../../src/pages/AboutPage', () => {
  throw new Error('gone with its release');
});

// Code that loads when the test says so.
const slow = vi.hoisted((): { load: () => void } => ({ load: () => undefined }));
vi.mock('../../src/pages/ContactPage', async (loadActual) => {
  await new Promise<void>((resolve) => (slow.load = resolve));
  return loadActual();
});

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

/** A storage on which the game fails at every load. */
function brokenStorage() {
  const { store, storage, leave } = aStore();
  store.dispatch(guessMade('daily:2026-11-20', EASTLAND));
  store.dispatch(openNextPractice());
  const [id] = roundEntries(store.getState().rounds).at(-1) ?? [];
  if (id) store.dispatch(guessMade(id, EASTLAND));
  leave();
  return storage;
}

it('a page that fails at every load says so, and is left by starting over, which keeps the daily guesses', async () => {
  const load = vi.fn();
  const site = await renderSite('/zoomle', { storage: brokenStorage(), load });
  expect(heading()).toHaveTextContent(start.errors.title);
  expect(screen.getByRole('alert')).toHaveTextContent(start.errors.broken);
  expect(linkTo(start.errors.home)).toBe('/');
  await site.user.click(screen.getByText(start.errors.startOver.action));
  expect(load).toHaveBeenCalledExactlyOnceWith('/zoomle');
  await reload(site);
  expect(heading()).toHaveTextContent(start.game.title('2026-11-20'));
  expect(rows()).toEqual([expect.stringContaining('Eastland')]);
});

it('a page that fails is left by going back', async () => {
  const { user, store } = await renderSite('/');
  await user.click(screen.getByText(start.home.zoomle.play));
  await findHeading(start.game.title('2026-11-20'));
  act(() => store.dispatch(openNextPractice()));
  expect(heading()).toHaveTextContent(start.errors.title);
  act(() => history.back());
  await findHeading(start.home.headline);
});

describe('a link to a page', () => {
  it('whose code is slow keeps the page before, and shows that the next one is loading', async () => {
    const { user } = await renderSite('/');
    await user.click(screen.getByText(start.site.contact));
    expect(screen.getByRole('progressbar', { name: start.site.loading })).toBeInTheDocument();
    expect(heading()).toHaveTextContent(start.home.headline);
    slow.load();
    const title = await findHeading('Contact');
    await waitFor(() => expect(title).toHaveFocus());
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('whose code does not load says so, and reloads the page in its newest release', async () => {
    const applyRelease = vi.fn();
    const { user } = await renderSite('/', { applyRelease });
    await user.click(screen.getByText(start.site.about));
    const title = await findHeading(start.errors.title);
    await waitFor(() => expect(title).toHaveFocus());
    expect(applyRelease).not.toHaveBeenCalled();
    await user.click(screen.getByText(start.errors.reload));
    expect(applyRelease).toHaveBeenCalledOnce();
    expect(screen.getByRole('alert')).toHaveTextContent(start.release.applying);
  });
});
