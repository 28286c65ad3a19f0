import { createSelector } from '@reduxjs/toolkit';

import { foundIn, isOver, missesIn } from '../../../domain/neighbours';
import { selectCurrentRound } from '../gameSelectors';
import { selectNeighbourhood } from './frameSelectors';

/**
 * The question after the round on the board, and what follows from the answers; undefined until it is asked. What
 * was asked when the first answer was given counts.
 */
export const selectQuestion = createSelector(
  [selectCurrentRound, selectNeighbourhood],
  (round, neighbourhood) => {
    const asked = neighbourhood?.asked.map(({ name }) => name);
    const neighbours = round?.neighbours ?? (asked && { asked, given: [] });
    if (!neighbours) return undefined;
    return {
      ...neighbours,
      found: foundIn(neighbours),
      misses: missesIn(neighbours),
      isOver: isOver(neighbours),
    };
  },
);
