import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';

import { canGuess, hasEnded, nameNeighbour } from '../../domain/round';
import { canBeRevealed } from '../../domain/roundId';
import type { RootState } from '../../store/rootReducer';
import { answerRevealed, guessMade, neighbourNamed } from '../events';
import { selectRounds } from '../rounds/roundsSlice';
import { selectAllowedZooms, selectGuesses, selectHasEnded } from './gameSelectors';
import {
  neighboursLoaded,
  placeSelected,
  recapViewPicked,
  repeatQuestioned,
  zoomPicked,
} from './gameSlice';

/**
 * The guard of the state machine. It runs before all slices, because a rule may need several: the game has
 * the zoom level, the rounds unlock it.
 */
export function isLegalEvent(state: RootState, event: UnknownAction): boolean {
  if (guessMade.match(event)) {
    const round = selectRounds(state)[event.payload.roundId];
    return round !== undefined && canGuess(round, event.payload.landmark);
  }
  if (neighbourNamed.match(event)) {
    const { roundId, asked, name } = event.payload;
    const round = selectRounds(state)[roundId];
    return round !== undefined && nameNeighbour(roundId, round, asked, name) !== round;
  }
  if (answerRevealed.match(event)) {
    const round = selectRounds(state)[event.payload];
    return round !== undefined && canBeRevealed(event.payload) && !hasEnded(round);
  }
  if (repeatQuestioned.match(event)) {
    const { payload } = event;
    const isGuessed = selectGuesses(state).some(({ name }) => name === payload);
    return payload === null || (isGuessed && !selectHasEnded(state));
  }
  if (zoomPicked.match(event)) {
    const allowed = selectAllowedZooms(state);
    return allowed.length > 1 && allowed.includes(event.payload);
  }
  if (isAnyOf(recapViewPicked, placeSelected, neighboursLoaded)(event))
    return selectHasEnded(state);
  return true;
}
