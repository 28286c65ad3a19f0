import type { AppStore } from '../../src/app/makeStore';
import {
  selectCurrentRound,
  selectCurrentRoundId,
  selectGuesses,
  selectZoom,
} from '../../src/features/game/gameSelectors';

/** What is on the board. */
export function boardOf(store: AppStore) {
  const state = store.getState();
  return {
    id: selectCurrentRoundId(state),
    answer: selectCurrentRound(state)?.answer.name,
    guesses: selectGuesses(state).map(({ name }) => name),
    zoom: selectZoom(state),
  };
}
