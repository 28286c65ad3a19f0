import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { guessMade, textTyped, zoomPicked } from '../../../src/features/game/gameSlice';
import { EASTLAND, FARLAND, NORTHLAND } from '../../support/builders';
import { devTools, devToolsOf } from '../../support/devTools';
import { renderSite } from '../../support/renderSite';
import { aStore } from '../../support/testStore';

afterEach(() => {
  vi.useRealTimers();
});

const BOARD = 'daily:2026-11-20';
const scrubber = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Event' });

/** What a person sees of the round. */
const seen = () => ({
  rows: within(screen.getByRole('list', { name: 'Guesses' }))
    .queryAllByRole('listitem')
    .map((row) => row.textContent),
  zoom: screen.getByText(/^Zoom Level:/).textContent,
  input: screen.queryByRole<HTMLInputElement>('combobox')?.value,
  map: screen.getByAltText(/./).getAttribute('src'),
});

/** The log of a round that was won in three. */
async function aLog() {
  const { store } = await aStore({ enhancers: [devTools()] });
  store.dispatch(guessMade(BOARD, EASTLAND));
  store.dispatch(zoomPicked(18));
  store.dispatch(guessMade(BOARD, FARLAND));
  store.dispatch(textTyped('nor'));
  store.dispatch(guessMade(BOARD, NORTHLAND));
  return JSON.stringify(devToolsOf(store).log());
}

async function openReplay(text: string) {
  const site = await renderSite('/zoomle?replay');
  fireEvent.change(await screen.findByLabelText('Or paste it'), { target: { value: text } });
  await site.user.click(screen.getByRole('button', { name: 'Replay' }));
  return site;
}

it('the board shows the state after each event, in any order, and the event in words', async () => {
  await openReplay(await aLog());
  const move = (place: number) => fireEvent.change(scrubber(), { target: { value: place } });
  expect(scrubber()).toHaveAttribute('max', '6');
  const moments: Record<number, ReturnType<typeof seen>> = {};
  // The day arrives with the second event.
  for (const place of [1, 2, 3, 4, 5, 6]) {
    move(place);
    moments[place] = seen();
  }
  expect(moments[3]).toEqual({
    rows: ['Eastland1569 km↖north-west'],
    zoom: 'Zoom Level: 18 (1/2)',
    input: '',
    map: 'https://maps.test/Northland/18',
  });
  expect(moments[5]).toMatchObject({ input: 'nor', zoom: 'Zoom Level: 17 (2/3)' });
  expect(moments[6]).toMatchObject({ input: undefined, map: 'https://maps.test/Northland/16' });
  for (const place of [6, 2, 5, 1, 4, 3]) {
    move(place);
    expect(seen()).toEqual(moments[place]);
  }
  expect(screen.getByText(/^5 game\/zoomPicked 18/)).toHaveTextContent('Zoom 18');
});

it('goes by the buttons, and no further than the log', async () => {
  const { user } = await openReplay(await aLog());
  const [previous, next] = ['Previous event', 'Next event'].map((name) =>
    screen.getByRole('button', { name }),
  );
  if (!previous || !next) throw new Error('no buttons');
  expect(previous).toBeDisabled();
  for (let count = 0; count < 6; count += 1) await user.click(next);
  expect(next).toBeDisabled();
  expect(screen.getByText(/Won with 3 of 6/)).toBeVisible();
  await user.click(previous);
  expect(seen().input).toBe('nor');
});

it('changes neither the player’s store nor what is stored, whatever is done on its board', async () => {
  const { user, store, storage, persistor } = await openReplay(await aLog());
  await act(() => persistor.flush());
  const [state, items] = [
    store.getState(),
    new Map((storage as { items?: Map<string, string> }).items),
  ];
  fireEvent.change(scrubber(), { target: { value: 2 } });
  const before = seen();
  await user.type(screen.getByRole('combobox'), 'Origin{Enter}');
  await user.click(screen.getByRole('button', { name: 'Settings' }));
  await act(() => persistor.flush());
  expect(seen()).toEqual(before);
  expect(store.getState()).toBe(state);
  expect(new Map((storage as { items?: Map<string, string> }).items)).toEqual(items);
});

it('says why a text is refused', async () => {
  await openReplay('Peru');
  expect(screen.getByRole('alert')).toHaveTextContent('not JSON');
});

it('is not there for players', async () => {
  await renderSite('/zoomle?replay', { devTools: false });
  expect(screen.getByRole('combobox')).toBeVisible();
  expect(screen.queryByLabelText('Or paste it')).toBeNull();
});
