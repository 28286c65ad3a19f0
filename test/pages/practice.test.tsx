import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { guessMade } from '../../src/features/events';
import { selectCurrentRound, selectCurrentRoundId } from '../../src/features/game/gameSelectors';
import { gameTexts } from '../../src/texts/en/game';
import { homeTexts } from '../../src/texts/en/home';
import { pageTexts } from '../../src/texts/en/pages';
import { recapTexts } from '../../src/texts/en/recap';
import { siteTexts } from '../../src/texts/en/site';
import { COUNTRIES } from '../support/builders';
import { renderSite } from '../support/renderSite';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

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
    await user.click(screen.getByText(gameTexts.revealAnswer));
    const result = screen.getByText(gameTexts.answerWas(answer), { selector: 'p' });
    expect(result.parentElement).toHaveFocus();
    expect(screen.queryByLabelText(gameTexts.inputLabel)).toBeNull();
    const rows = within(screen.getByLabelText(gameTexts.guesses));
    expect(rows.getAllByRole('listitem')).toHaveLength(1);
    const announced = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(announced).toContain(gameTexts.answerWas(answer));
  });

  it('before the first guess leads to an end without a map of guesses', async () => {
    const { user, store } = await renderSite('/zoomle/practice');
    const answer = selectCurrentRound(store.getState())?.answer.name ?? '';
    await user.click(screen.getByText(gameTexts.revealAnswer));
    expect(await screen.findByRole('region', { name: answer })).toBeVisible();
    expect(screen.queryByText(recapTexts.views.guesses)).toBeNull();
  });

  it('leads to the end, which speaks of no share', async () => {
    const { user, answer } = await renderPractice();
    await user.click(screen.getByText(gameTexts.revealAnswer));
    expect(await screen.findByRole('region', { name: answer })).toBeVisible();
    expect(button(gameTexts.nextPractice)).toBeVisible();
    expect(screen.queryByText(/share/i)).toBeNull();
    expect(button(gameTexts.revealAnswer)).toBeNull();
  });
});

it('a map whose answer was shown before the first guess can be looked at from afar', async () => {
  const { user } = await renderSite('/zoomle/practice');
  await user.click(screen.getByText(gameTexts.revealAnswer));
  expect(screen.getByLabelText(gameTexts.zoomLevel)).toBeEnabled();
  expect(screen.queryByText(gameTexts.zoomHint)).toBeNull();
});

it('another page whose round has ended moves the focus to its title, as any page does', async () => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  const { user } = await renderPractice();
  await user.click(screen.getByText(gameTexts.revealAnswer));
  await user.click(screen.getByText(siteTexts.site.backToHome));
  await user.click(await screen.findByText(homeTexts.zoomle.play));
  await user.click(await screen.findByText(gameTexts.menu.practice));
  expect(await screen.findByText(gameTexts.nextPractice)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('“Another country” opens one from the top of the page while a round is played', async () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue();
  const { user, store } = await renderPractice();
  const id = selectCurrentRoundId(store.getState());
  await user.click(screen.getByText(gameTexts.nextPractice));
  expect(selectCurrentRoundId(store.getState())).not.toBe(id);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(scroll).toHaveBeenCalledWith(0, 0);
});

it.each(['/zoomle', '/zoomle/2026-11-19'])(
  'a round that others play too has neither: %s',
  async (path) => {
    await renderSite(path);
    expect(screen.getByLabelText(gameTexts.inputLabel)).toBeVisible();
    expect(button(gameTexts.revealAnswer)).toBeNull();
    expect(button(gameTexts.nextPractice)).toBeNull();
  },
);

describe('without a network', () => {
  const canLoad = (...cached: string[]) =>
    vi.fn((url: string) => Promise.resolve(cached.includes(url)));

  it('says so instead of a board without a picture, and leads to today’s map', async () => {
    const { user } = await renderSite('/zoomle/practice', { canLoad: canLoad() });
    expect(await screen.findByText(pageTexts.practice.offline)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.queryByRole('combobox')).toBeNull();
    await user.click(screen.getByText(homeTexts.zoomle.play));
    expect(await screen.findByRole('combobox')).toBeVisible();
    expect(location.pathname).toBe('/zoomle');
  });

  it('is played where its picture is cached', async () => {
    const pictures = COUNTRIES.map(({ name }) => `https://maps.test/${name}/18`);
    await renderSite('/zoomle/practice', { canLoad: canLoad(...pictures) });
    expect(screen.getByRole('combobox')).toBeVisible();
    expect(screen.queryByText(pageTexts.practice.offline)).toBeNull();
  });

  it('goes on once there is one again', async () => {
    const isOnline = canLoad();
    const { user } = await renderSite('/zoomle/practice', { canLoad: isOnline });
    isOnline.mockResolvedValue(true);
    await user.click(await screen.findByText(gameTexts.map.retry, { selector: 'main button' }));
    expect(await screen.findByRole('combobox')).toBeVisible();
  });
});
