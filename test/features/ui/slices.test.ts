import type { UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';

import { initialState, rootReducer } from '../../../src/app/rootReducer';
import { dayChanged, dialogClosed, pageOpened } from '../../../src/features/events';
import { darkModeToggled, selectDarkMode } from '../../../src/features/ui/darkModeSlice';
import { dialogOpened, selectDialog } from '../../../src/features/ui/dialogSlice';
import { utcDate } from '../../support/builders';

const stateAfter = (...events: UnknownAction[]) => events.reduce(rootReducer, initialState);
const begun = dayChanged(utcDate('2026-11-20'));

it('dark mode is toggled', () => {
  const dark = rootReducer({ ...initialState, ui: { darkMode: true } }, darkModeToggled());
  expect(selectDarkMode(dark)).toBe(false);
  expect(selectDarkMode(rootReducer(dark, darkModeToggled()))).toBe(true);
});

describe('the open dialog', () => {
  it.each<[string, UnknownAction[], string | null]>([
    ['is none before the game has begun', [], null],
    ['is “How to play” on a first visit', [begun], 'help'],
    ['is none once that was closed', [begun, dialogClosed('help')], null],
    ['is “How to play” until that itself was closed', [begun, dialogClosed('settings')], 'help'],
    ['is the one that was opened last', [begun, dialogOpened('settings')], 'settings'],
    [
      'is closed by a change of page',
      [begun, dialogClosed('help'), dialogOpened('statistics'), pageOpened('/about')],
      null,
    ],
  ])('%s', (_, events, dialog) => {
    expect(selectDialog(stateAfter(...events))).toBe(dialog);
  });
});
