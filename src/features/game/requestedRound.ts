import type { AppThunk, RootState } from '../../app/makeStore';
import type { UtcDate } from '../../domain/calendar';
import type { Puzzle } from '../../domain/round';
import { isOfTheDay, kindOf } from '../../domain/roundId';
import { selectArchiveRoundId, selectCurrentRoundId } from './gameSelectors';
import { leaveChosenRound, openArchiveRound, openNextOf, openPractice } from './gameThunks';

/** The round that a page is for: of a challenge, one of its maps. */
export type RequestedRound =
  | { readonly kind: 'daily' | 'practice' }
  | { readonly kind: 'archive'; readonly date: UtcDate }
  | { readonly kind: 'challenge'; readonly maps: readonly Puzzle[] };

/** Whether the board shows no other round than the one that a page is for. */
export function selectIsOnBoard(state: RootState, round: RequestedRound): boolean {
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
      return round.maps.some((map) => map.id === id);
  }
}

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
      return (dispatch, getState) => {
        // A map of the challenge may be looked at after its end.
        const isThere = selectCurrentRoundId(getState()) && selectIsOnBoard(getState(), round);
        if (!isThere) dispatch(openNextOf(round.maps));
      };
  }
}
