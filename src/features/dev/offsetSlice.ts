import { createSlice } from '@reduxjs/toolkit';

import { offsetAdvanced } from '../events';

export const devSlice = createSlice({
  name: 'dev',
  /** How many countries a developer has skipped ahead of the day's; 0 after a reload. */
  initialState: { offset: 0 },
  reducers: {},
  extraReducers: (builder) =>
    builder.addCase(offsetAdvanced, (state) => {
      state.offset += 1;
    }),
  selectors: { selectOffset: ({ offset }) => offset },
});

export const { selectOffset } = devSlice.selectors;
