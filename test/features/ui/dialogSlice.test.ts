import type { UnknownAction } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';

import {
  dayChanged,
  dialogClosed,
  pageOpened,
  roundOpened,
  roundsImported,
} from '../../../src/features/events';
import { dialogOpened, selectDialog } from '../../../src/features/ui/dialogSlice';
import { initialState, rootReducer } from '../../../src/store/rootReducer';
import { aRound, ORIGIN, utcDate } from '../../support/builders';

const stateAfter = (...events: UnknownAction[]) => events.reduce(rootReducer, initialState);
const TODAY = 'daily:2026-11-20';
const begun = dayChanged(utcDate('2026-11-20'));

it.each<[string, UnknownAction[], string | null]>([
  ['is null at first', [begun], null],
  ['is the one opened last', [begun, dialogOpened('settings')], 'settings'],
  ['can be closed', [dialogOpened('settings'), dialogClosed('settings')], null],
  ['is closed by another page', [dialogOpened('settings'), pageOpened('/about')], null],
])('the open dialog %s', (_, events, dialog) => {
  expect(selectDialog(stateAfter(...events))).toBe(dialog);
});

it.each<[string, UnknownAction[], string | null]>([
  ['not before the clock was read', [], null],
  ['before the first guess', [begun, roundOpened({ id: TODAY, round: aRound(ORIGIN) })], 'help'],
  ['after another dialog', [begun, dialogClosed('settings')], 'help'],
  ['only until it was closed', [begun, dialogClosed('help')], null],
  ['not after an import', [begun, roundsImported({ [TODAY]: aRound(ORIGIN, ORIGIN) })], null],
])('“How to play” opens by itself in the game: %s', (_, events, dialog) => {
  expect(selectDialog(stateAfter(...events), true)).toBe(dialog);
});
