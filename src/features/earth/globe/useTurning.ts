import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

import type { Point } from '../../../domain/geography';
import { refuseDrag } from '../../../lib/refuseDrag';
import { useServices } from '../../../store/hooks';
import { RADIUS } from './globeShader';
import { centreAfter, dragged, inertia, type Turn, turned, turnTo } from './turns';

/** How far an arrow key turns, in degrees. */
const KEY_STEP = 20;
const KEYS: Partial<Record<string, Point>> = {
  ArrowLeft: { lat: 0, lon: -KEY_STEP },
  ArrowRight: { lat: 0, lon: KEY_STEP },
  ArrowUp: { lat: KEY_STEP, lon: 0 },
  ArrowDown: { lat: -KEY_STEP, lon: 0 },
};

/** A shorter drag, in pixels, is a click. */
const CLICK_TOLERANCE = 4;
/** A pointer that rests this long has no speed left, in milliseconds. */
const REST_MS = 60;

/** Without a speed it is a click so far. `at` may be ahead of what is rendered. */
type Drag = { x: number; y: number; time: number; from: Point; at: Point; speed: Point | null };

/**
 * Turns a globe: to a point, by arrow keys, and by dragging.
 * @param start the point that faces the viewer at first
 * @param onClick called for a click or a tap; a drag is neither
 */
export function useTurning(start: Point, onClick: (event: PointerEvent) => void) {
  const { reducesMotion } = useServices();
  const [centre, setCentre] = useState(start);
  const frame = useRef(0);
  const drag = useRef<Drag>(null);
  /** Where the last key turns to. */
  const goal = useRef<Point>(null);

  const stop = () => {
    cancelAnimationFrame(frame.current);
    goal.current = null;
  };
  useEffect(() => stop, []);

  const run = (turn: Turn, from = centre) => {
    stop();
    if (turn.by.lat === 0 && turn.by.lon === 0) return;
    if (reducesMotion()) {
      setCentre(turned(from, turn.by));
      return;
    }
    const begun = performance.now();
    const step = (now: number) => {
      // A frame may be timed from before it was asked for.
      const ms = Math.max(0, now - begun);
      setCentre(centreAfter(ms, from, turn));
      if (ms < turn.duration) frame.current = requestAnimationFrame(step);
    };
    frame.current = requestAnimationFrame(step);
  };

  return {
    centre,
    run,
    handlers: {
      onDragStart: refuseDrag,
      onKeyDown(event: KeyboardEvent) {
        const by = KEYS[event.key];
        // With Alt or a command key, arrows are the browser's.
        if (!by || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        // Pressed again, it turns as much farther; held, it goes on turning.
        const to = turned(event.repeat ? centre : (goal.current ?? centre), by);
        run(turnTo(centre, to));
        goal.current = to;
      },
      onPointerDown(event: PointerEvent) {
        if (!event.isPrimary || event.button !== 0) return;
        stop();
        event.currentTarget.setPointerCapture(event.pointerId);
        const { clientX: x, clientY: y, timeStamp: time } = event;
        drag.current = { x, y, time, from: centre, at: centre, speed: null };
      },
      onPointerMove(event: PointerEvent) {
        const last = drag.current;
        if (!last || !event.isPrimary) return;
        if (event.buttons === 0) {
          // The release went to something else, such as a menu.
          drag.current = null;
          event.currentTarget.releasePointerCapture(event.pointerId);
          return;
        }
        const { clientX: x, clientY: y, timeStamp: time } = event;
        const radius = (event.currentTarget.clientWidth / 2) * RADIUS;
        const [right, down] = [x - last.x, y - last.y];
        if (!last.speed && Math.hypot(right, down) < CLICK_TOLERANCE) return;
        const by = dragged(last.at, right, down, radius);
        const at = turned(last.at, by);
        setCentre(at);
        const ms = Math.max(1, time - last.time);
        const speed = { lat: by.lat / ms, lon: by.lon / ms };
        drag.current = { ...last, x, y, time, at, speed };
      },
      onPointerUp(event: PointerEvent) {
        const last = drag.current;
        if (!last || !event.isPrimary) return;
        drag.current = null;
        if (!last.speed) onClick(event);
        else if (event.timeStamp - last.time < REST_MS && !reducesMotion())
          run(inertia(last.speed), last.at);
      },
      onPointerCancel() {
        // It was a swipe by which the browser scrolls the page.
        if (drag.current) setCentre(drag.current.from);
        drag.current = null;
      },
    },
  };
}
