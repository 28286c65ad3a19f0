import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** `newer`: written by a later release. `damaged`: unreadable, and set aside. */
export type StorageError = 'unavailable' | 'full' | 'newer' | 'damaged';

export const storageErrorsSlice = createSlice({
  name: 'storageErrors',
  initialState: {
    notice: null as StorageError | null,
    /** Errors since the page loaded; each is shown once. */
    found: [] as StorageError[],
  },
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
    /** Whether a write may have failed. */
    selectMayBeLost: ({ found }) => found.some((error) => error !== 'damaged'),
  },
});

export const { noticeDismissed, storageFailed } = storageErrorsSlice.actions;
export const { selectMayBeLost, selectStorageError } = storageErrorsSlice.selectors;
