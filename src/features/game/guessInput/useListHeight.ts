import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

import { breakpoints } from '../../../design/tokens';
import { matchesMedia } from '../../../lib/media';
import { useServices } from '../../../store/hooks';
import { LIST_HEIGHT, ROW_HEIGHT } from './comboboxStyles';

/** The page scrolls to make at least this much room. */
const LEAST_ROOM = LIST_HEIGHT / 2;
/** Gap below the list. */
const MARGIN = 8;
/** A keyboard takes at least this much; an address bar takes less. */
const KEYBOARD = 150;
/** Room for rows above a keyboard. */
const ROWS = 3 * ROW_HEIGHT;
/** Least height of the picture above a keyboard. */
const LEAST_BAND = 140;
/** The frame's edges and the credit. */
const EDGES_AND_CREDIT = 50;

/**
 * The room for a list below an element, in px, down to the visible edge (on phones, the keyboard). If it is
 * too small, the element scrolls up: when the keyboard opens, so that nothing moves while typing, else when
 * the list opens. Above a keyboard, the picture is cropped to its middle, so that three rows fit. Never scrolls
 * against the player's own scrolling or zooming.
 *
 * Measured when something moves, not when a key opens or closes the list: the key would wait for the layout.
 */
export function useListHeight(element: RefObject<HTMLElement | null>, isOpen: boolean) {
  const { hasFinePointer } = useServices();
  const [room, setRoom] = useState<number>();
  const leastRoom = useRef(LEAST_ROOM);
  useEffect(() => {
    const viewport = window.visualViewport;
    const box = element.current;
    if (!viewport || !box) return;
    const { style } = document.documentElement;
    /** The greatest height so far, by width: without a keyboard. */
    const tallest = new Map<number, number>();
    let isAboveKeyboard = false;
    const isUsed = () => box.contains(document.activeElement);
    const measureRoom = () => {
      if (!isUsed()) return;
      const { bottom } = box.getBoundingClientRect();
      const below = viewport.offsetTop + viewport.height - MARGIN - bottom;
      setRoom(Math.min(LIST_HEIGHT, Math.max(ROW_HEIGHT, below)));
    };
    const lookForKeyboard = () => {
      const { width, height } = viewport;
      const full = Math.max(tallest.get(width) ?? 0, height);
      tallest.set(width, full);
      const wasAbove = isAboveKeyboard;
      isAboveKeyboard = isUsed() && !hasFinePointer() && full - height >= KEYBOARD;
      leastRoom.current = isAboveKeyboard ? ROWS : LEAST_ROOM;
      const space = height - MARGIN - ROWS - box.offsetHeight;
      const isCropped = isAboveKeyboard && !matchesMedia(breakpoints.boardColumns);
      style.setProperty(
        '--band',
        isCropped ? `${Math.max(LEAST_BAND, space - EDGES_AND_CREDIT)}px` : '',
      );
      box.style.scrollMarginTop = isCropped ? `${space}px` : '';
      if (isAboveKeyboard && !wasAbove) box.scrollIntoView({ block: 'start' });
    };
    const measure = () => {
      if (viewport.scale === 1) lookForKeyboard();
      measureRoom();
    };
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    const stop = new AbortController();
    const options = { signal: stop.signal, passive: true };
    for (const type of ['focusin', 'focusout']) box.addEventListener(type, measure, options);
    // The only event when the keyboard opens, but others fire it too.
    viewport.addEventListener('resize', measure, options);
    addEventListener('scroll', measureRoom, options);
    return () => {
      stop.abort();
      observer.disconnect();
      style.removeProperty('--band');
    };
  }, [element, hasFinePointer]);
  const makeRoom = useEffectEvent(() => {
    const isZoomed = window.visualViewport?.scale !== 1;
    if (isOpen && !isZoomed && room !== undefined && room < leastRoom.current)
      element.current?.scrollIntoView({ block: 'start' });
  });
  useEffect(() => makeRoom(), [isOpen]);
  return room;
}
