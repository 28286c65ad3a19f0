import { useRef } from 'react';

import { useAppSelector } from '../../app/hooks';
import { selectCurrentRound } from '../game/gameSelectors';
import { useChangeInRound } from '../game/useChangeInRound';

const show = (element: Element | null | undefined) => element?.scrollIntoView({ block: 'nearest' });

/**
 * Scrolls to what a guess has changed, and moves the focus to the result when it replaces the input.
 * @returns refs for the map's frame, the list of rows, and the input or the result
 */
export function useScrollAfterGuess() {
  const map = useRef<HTMLDivElement>(null);
  const rows = useRef<HTMLOListElement>(null);
  const turn = useRef<HTMLDivElement>(null);
  const round = useAppSelector(selectCurrentRound);
  // If not all of them fit, the last one is in view.
  useChangeInRound(round, (before) => {
    const mapEnd = map.current?.getBoundingClientRect().bottom ?? 0;
    const isBeside = (rows.current?.getBoundingClientRect().top ?? 0) < mapEnd;
    // With the rows below the map, nothing moves under a player who goes on guessing.
    if (isBeside && round?.guesses.length !== before?.guesses.length)
      show(rows.current?.lastElementChild);
    if (turn.current?.contains(document.activeElement)) show(turn.current);
    if (round?.status === before?.status) return;
    turn.current?.focus({ preventScroll: true });
    // The end is shown on the picture.
    show(map.current);
    show(turn.current);
  });
  return { map, rows, turn };
}
