import { createSelector } from '@reduxjs/toolkit';

import type { RootState } from '../../app/makeStore';
import { challengeRounds, resultOf } from '../../domain/challenge';
import type { Challenge } from '../../domain/challengeCode';
import type { Countries } from '../../domain/countries';
import { hasEnded, isBegun } from '../../domain/round';
import { selectRounds } from '../rounds/roundsSlice';

/** A challenge as the player stands in it: its maps, and what they count once all have ended. */
export const selectChallenge = createSelector(
  [
    selectRounds,
    (_state: RootState, challenge: Challenge) => challenge,
    (_state: RootState, _challenge: Challenge, countries: Countries) => countries,
  ],
  (known, challenge, countries) => {
    const maps = challengeRounds(challenge, countries, known);
    const rounds = maps.flatMap(({ round }) => round ?? []);
    return {
      maps,
      open: maps.filter(({ round }) => round && !hasEnded(round)),
      rounds,
      isBegun: rounds.some(isBegun),
      result: resultOf(rounds),
    };
  },
);
