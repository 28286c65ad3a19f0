import { afterEach, expect, it, vi } from 'vitest';

import { selectOffset } from '../../../src/features/dev/devSelectors';
import { advanceOffset } from '../../../src/features/dev/offsetSlice';
import { selectBoard, selectRound } from '../../../src/features/game/gameSelectors';
import { aStore } from '../../support/testStore';

afterEach(() => {
  vi.useRealTimers();
});

it('Dev: Next goes on to the next country of the list, one at a time', async () => {
  const { store } = await aStore();
  expect(selectRound(store.getState())?.answer.name).toBe('Northland');
  store.dispatch(advanceOffset());
  expect(selectRound(store.getState())?.answer.name).toBe('Eastland');
  store.dispatch(advanceOffset());
  store.dispatch(advanceOffset());
  expect(selectRound(store.getState())?.answer.name).toBe('Origin');
  expect(selectOffset(store.getState())).toBe(3);
});

it('the offset stays when a day arrives', async () => {
  const { store, wake } = await aStore();
  store.dispatch(advanceOffset());
  vi.setSystemTime('2026-11-21T12:00:00Z');
  wake();
  expect(selectBoard(store.getState())).toBe('dev:2026-11-21+1');
});
