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
    const measure = (event?: Event) => {
      const { top, bottom } = box.getBoundingClientRect();
      const wasInView = bottom > 0 && top < height;
      const isKeyboard = height - viewport.height >= KEYBOARD;
      height = viewport.height;
      const isUsed = box.contains(document.activeElement);
      if (!isUsed || (!isOpen && hasFinePointer())) return;
      const roomNow = () =>
        viewport.offsetTop + height - MARGIN - box.getBoundingClientRect().bottom;
      const mayScroll = event?.type !== 'resize' || (isKeyboard && wasInView);
      if (mayScroll && viewport.scale === 1 && roomNow() < LEAST_ROOM)
        box.scrollIntoView({ block: 'start' });
      setRoom(Math.min(LIST_HEIGHT, Math.max(ROW_HEIGHT, roomNow())));
    };
    measure();
    box.addEventListener('focusin', measure);
    // The only event when the keyboard opens; other things resize it too.
    viewport.addEventListener('resize', measure);
    return () => {
      box.removeEventListener('focusin', measure);
      viewport.removeEventListener('resize', measure);
    };
  }, [element, isOpen, hasFinePointer]);
  return room;
}
