import { type PointerEvent, useRef } from 'react';

import { refuseDrag } from '../../../lib/refuseDrag';
import type { Position } from '../../../maps/webMercator';

/** A shorter drag, in pixels, is a click. */
const CLICK_TOLERANCE = 4;
/** A pointer that rests this long has no speed left, in milliseconds. */
const REST_MS = 60;
/** Two clicks within this time, in milliseconds, and this distance, in pixels, are a double one. */
export const DOUBLE_CLICK_MS = 350;
const DOUBLE_CLICK_PX = 30;

/** The middle of what holds the globe, in the window, and how far apart the fingers are: 1 if it is one. */
export type Grip = Position & { readonly spread: number };

/** Without a move it is a click so far. Fingers of a pinch do not leave at once: the last one throws nothing. */
type Drag = { readonly start: Position; hasMoved: boolean; isPinch: boolean; time: number };

function gripOf(fingers: readonly Position[]): Grip {
  const x = fingers.reduce((sum, finger) => sum + finger.x, 0) / fingers.length;
  const y = fingers.reduce((sum, finger) => sum + finger.y, 0) / fingers.length;
  const [first = { x, y }] = fingers;
  return { x, y, spread: Math.hypot(first.x - x, first.y - y) || 1 };
}

type Gestures = {
  readonly onGrab: () => void;
  /** @param ms since the last move */
  readonly onMove: (from: Grip, to: Grip, ms: number) => void;
  /** After a drag by one finger that had not come to rest. */
  readonly onThrow: () => void;
  /** A click or a tap; a drag is neither. `isDouble` for the second of two. */
  readonly onClick: (event: PointerEvent, isDouble: boolean) => void;
};

/** Tells drags by a mouse and drags and pinches by fingers from clicks. */
export function useDragAndPinch({ onGrab, onMove, onThrow, onClick }: Gestures) {
  const fingers = useRef(new Map<number, Position>());
  const drag = useRef<Drag>(null);
  const lastClick = useRef({ x: 0, y: 0, time: -Infinity });

  const grip = () => gripOf([...fingers.current.values()]);
  const release = ({ pointerId, currentTarget }: PointerEvent) => {
    fingers.current.delete(pointerId);
    currentTarget.releasePointerCapture(pointerId);
    if (fingers.current.size === 0) drag.current = null;
  };

  return {
    onDragStart: refuseDrag,
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      onGrab();
      event.currentTarget.setPointerCapture(event.pointerId);
      const start = { x: event.clientX, y: event.clientY };
      fingers.current.set(event.pointerId, start);
      drag.current ??= { start, hasMoved: false, isPinch: false, time: event.timeStamp };
      drag.current.isPinch = fingers.current.size > 1;
    },
    onPointerMove(event: PointerEvent) {
      const last = drag.current;
      if (!last || !fingers.current.has(event.pointerId)) return;
      if (event.buttons === 0) {
        // The release went to something else, such as a menu.
        release(event);
        return;
      }
      const at = { x: event.clientX, y: event.clientY };
      const way = Math.hypot(at.x - last.start.x, at.y - last.start.y);
      if (!last.hasMoved && !last.isPinch && way < CLICK_TOLERANCE) return;
      const before = grip();
      fingers.current.set(event.pointerId, at);
      onMove(before, grip(), Math.max(1, event.timeStamp - last.time));
      Object.assign(last, { hasMoved: true, time: event.timeStamp });
    },
    onPointerUp(event: PointerEvent) {
      const last = drag.current;
      if (!last || !fingers.current.has(event.pointerId)) return;
      release(event);
      if (fingers.current.size > 0 || last.isPinch) return;
      const time = event.timeStamp;
      if (last.hasMoved) {
        if (time - last.time < REST_MS) onThrow();
        return;
      }
      const { clientX: x, clientY: y } = event;
      const before = lastClick.current;
      const isDouble =
        time - before.time < DOUBLE_CLICK_MS &&
        Math.hypot(x - before.x, y - before.y) < DOUBLE_CLICK_PX;
      lastClick.current = { x, y, time: isDouble ? -Infinity : time };
      onClick(event, isDouble);
    },
    onPointerCancel: release,
  };
}
