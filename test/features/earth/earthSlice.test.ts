import type { UnknownAction } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';

import { countryChosen, earthSlice, lightingShown } from '../../../src/features/earth/earthSlice';
import { guessMade, pageOpened, roundOpened } from '../../../src/features/events';
import { NORTHLAND } from '../../support/builders';

const DAILY = 'daily:2026-11-20';
const ROUND = 'practice:1';

const BEFORE = {
  guessedIn: [DAILY],
  shown: null,
  country: 'Peru',
  read: 'Peru',
} as const;

it.each<[string, UnknownAction, object]>([
  [
    'remembers in which rounds guesses were made',
    guessMade(ROUND, NORTHLAND),
    { guessedIn: [DAILY, ROUND] },
  ],
  ['remembers what was shown lighting up', lightingShown(ROUND), { shown: ROUND }],
  ['turns to a country', countryChosen('Chad'), { country: 'Chad', read: 'Chad' }],
  ['has nothing chosen on another page', pageOpened('/'), { country: null }],
  [
    'remembers whose name was read until the next practice round',
    roundOpened({ id: ROUND, round: null }),
    { read: null },
  ],
  ['remembers it in other rounds', roundOpened({ id: DAILY, round: null }), {}],
])('the Earth %s', (_sentence, event, change) => {
  const before = { ...BEFORE, guessedIn: [...BEFORE.guessedIn] };
  expect(earthSlice.reducer(before, event)).toEqual({ ...before, ...change });
});
