import { useEffect, useEffectEvent, useRef } from 'react';

import { useAppSelector } from '../../store/hooks';
import { selectCurrentRoundId } from './gameSelectors';

/** Calls back when a value changes within a round, not when another round opens. */
export function useChangeInRound<Value>(value: Value, onChange: (before: Value) => void) {
  const id = useAppSelector(selectCurrentRoundId);
  const last = useRef({ id, value });
  const report = useEffectEvent(onChange);
  useEffect(() => {
    const before = last.current;
    last.current = { id, value };
    if (id === before.id && value !== before.value) report(before.value);
  }, [id, value]);
}
