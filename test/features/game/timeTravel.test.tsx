import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { dialogClosed, guessMade } from '../../../src/features/events';
import { textTyped, zoomPicked } from '../../../src/features/game/gameSlice';
import { dialogOpened } from '../../../src/features/ui/dialogSlice';
import { devTexts } from '../../../src/texts/dev';
import { start } from '../../../src/texts/en/start';
import { EASTLAND, FARLAND, ORIGIN } from '../../support/builders';
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

async function aPlayedRound() {
  const site = await renderSite('/zoomle', { enhancers: [devTools()] });
  const { jump, last, lock } = devToolsOf(site.store);
  const moments: { id: number; seen: ReturnType<typeof screenshot> }[] = [];
  const actions = [
    textTyped('ea'),
    guessMade(BOARD, EASTLAND),
    zoomPicked(18),
    guessMade(BOARD, FARLAND),
    textTyped('or'),
    guessMade(BOARD, ORIGIN),
    guessMade(BOARD, EASTLAND),
    guessMade(BOARD, EASTLAND),
    guessMade(BOARD, FARLAND),
    zoomPicked(14),
  ];
  for (const action of actions) {
    await site.dispatch(action);
    moments.push({ id: last(), seen: screenshot() });
  }
  return {
    ...site,
    moments,
    last,
    jump: (id: number) => act(() => jump(id)),
    lock: (isLocked: boolean) => act(() => lock(isLocked)),
  };
}

it('a jump to any action of a played round shows the board, zoom and map of that moment', async () => {
  const { moments, jump } = await aPlayedRound();
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
  // To and fro: each moment is reached from a later and from an earlier one.
  for (const { id, seen } of [...moments].reverse().concat(moments)) {
    jump(id);
    expect(screenshot()).toEqual(seen);
  }
});

it('a jump to a moment with an open dialog opens it, and the jump away is no event', async () => {
  const { dispatch, jump, last } = await aPlayedRound();
  dispatch(dialogOpened('settings'));
  const opened = last();
  dispatch(dialogClosed('settings'));
  const closed = last();
  jump(opened);
  expect(await screen.findByRole('dialog', { name: start.game.menu.settings })).toBeVisible();
  jump(closed);
  // The browser tells of a dialog's end a moment later.
  await act(() => Promise.resolve());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(last()).toBe(closed);
});

it('playing goes on after a jump to and fro', async () => {
  const { dispatch, moments, jump, last } = await aPlayedRound();
  jump(moments[1]?.id ?? NaN);
  jump(last());
  dispatch(zoomPicked(17));
  expect(screenshot().zoom).toBe('Zoom Level: 17 (2/7)');
});

describe('in the past', () => {
  it('the input shows what was typed and offered, and is disabled', async () => {
    const { moments, jump, last, user } = await aPlayedRound();
    const { id = NaN, seen } = moments[0] ?? {};
    const end = last();
    jump(id);
    expect(screen.getByLabelText('Guess a country')).toBeDisabled();
    expect(screen.getByLabelText('Zoom level')).toBeDisabled();
    expect(screen.getByText(devTexts.next.action)).toBeDisabled();
    await user.click(screen.getAllByRole('option')[0] ?? document.body);
    await user.click(screen.getByText(start.game.menu.settings));
    await user.keyboard('{Enter}');
    expect(screenshot()).toEqual(seen);
    expect(last()).toBe(end);
  });

  it('a way leads back to the present', async () => {
    const { moments, jump, user } = await aPlayedRound();
    jump(moments[1]?.id ?? NaN);
    expect(screen.getByText(notice)).toBeVisible();
    await user.click(screen.getByText(back));
    expect(screen.queryByText(notice)).toBeNull();
    expect(screenshot()).toEqual(moments.at(-1)?.seen);
    expect(document.body).not.toHaveFocus();
  });

  it('an open dialog has the way back, and stays open', async () => {
    const { dispatch, jump, last, user } = await aPlayedRound();
    dispatch(dialogOpened('settings'));
    const opened = last();
    dispatch(dialogClosed('settings'));
    jump(opened);
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByText(start.game.menu.close));
    await user.click(dialog.getByText(back));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(last()).toBe(opened + 1);
  });

  it.each(['/', '/zoomle/statistics', '/about', '/nowhere'])('%s says so too', async (path) => {
    const { store } = await renderSite(path, { enhancers: [devTools()] });
    act(() => devToolsOf(store).jump(1));
    expect(await screen.findByText(notice)).toBeVisible();
  });
});

it('while changes are locked, the page says so, and the way back unlocks them', async () => {
  const { dispatch, lock, user } = await aPlayedRound();
  lock(true);
  await user.click(screen.getByText(back));
  expect(screen.queryByText(notice)).toBeNull();
  dispatch(zoomPicked(17));
  expect(screenshot().zoom).toBe('Zoom Level: 17 (2/7)');
});
