import { useEffectEvent, useLayoutEffect, useState } from 'react';

import { useAppDispatch, useAppSelector, useIsFrozen } from '../../app/hooks';
import { selectToday } from '../game/gameSelectors';
import { openRequestedRound, type RequestedRound, selectIsOnBoard } from '../game/requestedRound';

/**
 * Puts the round on the board that a page is for.
 * @returns whether the board may be shown: before, it would request another round's pictures, and
 *   requests are billed
 */
export function useRequestedRound(round: RequestedRound): boolean {
  const dispatch = useAppDispatch();
  const today = useAppSelector(selectToday);
  const isOnBoard = useAppSelector((state) => selectIsOnBoard(state, round));
  const isFrozen = useIsFrozen();
  const key = JSON.stringify(round);
  const [openedKey, setOpenedKey] = useState('');

  const open = useEffectEvent(() => dispatch(openRequestedRound(round)));
  useLayoutEffect(() => {
    // The past is for looking, not for playing.
    if (today === null || isFrozen) return;
    open();
    setOpenedKey(key);
  }, [today, isFrozen, key, isOnBoard]);

  return today === null || isFrozen || (isOnBoard && openedKey === key);
}
