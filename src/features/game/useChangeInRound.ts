import { useEffect, useEffectEvent, useRef } from 'react';

import { useAppSelector } from '../../app/hooks';
import { selectCurrentRoundId } from './gameSelectors';

/**
 * Calls back when a value changes within a round. When another round comes on the board, nothing has
 * happened in it yet.
 */
export function useChangeInRound<Value>(value: Value, onChange: (before: Value) => void) {
  const id = useAppSelector(selectCurrentRoundId);
  const last = useRef({ id, value });
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    const before = last.current;
    last.current = { id, value };
    if (id === before.id && value !== before.value) tell(before.value);
  }, [id, value]);
}
