import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The code of an export. `unavailable`: it cannot be made; saving a file still works. */
export type ExportState =
  | { readonly step: 'waiting' | 'packing' | 'unavailable' }
  | { readonly step: 'packed'; readonly code: string };

export const exportSlice = createSlice({
  name: 'export',
  initialState: (): ExportState => ({ step: 'waiting' }),
  reducers: {
    /** A new state, even while packing: an earlier code is late. */
    packingStarted: (): ExportState => ({ step: 'packing' }),
    exportPacked: (_state, { payload }: PayloadAction<string>): ExportState => ({
      step: 'packed',
      code: payload,
    }),
    packingFailed: (): ExportState => ({ step: 'unavailable' }),
  },
  selectors: { selectExportState: (state) => state },
});

export const { exportPacked, packingFailed, packingStarted } = exportSlice.actions;
export const { selectExportState } = exportSlice.selectors;
