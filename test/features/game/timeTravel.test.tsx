import { act, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { guessMade } from '../../../src/features/events';
import { textTyped, zoomPicked } from '../../../src/features/game/gameSlice';
import { devTexts } from '../../../src/texts/dev';
import { EASTLAND, FARLAND } from '../../support/builders';
import { devTools, devToolsOf } from '../../support/devTools';
import { renderSite } from '../../support/renderSite';
import { actAndLoad } from '../../support/setupViews';

const BOARD = 'daily:2026-11-20';
const { notice, back } = devTexts.travel;

/** What a player sees of the round. By labels: roles are slow in jsdom. */
const screenshot = () => ({
  rows: within(screen.getByLabelText('Guesses'))
    .queryAllByRole('listitem')
    .map((row) => row.textContent),
  zoom: screen.getByText(/^Zoom Level:/).textContent,
  slider: screen.getByLabelText<HTMLInputElement>('Zoom level').value,
  input: screen.queryByLabelText<HTMLInputElement>('Guess a country')?.value,
  suggestions: screen.queryByLabelText('Suggestions')?.textContent,
  // The picture is hidden until it has loaded, which it never does here.
  map: screen.getByAltText(/./).getAttribute('src'),
  verdict: screen.queryByText(/correct answer was/)?.textContent,
});

const renderRound = async () => {
  const site = await renderSite('/zoomle', { enhancers: [devTools()] });
  const { jump, lock, last } = devToolsOf(site.store);
  return {
    ...site,
    last,
    jump: (id: number) => actAndLoad(() => jump(id)).done,
    lock: () => act(() => lock(true)),
  };
};

it('in the past the board is disabled, and a button leads back to the present', async () => {
  const { dispatch, jump, last, user } = await renderRound();
  dispatch(textTyped('ea'));
  const past = { id: last(), seen: screenshot() };
  await dispatch(guessMade(BOARD, FARLAND));
  const present = { id: last(), seen: screenshot() };
  await jump(past.id);
  expect(screen.getByText(notice)).toBeVisible();
  expect(screen.getByLabelText('Guess a country')).toBeDisabled();
  expect(screen.getByLabelText('Zoom level')).toBeDisabled();
  expect(screen.getByText(devTexts.next.action)).toBeDisabled();
  await user.click(screen.getAllByRole('option')[0] ?? document.body);
  await user.keyboard('{Enter}');
  expect(screenshot()).toEqual(past.seen);
  expect(last()).toBe(present.id);
  await user.click(screen.getByText(back));
  expect(screen.queryByText(notice)).toBeNull();
  expect(screenshot()).toEqual(present.seen);
  expect(document.body).not.toHaveFocus();
});

it('other pages show that it is past too, and can be scrolled clear of the notice', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(44);
  vi.stubGlobal('ResizeObserver', function (onResize: () => void) {
    return { observe: onResize, disconnect: () => undefined };
  });
  const { store } = await renderSite('/about', { enhancers: [devTools()] });
  act(() => devToolsOf(store).jump(1));
  expect(await screen.findByText(notice)).toBeVisible();
  expect(document.documentElement.style.getPropertyValue('--fixed')).toBe('60px');
});

it('while changes are locked, the page says so, and a button unlocks them', async () => {
  const { dispatch, lock, user } = await renderRound();
  dispatch(guessMade(BOARD, EASTLAND));
  lock();
  await user.click(screen.getByText(back));
  expect(screen.queryByText(notice)).toBeNull();
  dispatch(zoomPicked(18));
  expect(screenshot().zoom).toBe('Zoom Level: 18 (1/2)');
});
