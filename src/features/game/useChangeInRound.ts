import { useRef } from 'react';

import { useAppSelector } from '../../app/hooks';
import { selectCurrentRoundId } from './gameSelectors';

/**
 * For effects: a function that tells whether a value has changed since it was last called, while the
 * same round was on the board. Another round has other values, and nothing has happened in it.
 */
export function useChangeInRound(value: unknown) {
  const id = useAppSelector(selectCurrentRoundId);
  const last = useRef({ id, value });
  return () => {
    const { id: lastId, value: lastValue } = last.current;
    last.current = { id, value };
    return id === lastId && value !== lastValue;
  };
}
