import type { UnknownAction } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';

import {
  lightingShown,
  selectLastPlayed,
  selectToLight,
} from '../../../src/features/earth/earthSlice';
import { dayChanged, guessMade, roundOpened } from '../../../src/features/events';
import { initialState, rootReducer } from '../../../src/store/rootReducer';
import { aRound, EASTLAND, NORTHLAND, ORIGIN, utcDate } from '../../support/builders';

const TODAY = 'daily:2026-11-20';
const PRACTICE = 'practice:7';

const started = [
  dayChanged(utcDate('2026-11-20')),
  roundOpened({ id: TODAY, round: aRound(ORIGIN) }),
  roundOpened({ id: PRACTICE, round: aRound(EASTLAND) }),
];

it.each<[string, UnknownAction[], string | null, string | null]>([
  ['none on a first visit', [], null, null],
  [
    'that of the last guess',
    [guessMade(PRACTICE, NORTHLAND), guessMade(TODAY, ORIGIN)],
    TODAY,
    TODAY,
  ],
  ['no longer to be lit once shown', [guessMade(TODAY, ORIGIN), lightingShown()], TODAY, null],
  [
    'the next one, though another was shown',
    [guessMade(TODAY, ORIGIN), lightingShown(), guessMade(PRACTICE, EASTLAND)],
    PRACTICE,
    PRACTICE,
  ],
])('the country to light up is %s', (_, events, lastPlayed, toLight) => {
  const state = [...started, ...events].reduce(rootReducer, initialState);
  expect([selectLastPlayed(state), selectToLight(state)]).toEqual([lastPlayed, toLight]);
});
