import { createSelector } from '@reduxjs/toolkit';

import { challengeRounds, friendsResult, resultOf } from '../../domain/challenge';
import { type Challenge, formatChallenge, parseChallenge } from '../../domain/challengeCode';
import type { Countries } from '../../domain/countries';
import { hasEnded, isBegun } from '../../domain/round';
import { challengeOf } from '../../domain/roundId';
import { inOrderOpened, persistedRounds } from '../../domain/rounds';
import type { RootState } from '../../store/rootReducer';
import { countriesArgument } from '../game/gameSelectors';
import { selectRounds } from '../rounds/roundsSlice';

/** Challenges in progress; their codes include the friend's result. */
export const selectOpenChallenges = createSelector(
  [selectRounds, countriesArgument],
  (known, countries) => {
    const begun = inOrderOpened(persistedRounds(known), 'challenge');
    const codes = new Set(begun.flatMap(([id]) => challengeOf(id)?.code ?? []));
    return [...codes].flatMap((code) => {
      const parsed = parseChallenge(code, countries);
      if ('refusal' in parsed) return [];
      const maps = challengeRounds(parsed.challenge, countries, known);
      const played = maps.filter(({ round }) => round && hasEnded(round)).length;
      if (played === maps.length) return [];
      const rounds = maps.flatMap(({ round }) => round ?? []);
      const result = friendsResult(parsed.challenge, rounds);
      const challenge = { ...parsed.challenge, result };
      return { code: formatChallenge(challenge, countries), played, of: maps.length };
    });
  },
);

/** The player's rounds of a challenge and the friend's result; the player's is null until all have ended. */
export const selectChallenge = createSelector(
  [
    selectRounds,
    (_state: RootState, challenge: Challenge) => challenge,
    (_state: RootState, _challenge: Challenge, countries: Countries) => countries,
  ],
  (known, challenge, countries) => {
    const rounds = challengeRounds(challenge, countries, known).flatMap(({ round }) => round ?? []);
    return {
      rounds,
      isBegun: rounds.some(isBegun),
      result: resultOf(rounds),
      theirs: friendsResult(challenge, rounds),
    };
  },
);
