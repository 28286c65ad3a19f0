import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { guessMade } from '../../src/features/events';
import { selectCurrentRound, selectCurrentRoundId } from '../../src/features/game/gameSelectors';
import { rest } from '../../src/texts/en/rest';
import { start } from '../../src/texts/en/start';
import { COUNTRIES } from '../support/builders';
import { renderSite } from '../support/renderSite';

const button = (name: string) => screen.queryByRole('button', { name });

/** A practice round after a wrong guess. */
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
  it('ends the round with the answer in the input’s place, and moves the focus there', async () => {
    const { user, answer } = await renderPractice();
    await user.click(screen.getByText(start.game.revealAnswer));
    const result = screen.getByText(start.game.answerWas(answer), { selector: 'p' });
    expect(result.parentElement).toHaveFocus();
    expect(screen.queryByLabelText(start.game.inputLabel)).toBeNull();
    const rows = within(screen.getByLabelText(start.game.guesses));
    expect(rows.getAllByRole('listitem')).toHaveLength(1);
    const announced = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(announced).toContain(start.game.answerWas(answer));
  });

  it('before the first guess leads to an end without a map of guesses', async () => {
    const { user, store } = await renderSite('/zoomle/practice');
    const answer = selectCurrentRound(store.getState())?.answer.name ?? '';
    await user.click(screen.getByText(start.game.revealAnswer));
    expect(await screen.findByRole('region', { name: answer })).toBeVisible();
    expect(screen.queryByText(rest.recap.views.guesses)).toBeNull();
  });

  it('leads to the end, which speaks of no share', async () => {
    const { user, answer } = await renderPractice();
    await user.click(screen.getByText(start.game.revealAnswer));
    expect(await screen.findByRole('region', { name: answer })).toBeVisible();
    expect(button(start.game.nextPractice)).toBeVisible();
    expect(screen.queryByText(/share/i)).toBeNull();
    expect(button(start.game.revealAnswer)).toBeNull();
  });
});

it('a map whose answer was shown before the first guess can be looked at from afar', async () => {
  const { user } = await renderSite('/zoomle/practice');
  await user.click(screen.getByText(start.game.revealAnswer));
  expect(screen.getByLabelText(start.game.zoomLevel)).toBeEnabled();
  expect(screen.queryByText(start.game.zoomHint)).toBeNull();
});

it('another page whose round has ended moves the focus to its title, as any page does', async () => {
  const { user } = await renderPractice();
  await user.click(screen.getByText(start.game.revealAnswer));
  await user.click(screen.getByText(start.site.backToHome));
  await user.click(await screen.findByText(start.home.zoomle.play));
  await user.click(await screen.findByText(start.game.menu.practice));
  expect(await screen.findByText(start.game.nextPractice)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('“Another country” opens one from the top of the page while a round is played', async () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue();
  const { user, store } = await renderPractice();
  const id = selectCurrentRoundId(store.getState());
  await user.click(screen.getByText(start.game.nextPractice));
  expect(selectCurrentRoundId(store.getState())).not.toBe(id);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(scroll).toHaveBeenCalledWith(0, 0);
});

it.each(['/zoomle', '/zoomle/2026-11-19'])(
  'a round that others play too has neither: %s',
  async (path) => {
    await renderSite(path);
    expect(screen.getByLabelText(start.game.inputLabel)).toBeVisible();
    expect(button(start.game.revealAnswer)).toBeNull();
    expect(button(start.game.nextPractice)).toBeNull();
  },
);

describe('without a network', () => {
  const canLoad = (...cached: string[]) =>
    vi.fn((url: string) => Promise.resolve(cached.includes(url)));

  it('says so instead of a board without a picture, and leads to today’s map', async () => {
    const { user } = await renderSite('/zoomle/practice', { canLoad: canLoad() });
    expect(await screen.findByText(rest.pages.practiceOffline)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.queryByRole('combobox')).toBeNull();
    await user.click(screen.getByText(start.home.zoomle.play));
    expect(await screen.findByRole('combobox')).toBeVisible();
    expect(location.pathname).toBe('/zoomle');
  });

  it('is played where its picture is cached', async () => {
    const pictures = COUNTRIES.map(({ name }) => `https://maps.test/${name}/18`);
    await renderSite('/zoomle/practice', { canLoad: canLoad(...pictures) });
    expect(screen.getByRole('combobox')).toBeVisible();
    expect(screen.queryByText(rest.pages.practiceOffline)).toBeNull();
  });

  it('goes on once there is one again', async () => {
    const isOnline = canLoad();
    const { user } = await renderSite('/zoomle/practice', { canLoad: isOnline });
    isOnline.mockResolvedValue(true);
    await user.click(await screen.findByText(start.game.map.retry, { selector: 'main button' }));
    expect(await screen.findByRole('combobox')).toBeVisible();
  });
});
