import { ActionCreators, instrument, type InstrumentExt } from '@redux-devtools/instrument';
import type { StoreEnhancer } from '@reduxjs/toolkit';
import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { guessMade, textTyped, zoomPicked } from '../../../src/features/game/gameSlice';
import { EASTLAND, FARLAND, ORIGIN } from '../../support/builders';
import { renderSite } from '../../support/renderSite';
import { memoryStorage } from '../../support/testStore';

afterEach(() => {
  vi.useRealTimers();
});

const BOARD = 'daily:2026-11-20';

/** What a person sees of the round. */
const screenshot = () => ({
  rows: within(screen.getByRole('list', { name: 'Guesses' }))
    .queryAllByRole('listitem')
    .map((row) => row.textContent),
  zoom: screen.getByText(/^Zoom Level:/).textContent,
  slider: screen.getByRole<HTMLInputElement>('slider').value,
  input: screen.queryByRole<HTMLInputElement>('combobox')?.value,
  // The picture is hidden until it has loaded, which it never does here.
  map: screen.getByAltText(/./).getAttribute('src'),
  verdict: screen.queryByText(/correct answer was/)?.textContent,
});

async function aPlayedRound() {
  const storage = memoryStorage();
  const site = await renderSite('/zoomle', {
    storage,
    enhancers: [instrument() as StoreEnhancer],
  });
  const { liftedStore } = site.store as unknown as InstrumentExt<object, never, null>;
  const lift = (action: ReturnType<(typeof ActionCreators)[keyof typeof ActionCreators]>) => {
    act(() => void liftedStore.dispatch(action as never));
  };
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
    moments.push({ id: liftedStore.getState().nextActionId - 1, seen: screenshot() });
  }
  await site.persistor.flush();
  return { ...site, storage, moments, lift, liftedStore };
}

it('a jump to any action of a played round shows the board, zoom and map of that moment', async () => {
  const { moments, lift } = await aPlayedRound();
  expect(moments.at(-1)?.seen).toMatchObject({
    zoom: 'Zoom Level: 14 (5/7)',
    map: 'https://maps.test/Northland/14',
    verdict: 'The correct answer was: Northland',
  });
  expect(moments[2]?.seen).toMatchObject({
    rows: ['Eastland1569 km↖north-west'],
    zoom: 'Zoom Level: 18 (1/2)',
    map: 'https://maps.test/Northland/18',
    input: '',
  });
  // To and fro: each moment is reached from a later and from an earlier one.
  for (const { id, seen } of [...moments].reverse().concat(moments)) {
    lift(ActionCreators.jumpToAction(id));
    expect(screenshot()).toEqual(seen);
  }
});

it('a jump writes nothing to storage', async () => {
  const { storage, persistor, moments, lift } = await aPlayedRound();
  const before = new Map(storage.items);
  for (const { id } of moments) {
    lift(ActionCreators.jumpToAction(id));
  }
  await persistor.flush();
  expect(storage.items).toEqual(before);
});

it('playing goes on after a jump back to the present', async () => {
  const { dispatch, moments, lift, liftedStore } = await aPlayedRound();
  lift(ActionCreators.jumpToAction(moments[1]?.id ?? NaN));
  expect(screenshot()).toMatchObject({ zoom: 'Zoom Level: 17 (2/2)' });
  lift(ActionCreators.jumpToAction(liftedStore.getState().nextActionId - 1));
  dispatch(zoomPicked(17));
  expect(screenshot()).toMatchObject({ zoom: 'Zoom Level: 17 (2/7)' });
});
