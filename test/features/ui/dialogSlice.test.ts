import type { UnknownAction } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';

import { initialState, rootReducer } from '../../../src/app/rootReducer';
import {
  dayChanged,
  dialogClosed,
  pageOpened,
  roundOpened,
  roundsImported,
} from '../../../src/features/events';
import { dialogOpened, selectDialog } from '../../../src/features/ui/dialogSlice';
import { aRound, ORIGIN, utcDate } from '../../support/builders';

const stateAfter = (...events: UnknownAction[]) => events.reduce(rootReducer, initialState);
const TODAY = 'daily:2026-11-20';
const begun = dayChanged(utcDate('2026-11-20'));

it.each<[string, UnknownAction[], string | null]>([
  ['is none at first', [begun], null],
  ['is the one that was opened last', [begun, dialogOpened('settings')], 'settings'],
  ['is none once that was closed', [dialogOpened('settings'), dialogClosed('settings')], null],
  ['is closed by a change of page', [dialogOpened('settings'), pageOpened('/about')], null],
])('the open dialog %s', (_, events, dialog) => {
  expect(selectDialog(stateAfter(...events))).toBe(dialog);
});

it.each<[string, UnknownAction[], string | null]>([
  ['not before the game has begun', [], null],
  ['on a first visit', [begun], 'help'],
  ['before the first guess', [begun, roundOpened({ id: TODAY, round: aRound(ORIGIN) })], 'help'],
  ['until it itself was closed', [begun, dialogClosed('settings')], 'help'],
  ['and never again once it was', [begun, dialogClosed('help')], null],
  [
    'nor to who has played elsewhere',
    [begun, roundsImported({ [TODAY]: aRound(ORIGIN, ORIGIN) })],
    null,
  ],
])('“How to play” opens by itself where the game is played: %s', (_, events, dialog) => {
  expect(selectDialog(stateAfter(...events), true)).toBe(dialog);
});
