import { useState } from 'react';

import { useAppSelector, useIsFrozen } from '../../app/hooks';
import { selectCurrentRoundId, selectGuesses } from './gameSelectors';

/**
 * The index of the row that a guess has just added; null where the rows came with the round, or with a
 * moment of DevTools.
 */
export function useNewRow(): number | null {
  const id = useAppSelector(selectCurrentRoundId);
  const count = useAppSelector(selectGuesses).length;
  const isFrozen = useIsFrozen();
  const [last, setLast] = useState({ id, count, isFrozen, newRow: null as number | null });
  if (id !== last.id || count !== last.count || isFrozen !== last.isFrozen) {
    const isGuess = id === last.id && count === last.count + 1 && !isFrozen && !last.isFrozen;
    setLast({ id, count, isFrozen, newRow: isGuess ? last.count : null });
  }
  return last.newRow;
}
