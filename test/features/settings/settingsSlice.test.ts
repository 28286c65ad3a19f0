import type { UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';

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
  ['a language is picked', languagePicked('de'), { language: 'de' }],
  ['a language was offered', languageOffered('de'), { offeredLanguage: 'de' }],
  ['closing “How to play” is remembered', dialogClosed('help'), { knowsHowToPlay: true }],
  ['closing another dialog is not', dialogClosed('settings'), {}],
  ['stored settings are restored', rehydrated({ rounds: {}, settings: MILES }), MILES],
  ['another tab’s settings apply', syncedFromOtherTab({ rounds: {}, settings: MILES }), MILES],
  ['another tab’s rounds change nothing', syncedFromOtherTab({ rounds: {} }), {}],
])('%s', (_, event, change) => {
  expect(settingsSlice.reducer(INITIAL, event)).toEqual({ ...INITIAL, ...change });
});

describe('the wanted language', () => {
  const wanted = (settings: Partial<SettingsState>, ...preferred: string[]) =>
    settingsSlice.getSelectors().selectWantedLanguage({ ...INITIAL, ...settings }, preferred);

  it('is the browser’s first that the site supports', () => {
    expect(wanted({}, 'xx', 'ja-JP', 'de')).toBe('ja');
    expect(wanted({}, 'xx')).toBeNull();
  });

  it('is the picked one, whatever the browser prefers', () => {
    expect(wanted({ language: 'fr' }, 'de')).toBe('fr');
  });

  it('is null once it was offered, until another is picked', () => {
    expect(wanted({ offeredLanguage: 'de' }, 'de')).toBeNull();
    const offered = { ...INITIAL, offeredLanguage: 'de' } as const;
    const picked = settingsSlice.reducer(offered, languagePicked('de'));
    expect(wanted(picked, 'en')).toBe('de');
  });
});
