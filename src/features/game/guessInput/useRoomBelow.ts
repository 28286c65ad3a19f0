import { type RefObject, useLayoutEffect, useState } from 'react';

import { useServices } from '../../../app/hooks';
import { LIST_HEIGHT, ROW_HEIGHT } from './comboboxStyles';

/** With less room than this, the page scrolls. */
const LEAST_ROOM = LIST_HEIGHT / 2;
/** The gap between the list and the edge of the screen. */
const MARGIN = 8;
/** A keyboard takes at least this much of the screen, an address bar less. */
const KEYBOARD = 150;

/**
 * The height in pixels of a list below an element, down to the edge of what is visible: on a phone, the
 * keyboard. If there is too little room, the element scrolls up: when the keyboard opens, so that
 * nothing moves while the player types; without one, when the list opens. Nothing scrolls away from what
 * the player has scrolled to or zoomed in on.
 * @param isOpen whether the list is open
 */
export function useRoomBelow(element: RefObject<HTMLElement | null>, isOpen: boolean) {
  const { hasFinePointer } = useServices();
  const [room, setRoom] = useState<number>();
  useLayoutEffect(() => {
    const viewport = window.visualViewport;
    const box = element.current;
    if (!viewport || !box) return;
    let { height } = viewport;
    const measure = (scrolls = true) => {
      const isUsed = box.contains(document.activeElement);
      if (!isUsed || (!isOpen && hasFinePointer())) return;
      const edge = viewport.offsetTop + viewport.height - MARGIN;
      const roomNow = () => edge - box.getBoundingClientRect().bottom;
      if (scrolls && viewport.scale === 1 && roomNow() < LEAST_ROOM)
        box.scrollIntoView({ block: 'start' });
      setRoom(Math.min(LIST_HEIGHT, Math.max(ROW_HEIGHT, roomNow())));
    };
    const handleFocus = () => measure();
    // The only event when the keyboard opens.
    const handleResize = () => {
      const { top, bottom } = box.getBoundingClientRect();
      const wasInView = bottom > viewport.offsetTop && top < viewport.offsetTop + height;
      const isKeyboard = height - viewport.height >= KEYBOARD;
      height = viewport.height;
      measure(isKeyboard && wasInView);
    };
    measure();
    box.addEventListener('focusin', handleFocus);
    viewport.addEventListener('resize', handleResize);
    return () => {
      box.removeEventListener('focusin', handleFocus);
      viewport.removeEventListener('resize', handleResize);
    };
  }, [element, isOpen, hasFinePointer]);
  return room;
}
