import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { formatChallenge } from '../../src/domain/challengeCode';
import { guessMade, roundsImported } from '../../src/features/events';
import { later } from '../../src/texts/en/later';
import { start } from '../../src/texts/en/start';
import { boardOf } from '../support/board';
import {
  aCountry,
  anAtlas,
  aRound,
  COUNTRIES,
  EASTLAND,
  NORTHLAND,
  ORIGIN,
} from '../support/builders';
import { renderSite } from '../support/renderSite';

const { board, result } = later.challenge;
const { friends } = start.game;
const TODAY = 'daily:2026-11-20';
const YESTERDAY = 'archive:2026-11-19';

/** In the tab that is open. */
const follow = (address: string) =>
  act(async () => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
    await Promise.resolve();
  });

describe('the link to a day with a friend’s score', () => {
  it('of today leads to the round that counts, and says the score before the first guess', async () => {
    const { dispatch, store } = await renderSite('/zoomle/2026-11-20#3');
    expect(location.pathname + location.hash).toBe('/zoomle#2026-11-20=3');
    expect(boardOf(store).id).toBe(TODAY);
    expect(screen.getByText(friends('3', 6))).toBeVisible();
    await dispatch(guessMade(TODAY, EASTLAND));
    expect(screen.getByText(friends('3', 6))).toBeVisible();
    await dispatch(guessMade(TODAY, NORTHLAND));
    expect(await screen.findByText(board.both('2', '3'))).toBeVisible();
    expect(screen.getByRole('button', { name: later.recap.share })).toBeVisible();
  });

  it('of a past day leads to the archive’s round', async () => {
    const { dispatch, store } = await renderSite('/zoomle/2026-11-19#x&utm_source=app');
    const { id } = boardOf(store);
    expect(id).toBe(YESTERDAY);
    expect(screen.getByText(friends('X', 6))).toBeVisible();
    const answer = COUNTRIES.find(({ name }) => name === boardOf(store).answer);
    if (answer) await dispatch(guessMade(YESTERDAY, answer));
    expect(await screen.findByText(board.both('1', 'X'))).toBeVisible();
  });

  it('compares at once if the map has been played', async () => {
    const { dispatch } = await renderSite('/zoomle');
    await dispatch(roundsImported({ [TODAY]: aRound(NORTHLAND, NORTHLAND) }));
    await follow('/zoomle/2026-11-20#3');
    expect(await screen.findByText(board.both('1', '3'))).toBeVisible();
  });
});

describe('the link to one map', () => {
  const countries = [...COUNTRIES, aCountry('Southland', -10, 0)];
  const code = (score: number | null) =>
    formatChallenge({ positions: [0], result: score === null ? null : [score] }, countries);
  const open = (score: number | null) =>
    renderSite(`/zoomle/challenge#${code(score)}`, { countries, atlas: anAtlas('Origin') });
  const ID = `challenge:${code(null)}:1` as const;

  it.each([
    [4, board.friends(4)],
    [7, board.friendsLost],
  ])('shows the map and the friend’s %i, compares, and sends one back', async (theirs, asked) => {
    const { dispatch, store } = await open(theirs);
    expect(location.pathname).toBe('/zoomle/challenge/play');
    expect(boardOf(store).id).toBe(ID);
    expect(screen.getByText(asked, { selector: 'p' })).toBeVisible();
    await dispatch(guessMade(ID, ORIGIN));
    expect(await screen.findByText(board.both('1', theirs === 7 ? 'X' : '4'))).toBeVisible();
    expect(screen.getByRole('button', { name: result.reply })).toBeVisible();
    expect(screen.getByRole('link', { name: start.game.nextPractice })).toBeVisible();
  });

  it('compares at once for whoever sent it', async () => {
    const { dispatch, store } = await renderSite('/zoomle', { countries });
    await dispatch(roundsImported({ 'practice:7': aRound(ORIGIN, NORTHLAND, ORIGIN) }));
    await follow(`/zoomle/challenge#${code(5)}`);
    expect(await screen.findByText(board.both('2', '5'))).toBeVisible();
    expect(boardOf(store).id).toBe(ID);
  });

  it('without a score is a map like any other', async () => {
    await open(null);
    expect(screen.getByText(start.game.practiceSubtitle, { selector: 'p' })).toBeVisible();
  });
});
