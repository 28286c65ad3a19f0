import type { UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';

import { initialState } from '../../../src/app/rootReducer';
import { dialogClosed, rehydrated, syncedFromOtherTab } from '../../../src/features/events';
import {
  descriptionSwitched,
  highContrastSwitched,
  languageOffered,
  languagePicked,
  selectFormatDistance,
  settingsSlice,
  type SettingsState,
  unitsPicked,
} from '../../../src/features/settings/settingsSlice';
import { start } from '../../../src/texts/en/start';

const INITIAL = settingsSlice.getInitialState();
const MILES: SettingsState = {
  units: 'mi',
  highContrast: true,
  describesPicture: true,
  language: 'de',
  offeredLanguage: 'fr',
  knowsHowToPlay: true,
};

it.each<[string, UnknownAction, SettingsState]>([
  ['units are picked', unitsPicked('mi'), { ...INITIAL, units: 'mi' }],
  ['high contrast is switched', highContrastSwitched(true), { ...INITIAL, highContrast: true }],
  [
    'the description is switched',
    descriptionSwitched(true),
    { ...INITIAL, describesPicture: true },
  ],
  ['a language is picked', languagePicked('de'), { ...INITIAL, language: 'de' }],
  ['a language was offered', languageOffered('de'), { ...INITIAL, offeredLanguage: 'de' }],
  [
    '“How to play” is known once it was closed',
    dialogClosed('help'),
    { ...INITIAL, knowsHowToPlay: true },
  ],
  ['another dialog teaches nothing', dialogClosed('settings'), INITIAL],
  ['stored settings are taken', rehydrated({ rounds: {}, settings: MILES }), MILES],
  ['another tab’s settings are taken', syncedFromOtherTab({ rounds: {}, settings: MILES }), MILES],
  ['settings stay where another tab changed none', syncedFromOtherTab({ rounds: {} }), INITIAL],
])('%s', (_, event, settings) => {
  expect(settingsSlice.reducer(INITIAL, event)).toEqual(settings);
});

it('distances are shown in the player’s units', () => {
  const state = { ...initialState, settings: MILES };
  expect(selectFormatDistance(state, start.units)(1609.344)).toBe('1000 mi');
});

describe('the language that a player seems to want', () => {
  const wanted = (settings: Partial<SettingsState>, ...preferred: string[]) =>
    settingsSlice.getSelectors().selectWantedLanguage({ ...INITIAL, ...settings }, preferred);

  it('is what the browser prefers, as far as the site has it', () => {
    expect(wanted({}, 'xx', 'ja-JP', 'de')).toBe('ja');
    expect(wanted({}, 'xx')).toBeNull();
  });

  it('is what they have picked, whatever the browser prefers', () => {
    expect(wanted({ language: 'fr' }, 'de')).toBe('fr');
  });

  it('is none once it was offered, until another is picked', () => {
    expect(wanted({ offeredLanguage: 'de' }, 'de')).toBeNull();
    const picked = settingsSlice.reducer(
      { ...INITIAL, offeredLanguage: 'de' },
      languagePicked('de'),
    );
    expect(wanted(picked, 'en')).toBe('de');
  });
});
