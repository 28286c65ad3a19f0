import { type RefObject, useLayoutEffect, useState } from 'react';

import { LIST_HEIGHT, ROW_HEIGHT } from './comboboxStyles';

/** With less room than this the page scrolls, so that part of the list is visible. */
const LEAST_ROOM = LIST_HEIGHT / 2;
/** The gap between the list and the edge of the screen. */
const MARGIN = 8;

/**
 * The height that a list below an element may take, in pixels: down to the edge of what is seen,
 * which on a phone is where the keyboard begins. Where that is too little, the element is scrolled
 * to the top.
 * @param isOpen whether the list is there; while it is not, nothing is measured
 */
export function useRoomBelow(element: RefObject<HTMLElement | null>, isOpen: boolean) {
  const [room, setRoom] = useState<number>();
  useLayoutEffect(() => {
    const viewport = window.visualViewport;
    if (!isOpen || !viewport) return;
    const measure = () => {
      const edge = viewport.offsetTop + viewport.height - MARGIN;
      const roomNow = () => edge - (element.current?.getBoundingClientRect().bottom ?? 0);
      if (roomNow() < LEAST_ROOM) element.current?.scrollIntoView({ block: 'start' });
      setRoom(Math.min(LIST_HEIGHT, Math.max(ROW_HEIGHT, roomNow())));
    };
    measure();
    // No other event tells of the keyboard.
    viewport.addEventListener('resize', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
    };
  }, [element, isOpen]);
  return room;
}
