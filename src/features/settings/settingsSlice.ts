import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';

import { UNITS, type Units } from '../../domain/units';
import { firstSupported, type Language, LANGUAGE_CODES } from '../../texts/languages';
import { dialogClosed, rehydrated, syncedFromOtherTab } from '../events';

/** Invalid settings fall back to defaults. Those of a later release are kept as they are. */
export const Settings = v.looseObject({
  /** For display; guesses store km. */
  units: v.fallback(v.picklist(UNITS), 'km'),
  /** Blue and orange instead of green and red, and stronger lines. */
  highContrast: v.fallback(v.boolean(), false),
  describesPicture: v.fallback(v.boolean(), false),
  /** Null for the browser's. */
  language: v.fallback(v.nullable(v.picklist(LANGUAGE_CODES)), null),
  /** The offer already made; not repeated. */
  offeredLanguage: v.fallback(v.nullable(v.picklist(LANGUAGE_CODES)), null),
  /** Whether "How to play" was ever closed. */
  knowsHowToPlay: v.fallback(v.boolean(), false),
});

export type SettingsState = v.InferOutput<v.ObjectSchema<typeof Settings.entries, undefined>>;

const initialState: SettingsState = v.parse(Settings, {});

export const settingsSlice = createSlice({
  name: 'settings',
  initialState,
  reducers: {
    unitsPicked(state, { payload }: PayloadAction<Units>) {
      state.units = payload;
    },
    highContrastSwitched(state, { payload }: PayloadAction<boolean>) {
      state.highContrast = payload;
    },
    languagePicked(state, { payload }: PayloadAction<Language>) {
      state.language = payload;
      state.offeredLanguage = null;
    },
    languageOffered(state, { payload }: PayloadAction<Language>) {
      state.offeredLanguage = payload;
    },
    descriptionSwitched(state, { payload }: PayloadAction<boolean>) {
      state.describesPicture = payload;
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
    selectSettings: (settings) => settings,
    /**
     * The picked or else the browser's language; null if unsupported or already offered.
     * @param preferred BCP 47 tags, best first
     */
    selectWantedLanguage: ({ language, offeredLanguage }, preferred: readonly string[]) => {
      const wanted = language ?? firstSupported(preferred) ?? null;
      return wanted === offeredLanguage ? null : wanted;
    },
  },
});

export const {
  descriptionSwitched,
  highContrastSwitched,
  languageOffered,
  languagePicked,
  unitsPicked,
} = settingsSlice.actions;

export const { selectSettings, selectWantedLanguage } = settingsSlice.selectors;
