import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { guessMade } from '../../../src/features/events';
import { textTyped, zoomPicked } from '../../../src/features/game/gameSlice';
import { devTexts } from '../../../src/texts/dev';
import { EASTLAND, FARLAND } from '../../support/builders';
import { devTools, devToolsOf } from '../../support/devTools';
import { input, rows } from '../../support/onPage';
import { renderSite } from '../../support/renderSite';
import { actAndLoad } from '../../support/setupViews';

const BOARD = 'daily:2026-11-20';
const { notice, back } = devTexts.travel;

async function renderWithDevTools(path: string) {
  const site = await renderSite(path, { enhancers: [devTools()] });
  const { jump, lock, last } = devToolsOf(site.store);
  return {
    ...site,
    last,
    jump: (id: number) => actAndLoad(() => jump(id)).done,
    lock: () => act(() => lock(true)),
  };
}

it('in the past the board is disabled, and a button leads back to the present', async () => {
  const { dispatch, jump, last, user } = await renderWithDevTools('/zoomle');
  dispatch(textTyped('ea'));
  const past = last();
  await dispatch(guessMade(BOARD, FARLAND));
  const present = last();
  await jump(past);
  expect(screen.getByText(notice)).toBeVisible();
  expect(input()).toBeDisabled();
  expect(screen.getByLabelText('Zoom level')).toBeDisabled();
  expect(screen.getByText(devTexts.next.action)).toBeDisabled();
  await user.click(screen.getAllByRole('option')[0] ?? document.body);
  await user.keyboard('{Enter}');
  expect(input()).toHaveValue('ea');
  expect(rows()).toEqual([]);
  expect(last()).toBe(present);
  await user.click(screen.getByText(back));
  expect(screen.queryByText(notice)).toBeNull();
  expect(rows()).toHaveLength(1);
  expect(document.body).not.toHaveFocus();
});

it('other pages show that it is past too', async () => {
  const { jump } = await renderWithDevTools('/about');
  await jump(1);
  expect(await screen.findByText(notice)).toBeVisible();
});

it('while changes are locked, the page says so, and a button unlocks them', async () => {
  const { dispatch, lock, user } = await renderWithDevTools('/zoomle');
  dispatch(guessMade(BOARD, EASTLAND));
  lock();
  await user.click(screen.getByText(back));
  expect(screen.queryByText(notice)).toBeNull();
  dispatch(zoomPicked(18));
  expect(screen.getByText('Zoom Level: 18 (1/2)')).toBeVisible();
});
