import {
  selectCurrentRound,
  selectCurrentRoundId,
  selectGuesses,
  selectZoom,
} from '../../src/features/game/gameSelectors';
import type { AppStore } from '../../src/store/makeStore';

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
