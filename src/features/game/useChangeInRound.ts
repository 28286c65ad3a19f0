import { useEffect, useEffectEvent, useRef } from 'react';

import { useAppSelector } from '../../app/hooks';
import { selectCurrentRoundId } from './gameSelectors';

/**
 * Calls back when a value has changed while the same round was on the board. Another round has other
 * values, and nothing has happened in it.
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
