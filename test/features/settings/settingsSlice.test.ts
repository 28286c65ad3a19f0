import type { UnknownAction } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';

import { dialogClosed, rehydrated, syncedFromOtherTab } from '../../../src/features/events';
import {
  descriptionSwitched,
  highContrastSwitched,
  languageOffered,
  languagePicked,
  settingsSlice,
  type SettingsState,
  unitsPicked,
} from '../../../src/features/settings/settingsSlice';

const INITIAL = settingsSlice.getInitialState();
const MILES: SettingsState = {
  ...INITIAL,
  units: 'mi',
  highContrast: true,
  describesPicture: true,
  language: 'de',
  offeredLanguage: 'fr',
  knowsHowToPlay: true,
};

it.each<[string, UnknownAction, Partial<SettingsState>]>([
  ['units are picked', unitsPicked('mi'), { units: 'mi' }],
  ['high contrast is switched on', highContrastSwitched(true), { highContrast: true }],
  ['the description is switched on', descriptionSwitched(true), { describesPicture: true }],
  ['a language was offered', languageOffered('de'), { offeredLanguage: 'de' }],
  ['closing “How to play” is remembered', dialogClosed('help'), { knowsHowToPlay: true }],
  ['closing another dialog is not', dialogClosed('settings'), {}],
  ['stored settings are restored', rehydrated({ rounds: {}, settings: MILES }), MILES],
  ['another tab’s settings apply', syncedFromOtherTab({ rounds: {}, settings: MILES }), MILES],
  ['another tab’s rounds change nothing', syncedFromOtherTab({ rounds: {} }), {}],
])('%s', (_, event, change) => {
  expect(settingsSlice.reducer(INITIAL, event)).toEqual({ ...INITIAL, ...change });
});

it('a language that is picked may be offered again', () => {
  const picked = settingsSlice.reducer(MILES, languagePicked('fr'));
  expect(picked).toEqual({ ...MILES, language: 'fr', offeredLanguage: null });
});

it.each<[string, string | null, Partial<SettingsState>, string[]]>([
  ['the browser’s first that the site supports', 'ja', {}, ['xx', 'ja-JP', 'de']],
  ['null if it supports none', null, {}, ['xx']],
  ['the picked one, whatever the browser prefers', 'fr', { language: 'fr' }, ['de']],
  ['null once it was offered', null, { offeredLanguage: 'de' }, ['de']],
])('the wanted language is %s', (_, language, settings, preferred) => {
  const { selectWantedLanguage } = settingsSlice.getSelectors();
  expect(selectWantedLanguage({ ...INITIAL, ...settings }, preferred)).toBe(language);
});
