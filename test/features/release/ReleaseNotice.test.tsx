import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { guessMade } from '../../../src/features/game/gameSlice';
import { releaseFound } from '../../../src/features/release/releaseSlice';
import { EASTLAND } from '../../support/builders';
import { renderSite } from '../../support/renderSite';

afterEach(() => {
  vi.useRealTimers();
});

const NOTICE = 'There is a new version.';

describe.each(['/', '/zoomle'])('a new release, on %s,', (path) => {
  it('is told of once it is found, and loaded only when the player wants it', async () => {
    const applyRelease = vi.fn();
    const { dispatch, user } = await renderSite(path, { world: { applyRelease } });
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
    dispatch(releaseFound());
    expect(screen.getByText(NOTICE).closest('[role="status"]')).toBeVisible();
    expect(applyRelease).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Load the new version' }));
    expect(applyRelease).toHaveBeenCalledOnce();
    expect(screen.getByText('The new version is being loaded.')).toBeVisible();
  });
});

it('a new release leaves the round and what is typed as they are', async () => {
  const { dispatch, store, user } = await renderSite('/zoomle');
  dispatch(guessMade('daily:2026-11-20', EASTLAND));
  await user.type(screen.getByRole('combobox'), 'Far');
  const { game } = store.getState();
  dispatch(releaseFound());
  expect(store.getState().game).toBe(game);
  expect(screen.getByRole('combobox')).toHaveValue('Far');
  expect(screen.getByRole('combobox')).toHaveFocus();
});
