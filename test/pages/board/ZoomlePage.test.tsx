import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { guessMade, roundsImported } from '../../../src/features/events';
import { selectCurrentRound } from '../../../src/features/game/gameSelectors';
import { textTyped, zoomPicked } from '../../../src/features/game/gameSlice';
import { unitsPicked } from '../../../src/features/settings/settingsSlice';
import { devTexts } from '../../../src/texts/dev';
import { later } from '../../../src/texts/en/later';
import { start } from '../../../src/texts/en/start';
import { boardOf } from '../../support/board';
import {
  anAtlas,
  aRound,
  EASTLAND,
  FARLAND,
  NORTHLAND,
  NOWHERE,
  ORIGIN,
} from '../../support/builders';
import { announced, findHeading, heading, input, rows } from '../../support/onPage';
import { reload, renderSite } from '../../support/renderSite';
import { actAndLoad } from '../../support/setupViews';

/** Today's answer is Northland. */
const guess = (country = EASTLAND) => guessMade('daily:2026-11-20', country);

describe('the game', () => {
  it('has the day in its title, and explains the crosshair until the first guess', async () => {
    const { dispatch } = await renderSite('/zoomle');
    expect(heading()).toHaveTextContent('Zoomle - November 20, 2026');
    await waitFor(() => expect(document.title).toBe('Zoomle - November 20, 2026'));
    expect(screen.getByText(start.game.subtitle)).toBeVisible();
    expect(screen.getAllByText(start.game.crosshair).at(-1)).toBeVisible();
    expect(screen.queryByText(start.game.revealAnswer)).toBeNull();
    dispatch(guess());
    expect(screen.queryByText(start.game.crosshair)).toBeNull();
  });

  it('has no spoiler, neither in words nor in addresses', async () => {
    const { container } = await renderSite('/zoomle', { mapProviders: [anAtlas('Northland')] });
    expect(container.innerHTML).toContain('"/atlas/abcdef/18.avif"');
    expect(document.title + container.innerHTML).not.toContain('Northland');
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
  });

  it('has the time of the guess that ends the round stored with it', async () => {
    const { user, store } = await renderSite('/zoomle');
    await user.type(input() ?? expect.fail('there is no input'), 'North{Enter}');
    const { status, endedAt } = selectCurrentRound(store.getState()) ?? {};
    expect([status, endedAt]).toEqual(['won', Date.parse('2026-11-20T12:00:00Z')]);
  });

  it('announces the result of a guess, and a new day', async () => {
    const { dispatch, wake } = await renderSite('/zoomle');
    dispatch(guess());
    expect(announced()).toContain(
      'Eastland: 1,569 km, from Eastland Tower, northwest, 72% close, 5 guesses left',
    );
    dispatch(guess());
    expect(announced()).toContain(
      'Eastland, already guessed: 1,569 km, from Eastland Tower, northwest, 72% close, 4 guesses left',
    );
    await dispatch(guess(NORTHLAND));
    expect(announced()).toContain(start.game.announceWin('Northland'));
    vi.setSystemTime('2026-11-21T00:00:01Z');
    actAndLoad(wake);
    expect(announced()).toContain('Map for November 21, 2026');
  });

  it('when lost, shows the answer and the closest guess', async () => {
    const { dispatch } = await renderSite('/zoomle');
    const misses = aRound(NORTHLAND, FARLAND, EASTLAND, FARLAND, EASTLAND, FARLAND);
    dispatch(roundsImported({ 'daily:2026-11-20': misses }));
    await dispatch(guess());
    expect(screen.getByText(start.game.answerWas('Northland'))).toBeVisible();
    expect(screen.getByText('Closest guess: Eastland, 1,569 km.')).toBeVisible();
    expect(announced()).toContain(start.game.announceLoss('Eastland', 'Northland'));
    expect(input()).toBeNull();
    expect(rows()).toHaveLength(6);
  });

  it('leaves the focus alone when a finished round is opened', async () => {
    const site = await renderSite('/zoomle');
    await site.dispatch(guess(NORTHLAND));
    await reload(site);
    expect(screen.getByText('First guess. Unbelievable!')).toBeVisible();
    expect(document.body).toHaveFocus();
  });

  it('says so instead of the board if the country has no landmark', async () => {
    await renderSite('/zoomle', { countries: [NOWHERE] });
    expect(heading()).toHaveTextContent(start.game.unplayableTitle);
    expect(screen.getByText(start.game.unplayable)).toBeVisible();
    expect(input()).toBeNull();
  });
});

it('“Dev: Next”, on the day’s page only, opens a round that says that it does not count', async () => {
  const { user } = await renderSite('/zoomle');
  await user.click(screen.getByText(devTexts.next.action));
  expect(heading()).toHaveTextContent('Zoomle - November 20, 2026');
  expect(screen.getByText(devTexts.subtitle)).toBeVisible();
  await user.click(screen.getByText('Practice'));
  await findHeading(start.game.practiceTitle);
  expect(screen.queryByText(devTexts.next.action)).toBeNull();
});

it('a suggestion clicked in one task after “Dev: Next” guesses in neither round', async () => {
  const { store, user } = await renderSite('/zoomle');
  await user.type(screen.getByLabelText(start.game.inputLabel), 'east');
  const clicks = [screen.getByText(devTexts.next.action), screen.getByRole('option')];
  actAndLoad(() => clicks.forEach((each) => each.click()));
  expect(boardOf(store)).toMatchObject({ id: 'dev:2026-11-20+1', guesses: [] });
  expect(store.getState().rounds['daily:2026-11-20']?.guesses).toEqual([]);
});

it('going back and forward keeps the round, but not the text', async () => {
  const { dispatch, user } = await renderSite('/');
  await user.click(screen.getByText(start.home.zoomle.play));
  for (const event of [guess(), zoomPicked(18), textTyped('per')]) dispatch(event);
  actAndLoad(() => history.back());
  const home = await findHeading(start.home.headline);
  await waitFor(() => expect(home).toHaveFocus());
  actAndLoad(() => history.forward());
  await findHeading('Zoomle - November 20, 2026');
  expect(rows()).toEqual([expect.stringContaining('Eastland')]);
  expect(screen.getByText('Zoom Level: 18 (1/2)')).toBeVisible();
  expect(input()).toHaveValue('');
});

it('the settings link to the player’s progress', async () => {
  const { user } = await renderSite('/zoomle');
  await user.click(screen.getByText(start.game.menu.settings));
  await user.click(await screen.findByText(later.progress.open));
  const title = await findHeading(start.game.menu.statistics);
  await waitFor(() => expect(title).toHaveFocus());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText(later.progress.intro)).toBeVisible();
});
