import type { UnknownAction } from '@reduxjs/toolkit';

import { roundStatus } from '../../domain/round';
import type { RoundId } from '../../domain/roundId';
import { boardOpened, guessMade, placePicked, zoomPicked } from '../../features/game/gameSlice';
import { replayTexts } from '../../texts/replay';
import type { RootState } from '../makeStore';

const { rule } = replayTexts;

const guessCount = ({ game }: RootState, id: RoundId) => game.rounds[id]?.guesses.length ?? 0;

/** The round on the board, and its name. */
const onBoard = ({ game: { board, rounds } }: RootState) => ({
  name: board ?? '',
  round: board ? rounds[board] : undefined,
});

/**
 * Why the state machine has ignored an event, in words; null when it has not. What it ignored never
 * happened in a sound game: the page offers nothing of the kind.
 * @param partial rounds that may have had more guesses than are known
 */
export function brokenRule(
  event: UnknownAction,
  before: RootState,
  after: RootState,
  partial: ReadonlySet<RoundId>,
): string | null {
  if (guessMade.match(event)) {
    const { round: id, name } = event.payload;
    if (guessCount(after, id) > guessCount(before, id)) return null;
    const round = before.game.rounds[id];
    if (!round) return rule.noRound(id);
    const status = roundStatus(round);
    if (status === 'playing') return rule.noPlace(name);
    return status === 'lost' ? rule.sixGuesses(id) : rule.ended(id);
  }
  if (boardOpened.match(event)) {
    return after.game.board === event.payload ? null : rule.noRound(event.payload);
  }
  const { name, round } = onBoard(before);
  if (round && partial.has(name as RoundId)) return null;
  if (zoomPicked.match(event) && after.game.zoom !== event.payload) {
    return round ? rule.lockedZoom(event.payload, round.guesses.length) : rule.noRound(name);
  }
  if (placePicked.match(event) && (!round || roundStatus(round) === 'playing')) {
    return round ? rule.placeTooSoon : rule.noRound(name);
  }
  return null;
}
