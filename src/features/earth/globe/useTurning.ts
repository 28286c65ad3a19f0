import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';

import type { Point } from '../../../domain/geography';
import { animate } from '../../../lib/animate';
import type { Position } from '../../../maps/webMercator';
import { useServices } from '../../../store/hooks';
import { RADIUS } from './globeShader';
import { listenToTrackpad } from './listenToTrackpad';
import {
  dragged,
  inertia,
  limitedZoom,
  neared,
  type Turn,
  turned,
  turnTo,
  type View,
  viewAfter,
} from './turns';
import { useDragAndPinch } from './useDragAndPinch';

/** How far an arrow key turns the whole Earth, in degrees. */
const KEY_STEP = 20;
const ARROWS: Partial<Record<string, Point>> = {
  ArrowLeft: { lat: 0, lon: -KEY_STEP },
  ArrowRight: { lat: 0, lon: KEY_STEP },
  ArrowUp: { lat: KEY_STEP, lon: 0 },
  ArrowDown: { lat: -KEY_STEP, lon: 0 },
};
/** How much nearer a step is. */
export const NEARER = 2;
/** On many keyboards, plus needs Shift. */
const NEARING: Partial<Record<string, number>> = {
  '+': NEARER,
  '=': NEARER,
  '-': 1 / NEARER,
  Escape: 0,
};

/**
 * Turns and nears a globe: to a view, by keys, by dragging, by two fingers, and by the wheel with Control.
 * @param start what is seen at first
 * @param onClick called for a click or a tap, also for the second of two; a drag is neither
 */
export function useTurning(
  surface: RefObject<HTMLElement | null>,
  start: View,
  onClick: (event: PointerEvent, isDouble: boolean) => void,
) {
  const { reducesMotion } = useServices();
  const [view, setView] = useState(start);
  /** Ahead of what is rendered. */
  const latest = useRef(start);
  const stopTurn = useRef<() => void>(undefined);
  /** Of a drag's last move, in degrees per millisecond. */
  const speed = useRef<Point>(null);
  /** Where it turns to. */
  const goal = useRef<View>(null);

  const show = (next: View) => {
    latest.current = next;
    setView(next);
  };
  const stop = () => {
    stopTurn.current?.();
    goal.current = null;
  };
  useEffect(() => () => stopTurn.current?.(), []);

  const run = (turn: Turn) => {
    stop();
    const from = latest.current;
    if (turn.by.lat === 0 && turn.by.lon === 0 && turn.nearing === 1) return;
    if (reducesMotion()) show(viewAfter(turn.duration, from, turn));
    else stopTurn.current = animate(turn.duration, (ms) => show(viewAfter(ms, from, turn)));
  };
  /** Asked for again before it ends, it goes as much farther. */
  const turn = (by: (from: View) => View) => {
    const to = by(goal.current ?? latest.current);
    run(turnTo(latest.current, to));
    goal.current = to;
  };
  /** Nears by a factor. */
  const near = (by: number) => turn((from) => ({ ...from, zoom: limitedZoom(from.zoom * by) }));

  /** Pixels to the right of the globe's middle and down, and the radius of the whole Earth. */
  const placeOf = ({ x, y }: Position) => {
    const { left, top, width } = surface.current?.getBoundingClientRect() ?? new DOMRect();
    return [x - left - width / 2, y - top - width / 2, (width / 2) * RADIUS] as const;
  };
  const nearAt = useEffectEvent((event: MouseEvent, by: number) => {
    // Or the browser enlarges the page.
    event.preventDefault();
    stop();
    show(neared(latest.current, by, ...placeOf({ x: event.clientX, y: event.clientY })));
  });
  useEffect(() => {
    if (!surface.current) return undefined;
    return listenToTrackpad(surface.current, (event, by) => nearAt(event, by));
  }, [surface]);

  const handlers = useDragAndPinch({
    onGrab: stop,
    onMove(from, to, ms) {
      const place = placeOf(from);
      const near = neared(latest.current, to.spread / from.spread, ...place);
      const by = dragged(near, to.x - from.x, to.y - from.y, place[2]);
      speed.current = { lat: by.lat / ms, lon: by.lon / ms };
      show(turned(near, by));
    },
    onThrow() {
      if (speed.current && !reducesMotion()) run(inertia(speed.current));
    },
    onClick,
  });

  return {
    view,
    run,
    turn,
    near,
    handlers,
    onKeyDown: (event: KeyboardEvent) => {
      // With Alt or a command key, they are the browser's.
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const nearing = NEARING[event.key];
      const by = ARROWS[event.key];
      if (nearing === undefined && !by) return;
      event.preventDefault();
      // Held, an arrow goes on turning.
      if (event.repeat) goal.current = null;
      if (nearing !== undefined) near(nearing);
      if (by) turn((from) => turned(from, { lat: by.lat / from.zoom, lon: by.lon / from.zoom }));
    },
  };
}
