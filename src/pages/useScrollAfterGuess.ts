import { useRef } from 'react';

import { useAppSelector } from '../app/hooks';
import { selectCurrentRound } from '../features/game/gameSelectors';
import { useChangeInRound } from '../features/game/useChangeInRound';

const show = (element: Element | null | undefined) => element?.scrollIntoView({ block: 'nearest' });

/**
 * Scrolls to what a guess has changed, and moves the focus to the result where the input has gone.
 * @returns where to attach the three elements: the map's frame, the list of rows, and the input with
 *   its list or at the end the result
 */
export function useScrollAfterGuess() {
  const map = useRef<HTMLDivElement>(null);
  const rows = useRef<HTMLOListElement>(null);
  const turn = useRef<HTMLDivElement>(null);
  const round = useAppSelector(selectCurrentRound);
  // Where not all of them fit, the last one is in view.
  useChangeInRound(round, (before) => {
    if (round?.guesses.length !== before?.guesses.length) {
      show(rows.current?.lastElementChild);
      // With a phone's keyboard open the map may be higher than what is left of the page.
      if ((map.current?.offsetHeight ?? 0) < innerHeight) show(map.current);
    }
    if (round?.status !== before?.status) turn.current?.focus({ preventScroll: true });
    if (turn.current?.contains(document.activeElement)) show(turn.current);
  });
  return { map, rows, turn };
}
