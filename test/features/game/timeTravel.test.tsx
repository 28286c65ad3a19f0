import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { dialogClosed, guessMade } from '../../../src/features/events';
import { textTyped, zoomPicked } from '../../../src/features/game/gameSlice';
import { dialogOpened } from '../../../src/features/ui/dialogSlice';
import { devTexts } from '../../../src/texts/dev';
import { start } from '../../../src/texts/en/start';
import { EASTLAND, FARLAND } from '../../support/builders';
import { devTools, devToolsOf } from '../../support/devTools';
import { renderSite } from '../../support/renderSite';

const BOARD = 'daily:2026-11-20';
const { notice, back } = devTexts.travel;

/** What a person sees of the round. By labels: roles take jsdom ten times as long. */
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
    jump: (id: number) => act(() => jump(id)),
    lock: () => act(() => lock(true)),
  };
};

it('a jump to any action of a round shows the board, zoom and map of that moment', async () => {
  const { dispatch, jump, last } = await renderRound();
  const moments: { id: number; seen: ReturnType<typeof screenshot> }[] = [];
  for (const action of [
    textTyped('ea'),
    guessMade(BOARD, EASTLAND),
    zoomPicked(18),
    ...Array.from({ length: 5 }, () => guessMade(BOARD, FARLAND)),
    zoomPicked(14),
  ]) {
    await dispatch(action);
    moments.push({ id: last(), seen: screenshot() });
  }
  expect(moments.at(-1)?.seen).toMatchObject({
    zoom: 'Zoom Level: 14 (5/7)',
    map: 'https://maps.test/Northland/14',
    verdict: 'The correct answer was: Northland',
  });
  expect(moments[0]?.seen.suggestions).toMatch(/^Eastland/);
  expect(moments[2]?.seen).toMatchObject({
    rows: [expect.stringMatching(/^Eastland.*1569 km↖northwest/)],
    zoom: 'Zoom Level: 18 (1/2)',
    map: 'https://maps.test/Northland/18',
    input: '',
  });
  // Each moment is reached from a later and from an earlier one.
  for (const { id, seen } of [...moments].reverse().concat(moments)) {
    jump(id);
    expect(screenshot()).toEqual(seen);
  }
});

it('in the past the board is disabled, and one button leads back to the present', async () => {
  const { dispatch, jump, last, user } = await renderRound();
  dispatch(textTyped('ea'));
  const past = { id: last(), seen: screenshot() };
  dispatch(guessMade(BOARD, FARLAND));
  const present = { id: last(), seen: screenshot() };
  jump(past.id);
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

it('a jump to an open dialog opens it with the way back in it, and closing it is no event', async () => {
  const { dispatch, jump, last, user } = await renderRound();
  dispatch(dialogOpened('settings'));
  const opened = last();
  dispatch(dialogClosed('settings'));
  const closed = last();
  jump(opened);
  const dialog = within(await screen.findByRole('dialog', { name: start.game.menu.settings }));
  await user.click(dialog.getByText(start.game.menu.close));
  await user.click(dialog.getByText(back));
  // The browser reports a closed dialog a moment later.
  await act(() => Promise.resolve());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(last()).toBe(closed);
});

it.each(['/', '/zoomle/statistics', '/about', '/nowhere'])(
  '%s says that it shows the past',
  async (path) => {
    const { store } = await renderSite(path, { enhancers: [devTools()] });
    act(() => devToolsOf(store).jump(1));
    expect(await screen.findByText(notice)).toBeVisible();
  },
);

it('while changes are locked, the page says so, and the way back unlocks them', async () => {
  const { dispatch, lock, user } = await renderRound();
  dispatch(guessMade(BOARD, EASTLAND));
  lock();
  await user.click(screen.getByText(back));
  expect(screen.queryByText(notice)).toBeNull();
  dispatch(zoomPicked(18));
  expect(screenshot().zoom).toBe('Zoom Level: 18 (1/2)');
});
