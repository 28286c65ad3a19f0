import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';

import { inUnits, UNITS, type Units } from '../../domain/units';
import { unitTexts } from '../../texts/units';
import { dialogClosed, rehydrated, syncedFromOtherTab } from '../events';

/** What the player has set. All of it is stored; invalid settings fall back to defaults. */
export const Settings = v.object({
  /** What distances are shown in; those of guesses are kept in km. */
  units: v.fallback(v.picklist(UNITS), 'km'),
  /** Blue and orange instead of green and red, and stronger lines. */
  highContrast: v.fallback(v.boolean(), false),
  /** Whether a line under the map describes the picture. */
  describesPicture: v.fallback(v.boolean(), false),
  /** Whether a shared result has a line with the closest miss and the streak. */
  sharesDetails: v.fallback(v.boolean(), false),
  /** Whether "How to play" was closed once: it opens by itself until then. */
  knowsHowToPlay: v.fallback(v.boolean(), false),
});

export type SettingsState = v.InferOutput<typeof Settings>;

export const settingsSlice = createSlice({
  name: 'settings',
  initialState: v.parse(Settings, {}),
  reducers: {
    unitsPicked(state, { payload }: PayloadAction<Units>) {
      state.units = payload;
    },
    highContrastSwitched(state, { payload }: PayloadAction<boolean>) {
      state.highContrast = payload;
    },
    descriptionSwitched(state, { payload }: PayloadAction<boolean>) {
      state.describesPicture = payload;
    },
    sharedDetailsSwitched(state, { payload }: PayloadAction<boolean>) {
      state.sharesDetails = payload;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(rehydrated, (state, { payload }) => payload.settings ?? state)
      .addCase(syncedFromOtherTab, (state, { payload }) => payload.settings ?? state)
      .addCase(dialogClosed, (state, { payload }) => {
        if (payload === 'help') state.knowsHowToPlay = true;
      }),
  selectors: {
    selectUnits: ({ units }) => units,
    selectHighContrast: ({ highContrast }) => highContrast,
    selectDescribesPicture: ({ describesPicture }) => describesPicture,
    selectSharesDetails: ({ sharesDetails }) => sharesDetails,
    selectKnowsHowToPlay: ({ knowsHowToPlay }) => knowsHowToPlay,
  },
});

export const { highContrastSwitched, descriptionSwitched, sharedDetailsSwitched, unitsPicked } =
  settingsSlice.actions;

export const {
  selectDescribesPicture,
  selectHighContrast,
  selectKnowsHowToPlay,
  selectSharesDetails,
  selectUnits,
} = settingsSlice.selectors;

/** Formats the distance of a guess, given in km, in the player's units. */
export const selectFormatDistance = createSelector(
  [selectUnits],
  (units) => (km: number) => unitTexts.distance(inUnits(km, units), units),
);
