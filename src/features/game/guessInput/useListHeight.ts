import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

import { breakpoints } from '../../../design/tokens';
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
const FRAME = 50;

/**
 * Crops the picture to its middle, so that the input and three rows fit above a keyboard.
 * @param space height above the input; undefined without a keyboard
 */
function cropPicture(box: HTMLElement, space: number | undefined) {
  const picture = (Math.min(640, Math.max(320, box.offsetWidth)) * 3) / 4;
  const band = space === undefined ? picture : Math.max(LEAST_BAND, space - FRAME);
  const { style } = document.documentElement;
  if (band < picture) style.setProperty('--band', `${band}px`);
  else style.removeProperty('--band');
  box.style.scrollMarginTop = `${space ?? 0}px`;
}

/**
 * The room for a list below an element, in px, down to the visible edge (on phones, the keyboard). If it is
 * too small, the element scrolls up: when the keyboard opens, so that nothing moves while typing, else when
 * the list opens. Never scrolls against the player's own scrolling or zooming.
 */
export function useListHeight(element: RefObject<HTMLElement | null>, isOpen: boolean) {
  const { hasFinePointer } = useServices();
  const [room, setRoom] = useState<number>();
  const tallest = useRef({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const viewport = window.visualViewport;
    const box = element.current;
    if (!viewport || !box) return;
    let { height } = viewport;
    const measure = (event?: Event) => {
      const { top, bottom } = box.getBoundingClientRect();
      const wasInView = bottom > 0 && top < height;
      const opensKeyboard = height - viewport.height >= KEYBOARD;
      height = viewport.height;
      const { width, scale } = viewport;
      let isAboveKeyboard = false;
      if (scale === 1) {
        const before = tallest.current.width === width ? tallest.current.height : 0;
        tallest.current = { width, height: Math.max(before, height) };
        isAboveKeyboard = tallest.current.height - height >= KEYBOARD;
        const isBeside = matchMedia(breakpoints.boardColumns).matches;
        const space = height - MARGIN - ROWS * ROW_HEIGHT - box.offsetHeight;
        cropPicture(box, isAboveKeyboard && !isBeside && !hasFinePointer() ? space : undefined);
      }
      const isUsed = box.contains(document.activeElement);
      if (!isUsed || (!isOpen && hasFinePointer())) return;
      const roomNow = () =>
        viewport.offsetTop + height - MARGIN - box.getBoundingClientRect().bottom;
      const mayScroll =
        event?.type === 'resize'
          ? opensKeyboard && wasInView
          : roomNow() < (isAboveKeyboard ? ROWS * ROW_HEIGHT : LEAST_ROOM);
      if (mayScroll && scale === 1) box.scrollIntoView({ block: 'start' });
      setRoom(Math.min(LIST_HEIGHT, Math.max(ROW_HEIGHT, roomNow())));
    };
    measure();
    box.addEventListener('focusin', measure);
    // The only event when the keyboard opens, but others fire it too.
    viewport.addEventListener('resize', measure);
    return () => {
      box.removeEventListener('focusin', measure);
      viewport.removeEventListener('resize', measure);
    };
  }, [element, isOpen, hasFinePointer]);
  useEffect(
    () => () => {
      document.documentElement.style.removeProperty('--band');
    },
    [],
  );
  return room;
}
