import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/**
 * What can go wrong with the browser's storage: it cannot be read; it is full; it holds what a later
 * release wrote, or something damaged, which was set aside.
 */
export type StorageError = 'unavailable' | 'full' | 'newer' | 'damaged';

type StorageState = {
  /** The error that the player is being told of. */
  notice: StorageError | null;
  /** All errors since the page was loaded: each is told once. */
  found: StorageError[];
};

const initialState: StorageState = { notice: null, found: [] };

export const storageSlice = createSlice({
  name: 'storage',
  initialState,
  reducers: {
    storageFailed(state, { payload }: PayloadAction<StorageError>) {
      if (state.found.includes(payload)) return;
      state.found.push(payload);
      state.notice = payload;
    },
    noticeDismissed(state) {
      state.notice = null;
    },
  },
  selectors: {
    selectStorageError: ({ notice }) => notice,
    /** Whether something may not have been stored since the page was loaded. */
    selectMayBeLost: ({ found }) => found.some((error) => error !== 'damaged'),
  },
});

export const { noticeDismissed, storageFailed } = storageSlice.actions;
export const { selectMayBeLost, selectStorageError } = storageSlice.selectors;
