import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { guessMade } from '../../../src/features/events';
import { selectCurrentRound, selectCurrentRoundId } from '../../../src/features/game/gameSelectors';
import { later } from '../../../src/texts/en/later';
import { start } from '../../../src/texts/en/start';
import { COUNTRIES } from '../../support/builders';
import { announced, heading, input, linkTo, rows } from '../../support/onPage';
import { renderSite } from '../../support/renderSite';

const button = (name: string) => screen.queryByRole('button', { name });

async function renderPractice() {
  const site = await renderSite('/zoomle/practice');
  const id = selectCurrentRoundId(site.store.getState());
  const answer = selectCurrentRound(site.store.getState())?.answer.name;
  const wrong = COUNTRIES.find(({ name }) => name !== answer);
  if (!id || !answer || !wrong) throw new Error('no round');
  site.dispatch(guessMade(id, wrong));
  return { ...site, answer };
}

describe('“Show the answer”', () => {
  it('replaces the input by the answer, which gets the focus, and ends the round', async () => {
    const { user, answer } = await renderPractice();
    await user.click(screen.getByText(start.game.revealAnswer));
    const result = screen.getByText(start.game.answerWas(answer), { selector: 'p' });
    expect(result.parentElement).toHaveFocus();
    expect(input()).toBeNull();
    expect(rows()).toHaveLength(1);
    expect(announced()).toContain(start.game.answerWas(answer));
    expect(await screen.findByRole('region', { name: answer })).toBeVisible();
    expect(button(start.game.nextPractice)).toBeVisible();
    expect(button(start.game.revealAnswer)).toBeNull();
    expect(screen.queryByText(/share/i)).toBeNull();
  });

  it('unlocks the zoom before the first guess, but offers no map of guesses', async () => {
    const { user, store } = await renderSite('/zoomle/practice');
    const answer = selectCurrentRound(store.getState())?.answer.name ?? '';
    await user.click(screen.getByText(start.game.revealAnswer));
    expect(screen.getByLabelText(start.game.zoomLevel)).toBeEnabled();
    expect(screen.queryByText(start.game.zoomHint)).toBeNull();
    expect(await screen.findByRole('region', { name: answer })).toBeVisible();
    expect(screen.queryByText(later.recap.views.guesses)).toBeNull();
  });
});

describe('without a network', () => {
  const canLoad = (...cached: string[]) =>
    vi.fn((url: string) => Promise.resolve(cached.includes(url)));

  it('practice says so instead of showing a board without a picture, until Retry finds one', async () => {
    const isOnline = canLoad();
    const { user } = await renderSite('/zoomle/practice', { canLoad: isOnline });
    expect(await screen.findByText(later.pages.practiceOffline)).toBeVisible();
    expect(heading()).toHaveFocus();
    expect(input()).toBeNull();
    expect(linkTo(start.home.zoomle.play)).toBe('/zoomle');
    isOnline.mockResolvedValue(true);
    await user.click(screen.getByText(start.game.map.retry, { selector: 'main button' }));
    expect(await screen.findByLabelText(start.game.inputLabel)).toBeVisible();
  });

  it('practice works with cached pictures', async () => {
    const pictures = COUNTRIES.map(({ name }) => `https://maps.test/${name}/18`);
    await renderSite('/zoomle/practice', { canLoad: canLoad(...pictures) });
    expect(input()).toBeVisible();
    expect(screen.queryByText(later.pages.practiceOffline)).toBeNull();
  });
});
