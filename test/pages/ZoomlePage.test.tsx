import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { guessMade } from '../../src/features/game/gameSlice';
import { EASTLAND, FARLAND, NORTHLAND, NOWHERE, ORIGIN } from '../support/builders';
import { renderSite } from '../support/renderSite';

afterEach(() => {
  vi.useRealTimers();
});

const BOARD = 'daily:2026-11-20';
/** The answer of the board's day is Northland; Farland and Eastland miss it. */
const SIX_MISSES = [FARLAND, EASTLAND, FARLAND, EASTLAND, FARLAND, EASTLAND];
const rows = () =>
  within(screen.getByRole('list', { name: 'Guesses' }))
    .queryAllByRole('listitem')
    .map((row) => row.textContent);

describe('the game page', () => {
  it('has the day written out in its title, and its subtitle', async () => {
    await renderSite('/zoomle');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Zoomle - November 20, 2026',
    );
    expect(document.title).toBe('Zoomle - November 20, 2026');
    expect(screen.getByText('Guess the daily country from the satellite map!')).toBeVisible();
  });

  it('has a row a guess, with the bare distance and an arrow', async () => {
    const { dispatch } = await renderSite('/zoomle');
    expect(rows()).toEqual([]);
    dispatch(guessMade(BOARD, ORIGIN));
    dispatch(guessMade(BOARD, EASTLAND));
    expect(rows()).toEqual(['Origin1112 km↑north', 'Eastland1569 km↖north-west']);
  });

  it('tells screen readers what a guess gave and how many are left', async () => {
    const { dispatch } = await renderSite('/zoomle');
    dispatch(guessMade(BOARD, EASTLAND));
    expect(
      screen
        .getByText('Eastland: 1,569 km, north-west, 47 % near, 5 guesses left')
        .closest('[role=status]'),
    ).not.toBeNull();
  });

  it('when won shows Correct in the row, takes the input away and keeps the board', async () => {
    const { user } = await renderSite('/zoomle');
    await user.type(screen.getByRole('combobox'), 'northland{Enter}');
    expect(rows()).toEqual(['Northland🎉 Correct!']);
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByText(/correct answer was/)).toBeNull();
    expect(screen.getByRole('slider')).toBeEnabled();
    expect(screen.getByText('Solved in 1 of 6 guesses.').parentElement).toHaveFocus();
  });

  it('when lost says what the answer was and takes the input away', async () => {
    const { dispatch } = await renderSite('/zoomle');
    for (const country of SIX_MISSES) dispatch(guessMade(BOARD, country));
    expect(screen.getByText('The correct answer was: Northland')).toBeVisible();
    expect(
      screen.getByText('Eastland: wrong, and the last guess. It was Northland.'),
    ).toHaveAttribute('role', 'status');
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(rows()).toHaveLength(6);
  });

  it('does not take the focus when a finished round is opened', async () => {
    const { storage, persistor, dispatch, unmount } = await renderSite('/zoomle');
    dispatch(guessMade(BOARD, NORTHLAND));
    await persistor.flush();
    unmount();
    await renderSite('/zoomle', { storage });
    expect(screen.getByText('Solved in 1 of 6 guesses.')).toBeVisible();
    expect(document.body).toHaveFocus();
  });

  it('Dev: Next empties the board and goes on to the next country', async () => {
    const { user, dispatch } = await renderSite('/zoomle');
    dispatch(guessMade(BOARD, EASTLAND));
    await user.type(screen.getByRole('combobox'), 'far');
    await user.click(screen.getByTitle('Next daily guess (Dev only)'));
    expect(rows()).toEqual([]);
    expect(screen.getByRole('combobox')).toHaveValue('');
    expect(screen.getByText('Zoom Level: 18 (1/1)')).toBeVisible();
    expect(screen.getByRole('slider')).toBeDisabled();
  });

  it('has no Dev: Next in a public build', async () => {
    await renderSite('/zoomle', { devTools: false });
    expect(screen.queryByText('Dev: Next')).toBeNull();
  });

  it('when midnight passes in mid-round offers today’s puzzle, then the way back', async () => {
    const { user, dispatch, wake } = await renderSite('/zoomle');
    dispatch(guessMade(BOARD, EASTLAND));
    vi.setSystemTime('2026-11-21T00:00:01Z');
    act(wake);
    expect(rows()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Play today’s map' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('November 21, 2026');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(rows()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Finish yesterday’s round' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('November 20, 2026');
    expect(rows()).toHaveLength(1);
  });

  it('takes a double click on the offer of today’s puzzle for one', async () => {
    const { user, dispatch, wake } = await renderSite('/zoomle');
    dispatch(guessMade(BOARD, EASTLAND));
    vi.setSystemTime('2026-11-21T00:00:01Z');
    act(wake);
    await user.click(screen.getByRole('button', { name: 'Play today’s map' }));
    // The way back stands where the pointer is by now.
    fireEvent.click(screen.getByRole('button', { name: 'Finish yesterday’s round' }), {
      detail: 2,
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('November 21, 2026');
  });

  it('tells screen readers of a board that moves to the new day', async () => {
    const { dispatch, wake } = await renderSite('/zoomle');
    dispatch(guessMade(BOARD, NORTHLAND));
    vi.setSystemTime('2026-11-21T00:00:01Z');
    act(wake);
    expect(screen.getByText('The map of November 21, 2026')).toHaveAttribute('role', 'status');
  });

  it('announces the next map only under today’s round', async () => {
    const { dispatch, wake } = await renderSite('/zoomle');
    dispatch(guessMade(BOARD, EASTLAND));
    vi.setSystemTime('2026-11-21T00:00:01Z');
    act(wake);
    dispatch(guessMade(BOARD, NORTHLAND));
    expect(screen.getByText('Solved in 2 of 6 guesses.')).toBeVisible();
    expect(screen.queryByText('The next map comes at 00:00 UTC.')).toBeNull();
  });

  it('is replaced by Zoomle Error when the country has no map locations', async () => {
    await renderSite('/zoomle', { countries: [NOWHERE] });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Zoomle Error');
    expect(
      screen.getByText(
        'Country data is missing or invalid. Please check your countries_with_mapLocations.json file.',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('slider')).toBeNull();
  });

  it('is replaced by Zoomle Error when there are no countries at all', async () => {
    await renderSite('/zoomle', { countries: [] });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Zoomle Error');
  });
});
