import type { AppThunk, RootState } from '../../app/makeStore';
import type { UtcDate } from '../../domain/calendar';
import type { Challenge } from '../../domain/challengeCode';
import type { Countries } from '../../domain/countries';
import { isOfTheDay, kindOf } from '../../domain/roundId';
import { selectChallenge } from './challengeSelectors';
import { openChallenge } from './challengeThunks';
import { selectArchiveRoundId, selectCurrentRoundId } from './gameSelectors';
import { leaveChosenRound, openArchiveRound, openPractice } from './gameThunks';

/** The round that a page is for. */
export type RequestedRound =
  | { readonly kind: 'daily' | 'practice' }
  | { readonly kind: 'archive'; readonly date: UtcDate }
  | { readonly kind: 'challenge'; readonly challenge: Challenge };

/** Puts the round on the board that a page is for. */
export function openRequestedRound(round: RequestedRound): AppThunk {
  switch (round.kind) {
    case 'daily':
      return leaveChosenRound();
    case 'practice':
      return openPractice();
    case 'archive':
      return openArchiveRound(round.date);
    case 'challenge':
      return openChallenge(round.challenge);
  }
}

/** Whether the board shows no other round than the one that a page is for. */
export function selectIsOnBoard(state: RootState, round: RequestedRound, countries: Countries) {
  const id = selectCurrentRoundId(state);
  if (id === null) return true;
  switch (round.kind) {
    case 'daily':
      return isOfTheDay(id);
    case 'practice':
      return kindOf(id) === 'practice';
    case 'archive':
      return id === selectArchiveRoundId(state, round.date);
    case 'challenge':
      return selectChallenge(state, round.challenge, countries).maps.some((map) => map.id === id);
  }
}
