import { describe, expect, it } from 'vitest';

import { initialState } from '../../../src/app/rootReducer';
import type { Round } from '../../../src/domain/round';
import type { RoundId } from '../../../src/domain/roundId';
import { selectWonIn } from '../../../src/features/statistics/statisticsSelectors';
import { aRound, EASTLAND, NORTHLAND, ORIGIN, SIX_MISSES } from '../../support/builders';

const WON = aRound(ORIGIN, NORTHLAND, EASTLAND, ORIGIN);

const wonIn = (currentRoundId: RoundId, round?: Round) =>
  selectWonIn({
    ...initialState,
    game: { ...initialState.game, currentRoundId },
    rounds: round ? { [currentRoundId]: round } : {},
  });

describe('the bar of the round on the board', () => {
  it('is that of its guesses, where it is a daily round that was won', () => {
    expect(wonIn('daily:2026-11-20', WON)).toBe(3);
  });

  it.each<[string, RoundId, Round?]>([
    ['was lost', 'daily:2026-11-20', aRound(ORIGIN, ...SIX_MISSES)],
    ['is unfinished', 'daily:2026-11-20', aRound(ORIGIN, NORTHLAND)],
    ['was won in the archive', 'archive:2026-11-01', WON],
    ['has no landmark', 'daily:2026-11-20'],
  ])('is not marked where it %s', (_, id, round) => {
    expect(wonIn(id, round)).toBeNull();
  });
});
