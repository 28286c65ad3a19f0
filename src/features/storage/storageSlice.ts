import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { RootState } from '../../app/makeStore';
import type { Round } from '../../domain/round';
import type { RoundId } from '../../domain/roundId';
import type { GameState } from '../game/gameState';
import type { HistoryState } from '../history/historySlice';
import type { SettingsState } from '../settings/settingsSlice';

/**
 * What can go wrong with the browser's storage: it cannot be read; it takes nothing more; what it
 * holds was written by a later release, or is damaged and was set aside.
 */
export type StorageTrouble = 'unavailable' | 'full' | 'newer' | 'damaged';

/** What was stored when the site was left, as far as it is sound; null where there was nothing. */
export type Stored = {
  readonly game: Partial<GameState> | null;
  readonly history: Partial<HistoryState> | null;
  readonly settings: Partial<SettingsState> | null;
};

/** What another tab has stored: only what is not as this tab last knew it. */
export type StoredElsewhere = {
  readonly rounds?: Record<RoundId, Round>;
  readonly history?: HistoryState;
  readonly settings?: SettingsState;
};

type StorageState = {
  /** The trouble that the player is being told of. */
  notice: StorageTrouble | null;
  /** All that were found since the page was loaded: each is told once. */
  found: StorageTrouble[];
};

const initialState: StorageState = { notice: null, found: [] };

const storageSlice = createSlice({
  name: 'storage',
  initialState,
  reducers: {
    troubleFound(state, { payload }: PayloadAction<StorageTrouble>) {
      if (state.found.includes(payload)) return;
      state.found.push(payload);
      state.notice = payload;
    },
    noticeDismissed(state) {
      state.notice = null;
    },
    /** What was stored has been read, and the game begins. */
    restored(_state, _action: PayloadAction<Stored>) {
      // The slices whose state is stored take from it what is theirs.
    },
    /** Another tab has stored its progress, or the storage was cleared. */
    changedElsewhere(_state, _action: PayloadAction<StoredElsewhere>) {
      // As above.
    },
  },
});

export const {
  changedElsewhere,
  noticeDismissed,
  restored: storageRestored,
  troubleFound,
} = storageSlice.actions;
export const storageReducer = storageSlice.reducer;

/** The trouble with the browser's storage that the player is being told of, or null. */
export const selectStorageNotice = (state: RootState) => state.storage.notice;
