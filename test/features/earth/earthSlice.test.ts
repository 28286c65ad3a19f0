import type { UnknownAction } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';

import {
  continentChosen,
  countryChosen,
  earthSlice,
  lightingShown,
} from '../../../src/features/earth/earthSlice';
import { guessMade, pageOpened } from '../../../src/features/events';
import { NORTHLAND } from '../../support/builders';

const DAILY = 'daily:2026-11-20';
const ROUND = 'practice:1';

const BEFORE = {
  guessedIn: [DAILY],
  shown: null,
  country: 'Peru',
  continent: 'Asia',
} as const;

it.each<[string, UnknownAction, object]>([
  [
    'remembers in which rounds guesses were made',
    guessMade(ROUND, NORTHLAND),
    { guessedIn: [DAILY, ROUND] },
  ],
  ['remembers what was shown lighting up', lightingShown(ROUND), { shown: ROUND }],
  [
    'turns from a continent to a country',
    countryChosen('Chad'),
    { country: 'Chad', continent: null },
  ],
  [
    'keeps the chosen country when a continent is opened',
    continentChosen('Africa'),
    { continent: 'Africa' },
  ],
  ['has nothing chosen on another page', pageOpened('/'), { country: null, continent: null }],
])('the Earth %s', (_sentence, event, change) => {
  const before = { ...BEFORE, guessedIn: [...BEFORE.guessedIn] };
  expect(earthSlice.reducer(before, event)).toEqual({ ...before, ...change });
});
