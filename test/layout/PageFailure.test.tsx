import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { guessMade } from '../../src/features/events';
import { selectCurrentRoundId } from '../../src/features/game/gameSelectors';
import { openNextPractice } from '../../src/features/game/practiceThunks';
import { start } from '../../src/texts/en/start';
import { EASTLAND } from '../support/builders';
import { findHeading, heading, linkTo, rows } from '../support/onPage';
import { reload, renderSite } from '../support/renderSite';
import { aStore } from '../support/testStore';

const fail = () => {
  throw new Error('provoked by the test');
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

/** A storage that makes the board fail at every load, as long as it has practice rounds. */
function brokenStorage() {
  const { store, storage, leave } = aStore();
  store.dispatch(guessMade('daily:2026-11-20', EASTLAND));
  store.dispatch(openNextPractice());
  const id = selectCurrentRoundId(store.getState());
  if (id) store.dispatch(guessMade(id, EASTLAND));
  leave();
  const { title } = start.game;
  const isBroken = () => storage.keys().some((key) => key.includes('practice'));
  vi.spyOn(start.game, 'title').mockImplementation((date) => (isBroken() ? fail() : title(date)));
  return storage;
}

it('a page that fails at every load offers to start over, which keeps the daily guesses', async () => {
  const load = vi.fn();
  const site = await renderSite('/zoomle', { storage: brokenStorage(), load });
  expect(heading()).toHaveTextContent(start.errors.title);
  expect(screen.getByRole('alert')).toHaveTextContent(start.errors.broken);
  expect(linkTo(start.errors.home)).toBe('/');
  await site.user.click(screen.getByText(start.errors.startOver.action));
  expect(load).toHaveBeenCalledExactlyOnceWith('/zoomle');
  await reload(site);
  expect(heading()).toHaveTextContent('November 20, 2026');
  expect(rows()).toEqual([expect.stringContaining('Eastland')]);
});

it('going back leaves a failed page', async () => {
  vi.spyOn(start.game, 'practiceTitle', 'get').mockImplementation(fail);
  const { user } = await renderSite('/');
  await user.click(screen.getByText(start.game.menu.practice));
  await findHeading(start.errors.title);
  act(() => history.back());
  await findHeading(start.home.headline);
});
