import { expect, it, vi } from 'vitest';

import { guessMade } from '../../../src/features/events';
import { openNextMap } from '../../../src/features/game/challengeThunks';
import { openTodaysRound } from '../../../src/features/game/gameThunks';
import { openNextPractice, openPractice } from '../../../src/features/game/practiceThunks';
import { unitsPicked } from '../../../src/features/settings/settingsSlice';
import { selectStorageError } from '../../../src/features/storage/storageErrorsSlice';
import {
  BOARD_KEY,
  roundKey,
  roundText,
  SETTINGS_KEY,
} from '../../../src/store/persistence/storageFormat';
import { boardOf } from '../../support/board';
import { aRound, EASTLAND, FARLAND, ORIGIN } from '../../support/builders';
import { CODE, LIST } from '../../support/challenge';
import { aStore, refusing } from '../../support/testStore';
import { type Store, TODAY, twoTabs } from '../../support/twoTabs';

/** Begins another practice round, which removes the last. */
function practise(tab: Store) {
  tab.dispatch(openNextPractice());
  const id = boardOf(tab).id ?? TODAY;
  tab.dispatch(guessMade(id, FARLAND));
  return id;
}

it('a round that one tab removed is neither stored again by the other nor opened', async () => {
  const { browser, a, wakeB, settle } = await twoTabs();
  const first = practise(a);
  await vi.advanceTimersByTimeAsync(10);
  const last = practise(a);
  // The other tab's event for the first round fires when that is already removed.
  browser.tell();
  await settle();
  wakeB();
  await settle();
  expect([first, last].map((id) => browser.items.has(roundKey(id)))).toEqual([false, true]);
  a.dispatch(openTodaysRound());
  a.dispatch(openPractice());
  expect(boardOf(a).id).not.toBe(first);
});

it('a round that one tab removes stays removed, though the other has just gone on with it', async () => {
  const { browser, a, b, settle } = await twoTabs();
  const first = practise(a);
  await settle();
  b.dispatch(guessMade(first, EASTLAND));
  await vi.advanceTimersByTimeAsync(10);
  practise(a);
  await settle();
  expect([browser.items.has(roundKey(first)), first in a.getState().rounds]).toEqual([
    false,
    false,
  ]);
});

it('a round that one tab removed is not damaged for the other, whose next guess stores it again', async () => {
  const { browser, a, b, settle } = await twoTabs();
  const first = practise(a);
  await settle();
  practise(b);
  await settle();
  expect(selectStorageError(a.getState())).toBeNull();
  a.dispatch(guessMade(first, EASTLAND));
  await settle();
  expect(browser.items.has(roundKey(first))).toBe(true);
});

it('a challenge’s map that one tab leaves without a guess stays stored for the other', async () => {
  const { browser, a, b, settle } = await twoTabs({ countries: LIST }, { countries: LIST });
  const challenge = { positions: [0, 1, 2, 3, 4], result: null };
  for (const tab of [a, b]) tab.dispatch(openNextMap(challenge));
  const id = `challenge:${CODE}:1` as const;
  b.dispatch(guessMade(id, FARLAND));
  await vi.advanceTimersByTimeAsync(10);
  a.dispatch(openNextMap({ ...challenge, positions: [5, 4, 3, 2, 1] }));
  await settle();
  expect(browser.items.has(roundKey(id))).toBe(true);
});

it('a round that another tab removed stays removed, though the board cannot be stored', async () => {
  const items = new Map([roundText('practice:1', aRound(ORIGIN, ORIGIN))]);
  const { store, written } = aStore({ storage: refusing(items, (key) => key === BOARD_KEY) });
  await written();
  items.delete(roundKey('practice:1'));
  store.dispatch(unitsPicked('mi'));
  await written();
  expect([...items.keys()]).toEqual([SETTINGS_KEY]);
});
