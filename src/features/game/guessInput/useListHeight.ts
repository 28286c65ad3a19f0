import { type RefObject, useEffect, useRef, useState } from 'react';

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
/** Rows in view above a keyboard. */
const ROWS = 3;
/** Least height of the picture above a keyboard. */
const LEAST_BAND = 140;
/** The frame's edges and the credit. */
const EDGES_AND_CREDIT = 50;

/**
 * Crops the picture to its middle, so that the input and three rows fit above a keyboard.
 * @param space height above the input; undefined without a keyboard
 */
function cropPicture(box: HTMLElement, space: number | undefined) {
  const picture = (Math.min(640, Math.max(320, box.offsetWidth)) * 3) / 4;
  const band = space === undefined ? picture : Math.max(LEAST_BAND, space - EDGES_AND_CREDIT);
  const { style } = document.documentElement;
  if (band < picture) style.setProperty('--band', `${band}px`);
  else style.removeProperty('--band');
  box.style.scrollMarginTop = `${space ?? 0}px`;
}

/**
 * The room for a list below an element, in px, down to the visible edge (on phones, the keyboard). If it is
 * too small, the element scrolls up: when the keyboard opens, so that nothing moves while typing, else when
 * the list opens. Never scrolls against the player's own scrolling or zooming.
 *
 * Measured when something moves, not when a key opens or closes the list: the key would wait for the layout.
 */
export function useListHeight(element: RefObject<HTMLElement | null>, isOpen: boolean) {
  const { hasFinePointer } = useServices();
  const [room, setRoom] = useState<number>();
  const makeRoom = useRef<() => void>(null);
  useEffect(() => {
    const viewport = window.visualViewport;
    const box = element.current;
    if (!viewport || !box) return;
    /** The greatest height so far, by width: without a keyboard. */
    const tallest = new Map<number, number>();
    let last = { width: viewport.width, height: viewport.height };
    let [current, least] = [LIST_HEIGHT, LEAST_ROOM];
    const isUsed = () => box.contains(document.activeElement);
    const measureRoom = () => {
      if (!isUsed()) return;
      const { bottom } = box.getBoundingClientRect();
      current = viewport.offsetTop + viewport.height - MARGIN - bottom;
      setRoom(Math.min(LIST_HEIGHT, Math.max(ROW_HEIGHT, current)));
    };
    const measure = ({ type }: { readonly type?: string } = {}) => {
      const { width, height, scale } = viewport;
      const { top, bottom } = box.getBoundingClientRect();
      const wasInView = bottom > 0 && top < last.height;
      const shrinks = last.height - height >= KEYBOARD;
      const isTurned = last.width !== width;
      last = { width, height };
      let isAboveKeyboard = false;
      if (scale === 1) {
        tallest.set(width, Math.max(tallest.get(width) ?? 0, height));
        isAboveKeyboard = isUsed() && (tallest.get(width) ?? 0) - height >= KEYBOARD;
        const isBeside = matchesMedia(breakpoints.boardColumns);
        const space = height - MARGIN - ROWS * ROW_HEIGHT - box.offsetHeight;
        cropPicture(box, isAboveKeyboard && !isBeside && !hasFinePointer() ? space : undefined);
        const opensKeyboard = isTurned ? isAboveKeyboard : shrinks && wasInView;
        if (type === 'resize' && isUsed() && opensKeyboard) box.scrollIntoView({ block: 'start' });
      }
      least = isAboveKeyboard ? ROWS * ROW_HEIGHT : LEAST_ROOM;
      measureRoom();
      if (type === 'focusin' && !hasFinePointer()) makeRoom.current?.();
    };
    makeRoom.current = () => {
      if (current < least && viewport.scale === 1) box.scrollIntoView({ block: 'start' });
    };
    const observer = new ResizeObserver(() => measure());
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
      document.documentElement.style.removeProperty('--band');
    };
  }, [element, hasFinePointer]);
  useEffect(() => {
    if (isOpen) makeRoom.current?.();
  }, [isOpen]);
  return room;
}
