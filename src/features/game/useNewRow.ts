import { useState } from 'react';

import { useAppSelector, useTravel } from '../../app/hooks';
import { selectCurrentRoundId, selectGuesses } from './gameSelectors';

/**
 * The index of the row that a guess has just added; null where the rows came with the round, or with a
 * moment of DevTools.
 */
export function useNewRow(): number | null {
  const id = useAppSelector(selectCurrentRoundId);
  const count = useAppSelector(selectGuesses).length;
  const isPresent = useTravel() === null;
  const [last, setLast] = useState({ id, count, isPresent, newRow: null as number | null });
  if (id !== last.id || count !== last.count || isPresent !== last.isPresent) {
    const isGuess = id === last.id && count === last.count + 1 && isPresent && last.isPresent;
    setLast({ id, count, isPresent, newRow: isGuess ? last.count : null });
  }
  return last.newRow;
}
