import { useEffectEvent, useLayoutEffect, useState } from 'react';

import type { RoundId, RoundKind } from '../../domain/roundId';
import { useAppDispatch, useAppSelector, useIsFrozen } from '../../store/hooks';
import type { AppThunk } from '../../store/makeStore';
import type { RootState } from '../../store/rootReducer';
import { selectCurrentRoundId, selectToday, selectTodaysRoundId } from './gameSelectors';

/** The round that a page asks for; any map of a challenge. */
export type RequestedRound = {
  readonly kind: RoundKind;
  /** Another round has another key. */
  readonly key: string;
  /** Whether a round on the board is the requested one. */
  readonly isRequested: (id: RoundId, state: RootState) => boolean;
  readonly open: AppThunk;
};

/**
 * Puts the page's round on the board.
 * @returns whether the board may be shown: earlier, it would request another round's pictures, and requests
 *   are billed
 */
export function useRequestedRound({ kind, key, isRequested, open }: RequestedRound): boolean {
  const dispatch = useAppDispatch();
  const isReady = useAppSelector((state) => selectToday(state) !== null);
  const isOnBoard = useAppSelector((state) => {
    const id = selectCurrentRoundId(state);
    return id === null || isRequested(id, state);
  });
  const isFrozen = useIsFrozen();
  const isTodays = useAppSelector(
    (state) => selectCurrentRoundId(state) === selectTodaysRoundId(state),
  );
  // Today's round is there from the start: no second render delays the first screen.
  const [openedKey, setOpenedKey] = useState(isReady && kind === 'daily' && isTodays ? key : '');

  const openRequested = useEffectEvent(() => dispatch(open));
  useLayoutEffect(() => {
    // Do not change the past in DevTools.
    if (!isReady || isFrozen) return;
    openRequested();
    setOpenedKey(key);
  }, [isReady, isFrozen, key, isOnBoard]);

  return !isReady || isFrozen || (isOnBoard && openedKey === key);
}
