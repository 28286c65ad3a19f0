import { matchesMedia } from '../../../lib/media';

/** How much of a wheel's step counts, and what doubles the zoom, in pixels. */
const [WHEEL_MOST, WHEEL_DOUBLES] = [30, 60];

/** Safari's: the scale is since the gesture began. */
type GestureEvent = MouseEvent & { readonly scale: number };

/**
 * Listens to the wheel with Control, which is a trackpad's pinch, too, and to Safari's events for that. Fingers
 * on a screen pinch in useDragAndPinch.
 * @param onPinch called with how much nearer
 * @returns a function that ends this
 */
export function listenToTrackpad(
  element: HTMLElement,
  onPinch: (event: MouseEvent, by: number) => void,
) {
  const stop = new AbortController();
  // React's own could not prevent it.
  const options = { passive: false, signal: stop.signal };
  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return;
    const way = Math.max(-WHEEL_MOST, Math.min(WHEEL_MOST, event.deltaY));
    onPinch(event, 2 ** (-way / WHEEL_DOUBLES));
  };
  element.addEventListener('wheel', onWheel, options);
  let last = 1;
  const onGesture = (event: Event) => {
    const { scale } = event as GestureEvent;
    onPinch(event as GestureEvent, event.type === 'gesturestart' ? 1 : scale / last);
    last = scale;
  };
  if (matchesMedia('(pointer: fine)')) {
    element.addEventListener('gesturestart', onGesture, options);
    element.addEventListener('gesturechange', onGesture, options);
  }
  return () => stop.abort();
}
