import { expect, it } from 'vitest';

import {
  noticeDismissed,
  storageErrorsSlice,
  storageFailed,
} from '../../../src/features/storage/storageErrorsSlice';

const { getInitialState, reducer } = storageErrorsSlice;
const { selectMayBeLost, selectStorageError } = storageErrorsSlice.getSelectors();

it('each error is shown once, the latest new one', () => {
  const events = [storageFailed('damaged'), storageFailed('full'), storageFailed('damaged')];
  const shown = events.reduce(reducer, getInitialState());
  expect(selectStorageError(shown)).toBe('full');
  const dismissed = reducer(shown, noticeDismissed());
  expect(selectStorageError(dismissed)).toBeNull();
  expect(reducer(dismissed, storageFailed('full'))).toBe(dismissed);
});

it.each([
  [['damaged'], false],
  [['damaged', 'full'], true],
] as const)('after %j, progress may be lost: %s', (errors, mayBeLost) => {
  const state = errors.map((error) => storageFailed(error)).reduce(reducer, getInitialState());
  expect(selectMayBeLost(state)).toBe(mayBeLost);
});
