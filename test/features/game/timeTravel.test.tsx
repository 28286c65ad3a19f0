import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { guessMade, textTyped, zoomPicked } from '../../../src/features/game/gameSlice';
import { EASTLAND, FARLAND, ORIGIN } from '../../support/builders';
import { devTools, devToolsOf } from '../../support/devTools';
import { renderSite } from '../../support/renderSite';

afterEach(() => {
  vi.useRealTimers();
});

const BOARD = 'daily:2026-11-20';

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
    site.dispatch(action);
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

const PAST = /^DevTools shows a moment of the past/;

it('a jump to any action of a played round shows the board, zoom and map of that moment', async () => {
  const { moments, jump } = await aPlayedRound();
  expect(moments.at(-1)?.seen).toMatchObject({
    zoom: 'Zoom Level: 14 (5/7)',
    map: 'https://maps.test/Northland/14',
    verdict: 'The correct answer was: Northland',
  });
  expect(moments[0]?.seen.suggestions).toMatch(/^Eastland/);
  expect(moments[2]?.seen).toMatchObject({
    rows: ['Eastland1569 km↖north-west'],
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

it('a jump opens no dialog that was closed', async () => {
  const { jump, last } = await aPlayedRound();
  for (const id of [0, 1, 2, last()]) jump(id);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('playing goes on after a jump back to the present', async () => {
  const { dispatch, moments, jump, last } = await aPlayedRound();
  jump(moments[1]?.id ?? NaN);
  expect(screenshot()).toMatchObject({ zoom: 'Zoom Level: 17 (2/2)' });
  jump(last());
  dispatch(zoomPicked(17));
  expect(screenshot()).toMatchObject({ zoom: 'Zoom Level: 17 (2/7)' });
});

it('in the past, the page says what becomes of a guess, and leads back', async () => {
  const { moments, jump, user } = await aPlayedRound();
  expect(screen.queryByText(PAST)).toBeNull();
  jump(moments[1]?.id ?? NaN);
  expect(screen.getByText(PAST)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back to the present' }));
  expect(screen.queryByText(PAST)).toBeNull();
  expect(screenshot()).toEqual(moments.at(-1)?.seen);
});

it('while DevTools has locked changes, the page says so', async () => {
  const { lock } = await aPlayedRound();
  lock(true);
  expect(screen.getByText(/^DevTools has locked changes/)).toBeVisible();
  lock(false);
  expect(screen.queryByText(/^DevTools has locked changes/)).toBeNull();
});
