import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { guessMade } from '../../src/features/events';
import { selectCurrentRoundId } from '../../src/features/game/gameSelectors';
import { zoomPicked } from '../../src/features/game/gameSlice';
import { unitsPicked } from '../../src/features/settings/settingsSlice';
import { devTexts } from '../../src/texts/dev';
import { rest } from '../../src/texts/en/rest';
import { start } from '../../src/texts/en/start';
import { EASTLAND, FARLAND, NORTHLAND, NOWHERE, ORIGIN } from '../support/builders';
import { CODE, LIST } from '../support/challenge';
import { renderSite } from '../support/renderSite';

/** The answer of the day is Northland. */
const guess = (country = EASTLAND) => guessMade('daily:2026-11-20', country);
const SIX_MISSES = [FARLAND, EASTLAND, FARLAND, EASTLAND, FARLAND, EASTLAND];

const heading = () => screen.getByRole('heading', { level: 1 });
const input = () => screen.queryByLabelText<HTMLInputElement>(start.game.inputLabel);
const rows = () =>
  within(screen.getByLabelText(start.game.guesses))
    .queryAllByRole('listitem')
    .map((row) => row.textContent);
const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const dialog = () => screen.queryByRole('dialog');
const midnight = (wake: () => void) => {
  vi.setSystemTime('2026-11-21T00:00:01Z');
  act(wake);
};

describe('the game', () => {
  it('has the day in its title', async () => {
    await renderSite('/zoomle');
    expect(heading()).toHaveTextContent('Zoomle - November 20, 2026');
    await waitFor(() => expect(document.title).toBe('Zoomle - November 20, 2026'));
    expect(screen.getByText(start.game.subtitle)).toBeVisible();
  });

  it('says before the first guess what the crosshair marks', async () => {
    const { dispatch } = await renderSite('/zoomle');
    expect(screen.getByText(start.game.crosshair)).toBeVisible();
    dispatch(guess());
    expect(screen.queryByText(start.game.crosshair)).toBeNull();
  });

  it('has a row for each guess, in kilometers or miles', async () => {
    const { dispatch } = await renderSite('/zoomle');
    expect(rows()).toEqual([]);
    dispatch(guess(ORIGIN));
    dispatch(guess(EASTLAND));
    expect(rows()).toEqual([
      'Originfrom Origin Tower1112 km↑north76% close',
      'Eastlandfrom Eastland Tower1569 km↖northwest72% close',
    ]);
    dispatch(unitsPicked('mi'));
    expect(rows()[0]).toContain('691 mi');
    expect(screen.getByText('2 mi across')).toBeVisible();
  });

  it('tells screen readers the result of a guess, and a new day', async () => {
    const { dispatch, wake } = await renderSite('/zoomle');
    dispatch(guess(EASTLAND));
    expect(announced()).toContain(
      'Eastland: 1,569 km, from Eastland Tower, northwest, 72% close, 5 guesses left',
    );
    dispatch(guess(EASTLAND));
    expect(announced()).toContain(
      'Eastland, guessed before: 1,569 km, from Eastland Tower, northwest, 72% close, 4 guesses left',
    );
    await dispatch(guess(NORTHLAND));
    expect(announced()).toContain(start.game.announceWin('Northland'));
    midnight(wake);
    expect(announced()).toContain('Map of November 21, 2026');
  });

  it('when won, says how well in the input’s place, and moves the focus there', async () => {
    const { user } = await renderSite('/zoomle');
    await user.type(screen.getByRole('combobox'), 'northland{Enter}');
    expect(rows()).toEqual(['Northland🎉 Correct!']);
    expect(input()).toBeNull();
    expect(screen.getByText('First guess. Unbelievable!').parentElement).toHaveFocus();
  });

  it('when lost, tells the answer and the guess that came nearest', async () => {
    const { dispatch } = await renderSite('/zoomle');
    for (const country of SIX_MISSES) await dispatch(guess(country));
    expect(screen.getByText(start.game.answerWas('Northland'))).toBeVisible();
    expect(screen.getByText('Your closest: Eastland, 1,569 km.')).toBeVisible();
    expect(announced()).toContain(start.game.announceLoss('Eastland', 'Northland'));
    expect(input()).toBeNull();
    expect(rows()).toHaveLength(6);
  });

  it('does not take the focus when a finished round is opened', async () => {
    const { storage, leave, dispatch, unmount } = await renderSite('/zoomle');
    await dispatch(guess(NORTHLAND));
    leave();
    unmount();
    await renderSite('/zoomle', { storage });
    expect(screen.getByText('First guess. Unbelievable!')).toBeVisible();
    expect(document.body).toHaveFocus();
  });

  it.each([
    ['the country has no landmark', [NOWHERE]],
    ['there are no countries', []],
  ])('says so in place of the board where %s', async (_, countries) => {
    await renderSite('/zoomle', { countries });
    expect(heading()).toHaveTextContent(start.game.unplayableTitle);
    expect(screen.getByText(start.game.unplayable)).toBeVisible();
    expect(input()).toBeNull();
  });
});

it.each(['/zoomle', '/zoomle/practice', '/zoomle/2026-11-19', `/zoomle/challenge/play#${CODE}`])(
  'a reload of %s keeps the round and the zoom level that was picked',
  async (path) => {
    const before = await renderSite(path, { countries: LIST });
    const id = selectCurrentRoundId(before.store.getState());
    if (id) before.dispatch(guessMade(id, FARLAND));
    before.dispatch(zoomPicked(18));
    before.leave();
    before.unmount();
    const { store } = await renderSite(path, { countries: LIST, storage: before.storage });
    expect(selectCurrentRoundId(store.getState())).toBe(id);
    expect(rows()).toEqual([expect.stringContaining('Farland')]);
    expect(screen.getByText('Zoom Level: 18 (1/2)')).toBeVisible();
  },
);

describe('“Dev: Next”', () => {
  const button = () => screen.queryByText(devTexts.next.action);

  it('leads to a round that says that it does not count', async () => {
    const { user } = await renderSite('/zoomle');
    await user.click(screen.getByText(devTexts.next.action));
    expect(heading()).toHaveTextContent('Zoomle - November 20, 2026');
    expect(screen.getByText(devTexts.subtitle)).toBeVisible();
  });

  it.each(['/zoomle/practice', '/zoomle/2026-11-19'])(
    'is not on %s, whose address names another round',
    async (path) => {
      await renderSite(path);
      expect(input()).toBeVisible();
      expect(button()).toBeNull();
    },
  );
});

describe('a dialog', () => {
  it('with the rules opens by itself until it was closed once', async () => {
    const first = await renderSite('/zoomle', { isFirstVisit: true });
    expect(dialog()).toHaveAccessibleName(start.help.title);
    first.leave();
    first.unmount();

    const { storage } = first;
    const second = await renderSite('/zoomle', { isFirstVisit: true, storage });
    await second.user.click(screen.getByText(start.game.menu.close));
    expect(dialog()).toBeNull();
    second.leave();
    second.unmount();

    await renderSite('/zoomle', { isFirstVisit: true, storage });
    expect(dialog()).toBeNull();
  });

  it('is closed when the player comes back from another page', async () => {
    const { user } = await renderSite('/');
    await user.click(screen.getByText(start.home.zoomle.play));
    await user.click(await screen.findByText(start.game.menu.settings));
    expect(await screen.findByRole('dialog', { name: start.game.menu.settings })).toBeVisible();
    act(() => history.back());
    await user.click(await screen.findByText(start.home.zoomle.play));
    expect(await screen.findByLabelText(start.game.inputLabel)).toBeVisible();
    expect(dialog()).toBeNull();
  });

  it('with the settings leads to the player’s progress', async () => {
    const { user } = await renderSite('/zoomle');
    await user.click(screen.getByText(start.game.menu.settings));
    await user.click(await screen.findByText(rest.progress.open));
    const statistics = { level: 1, name: start.game.menu.statistics };
    const title = await screen.findByRole('heading', statistics);
    await waitFor(() => expect(title).toHaveFocus());
    expect(dialog()).toBeNull();
  });
});

it.each(['/zoomle/practice', '/zoomle/2026-11-19'])(
  'the home page shows today’s picture also after %s',
  async (path) => {
    const { user, container } = await renderSite(path);
    const source = () => container.querySelector('main img')?.getAttribute('src');
    const todays = 'https://maps.test/Northland/18';
    expect(source()).not.toBe(todays);
    await user.click(screen.getByText(start.site.backToHome));
    await screen.findByText(start.home.headline);
    expect(source()).toBe(todays);
  },
);
