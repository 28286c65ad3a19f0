import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { Refusal } from '../../domain/exportFormat';
import type { Rounds } from '../../domain/rounds';
import { pageOpened, roundsImported } from '../events';

/** `unavailable`: the decoder failed to load. */
export type ImportState =
  | { readonly step: 'waiting' | 'declined' }
  | { readonly step: 'refused'; readonly reason: Refusal | 'unavailable' }
  | { readonly step: 'previewed'; readonly rounds: Rounds }
  | { readonly step: 'imported'; readonly count: number };

export const importSlice = createSlice({
  name: 'import',
  initialState: (): ImportState => ({ step: 'waiting' }),
  reducers: {
    /** Shows what it showed until the outcome is known, but as a new state: an earlier outcome is late. */
    importRequested: (state): ImportState => ({ ...state }),
    importPreviewed: (_state, { payload }: PayloadAction<Rounds>): ImportState => ({
      step: 'previewed',
      rounds: payload,
    }),
    importRefused: (_state, { payload }: PayloadAction<Refusal | 'unavailable'>): ImportState => ({
      step: 'refused',
      reason: payload,
    }),
    importDeclined: (): ImportState => ({ step: 'declined' }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(pageOpened, (): ImportState => ({ step: 'waiting' }))
      .addCase(roundsImported, (_state, { payload }): ImportState => ({
        step: 'imported',
        count: Object.keys(payload).length,
      })),
  selectors: { selectImport: (state) => state },
});

export const { importDeclined, importPreviewed, importRefused, importRequested } =
  importSlice.actions;
