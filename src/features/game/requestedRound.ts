import { useEffectEvent, useLayoutEffect, useState } from 'react';

import type { UtcDate } from '../../domain/calendar';
import type { Puzzle } from '../../domain/round';
import { isOfTheDay, kindOf } from '../../domain/roundId';
import { useAppDispatch, useAppSelector, useIsFrozen } from '../../store/hooks';
import type { AppThunk, RootState } from '../../store/makeStore';
import {
  selectArchiveRoundId,
  selectCurrentRoundId,
  selectToday,
  selectTodaysRoundId,
} from './gameSelectors';
import { leaveChosenRound, openArchiveRound, openNextOf } from './gameThunks';

/** The round a page asks for; any map of a challenge. */
export type RequestedRound =
  | { readonly kind: 'daily' }
  | { readonly kind: 'practice'; readonly open: AppThunk }
  | { readonly kind: 'archive'; readonly date: UtcDate }
  | { readonly kind: 'challenge'; readonly maps: readonly Puzzle[] };

/** Whether the board is empty or shows the requested round. */
function selectIsOnBoard(state: RootState, round: RequestedRound): boolean {
  const id = selectCurrentRoundId(state);
  if (id === null) return true;
  switch (round.kind) {
    case 'daily':
      return isOfTheDay(id);
    case 'practice':
      return kindOf(id) === 'practice';
    case 'archive':
      return id === selectArchiveRoundId(state, round.date);
    case 'challenge':
      return round.maps.some((map) => map.id === id);
  }
}

export function openRequestedRound(round: RequestedRound): AppThunk {
  switch (round.kind) {
    case 'daily':
      return leaveChosenRound();
    case 'practice':
      return round.open;
    case 'archive':
      return openArchiveRound(round.date);
    case 'challenge':
      return (dispatch, getState) => {
        // A finished map stays on the board to be looked at.
        const isThere = selectCurrentRoundId(getState()) && selectIsOnBoard(getState(), round);
        if (!isThere) dispatch(openNextOf(round.maps));
      };
  }
}

/**
 * Puts the page's round on the board.
 * @returns whether the board may be shown: earlier, it would request another round's pictures, and requests
 *   are billed
 */
export function useRequestedRound(round: RequestedRound): boolean {
  const dispatch = useAppDispatch();
  const today = useAppSelector(selectToday);
  const isOnBoard = useAppSelector((state) => selectIsOnBoard(state, round));
  const isFrozen = useIsFrozen();
  const key = JSON.stringify(round);
  const isTodays = useAppSelector(
    (state) => selectCurrentRoundId(state) === selectTodaysRoundId(state),
  );
  // Today's round is there from the start: no second render delays the first screen.
  const [openedKey, setOpenedKey] = useState(
    today !== null && round.kind === 'daily' && isTodays ? key : '',
  );

  const open = useEffectEvent(() => dispatch(openRequestedRound(round)));
  useLayoutEffect(() => {
    // Do not change the past in DevTools.
    if (today === null || isFrozen) return;
    open();
    setOpenedKey(key);
  }, [today, isFrozen, key, isOnBoard]);

  return today === null || isFrozen || (isOnBoard && openedKey === key);
}
