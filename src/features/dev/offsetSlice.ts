import { createSlice } from '@reduxjs/toolkit';

import type { RootState } from '../../store/rootReducer';
import { offsetAdvanced } from '../events';

export const offsetSlice = createSlice({
  name: 'offset',
  /** How many countries a developer has skipped ahead of the day's; 0 after a reload. */
  initialState: 0,
  reducers: {},
  extraReducers: (builder) => builder.addCase(offsetAdvanced, (offset) => offset + 1),
});

export const selectOffset = ({ dev }: RootState) => dev.offset;
