import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

import type { Point } from '../../../domain/geography';
import { useServices } from '../../../store/hooks';
import { RADIUS } from './shader';
import { centreAfter, coast, pulled, type Turn, turned, turnTo } from './turns';

/** How far an arrow key turns, in degrees. */
const KEY_STEP = 20;
const KEYS: Partial<Record<string, Point>> = {
  ArrowLeft: { lat: 0, lon: -KEY_STEP },
  ArrowRight: { lat: 0, lon: KEY_STEP },
  ArrowUp: { lat: KEY_STEP, lon: 0 },
  ArrowDown: { lat: -KEY_STEP, lon: 0 },
};

/** A shorter pull, in pixels, is a click. */
const SLACK = 4;
/** A pointer that rests this long has no speed left, in milliseconds. */
const REST_MS = 60;

type Pull = { x: number; y: number; time: number; speed: Point; isClick: boolean; from: Point };

/**
 * Turns a globe: to a point, by arrow keys, and by a pointer that pulls it.
 * @param start the point that faces the viewer at first
 * @param onClick called for a click or a tap; pulling is neither
 */
export function useTurning(start: Point, onClick: (event: PointerEvent) => void) {
  const { reducesMotion } = useServices();
  const [centre, setCentre] = useState(start);
  const frame = useRef(0);
  const pull = useRef<Pull>(null);
  /** Where the last key turns to. */
  const goal = useRef<Point>(null);

  const stop = () => {
    cancelAnimationFrame(frame.current);
    goal.current = null;
  };
  useEffect(() => stop, []);

  const run = (turn: Turn) => {
    stop();
    if (reducesMotion()) {
      setCentre(turned(centre, turn.by));
      return;
    }
    const begun = performance.now();
    const step = (now: number) => {
      // A frame may be timed from before it was asked for.
      const ms = Math.max(0, now - begun);
      setCentre(centreAfter(ms, centre, turn));
      if (ms < turn.duration) frame.current = requestAnimationFrame(step);
    };
    frame.current = requestAnimationFrame(step);
  };

  return {
    centre,
    run,
    handlers: {
      onKeyDown(event: KeyboardEvent) {
        const by = KEYS[event.key];
        if (!by) return;
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
        pull.current = { x, y, time, speed: { lat: 0, lon: 0 }, isClick: true, from: centre };
      },
      onPointerMove(event: PointerEvent) {
        const last = pull.current;
        if (!last) return;
        const { clientX: x, clientY: y, timeStamp: time } = event;
        const radius = (event.currentTarget.clientWidth / 2) * RADIUS;
        const [right, down] = [x - last.x, y - last.y];
        if (last.isClick && Math.hypot(right, down) < SLACK) return;
        setCentre((was) => turned(was, pulled(was, right, down, radius)));
        const { lat, lon } = pulled(centre, right, down, radius);
        const ms = Math.max(1, time - last.time);
        const speed = { lat: lat / ms, lon: lon / ms };
        pull.current = { ...last, x, y, time, speed, isClick: false };
      },
      onPointerUp(event: PointerEvent) {
        const last = pull.current;
        pull.current = null;
        if (last?.isClick) onClick(event);
        else if (last && event.timeStamp - last.time < REST_MS && !reducesMotion())
          run(coast(last.speed));
      },
      onPointerCancel() {
        // It was a swipe by which the browser scrolls the page.
        if (pull.current) setCentre(pull.current.from);
        pull.current = null;
      },
    },
  };
}
