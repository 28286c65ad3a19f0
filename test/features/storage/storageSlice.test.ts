import { expect, it } from 'vitest';

import {
  noticeDismissed,
  storageFailed,
  storageSlice,
} from '../../../src/features/storage/storageSlice';

const { getInitialState, reducer } = storageSlice;
const { selectMayBeLost, selectStorageError } = storageSlice.getSelectors();

it('each error is told once, and the last one that is new', () => {
  const events = [storageFailed('damaged'), storageFailed('full'), storageFailed('damaged')];
  const told = events.reduce(reducer, getInitialState());
  expect(selectStorageError(told)).toBe('full');
  const dismissed = reducer(told, noticeDismissed());
  expect(selectStorageError(dismissed)).toBeNull();
  expect(reducer(dismissed, storageFailed('full'))).toBe(dismissed);
});

it.each([
  [[], false],
  [['damaged'], false],
  [['damaged', 'full'], true],
] as const)('after %j something may be lost: %s', (errors, mayBeLost) => {
  const state = errors.map((error) => storageFailed(error)).reduce(reducer, getInitialState());
  expect(selectMayBeLost(state)).toBe(mayBeLost);
});
