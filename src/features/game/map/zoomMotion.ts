/** How long a motion of one level takes, and the longest of several. */
const LEVEL_MS = 600;
const LONGEST_MS = 2_500;

/** Above this ratio of two pictures' widths, what they have in common is too small to see. */
const LARGEST_RATIO = 8;

/** How many linear pieces approximate a curve. */
const PIECES = 24;

/** The scale bar's greatest length, as a multiple of its final one. */
const LONGEST_BAR = 3;

/** The width of the ground in view, in km, at both ends of a motion. */
export type ZoomMotion = { readonly from: number; readonly to: number };

/** The width in view at a progress from 0 to 1. As in a real zoom, it grows exponentially. */
export const widthAt = ({ from, to }: ZoomMotion, progress: number): number =>
  from * (to / from) ** progress;

const curve = (motion: ZoomMotion, frame: (width: number) => Keyframe): Keyframe[] =>
  Array.from({ length: PIECES + 1 }, (_, piece) => frame(widthAt(motion, piece / PIECES)));

/** In milliseconds. */
export const durationOf = ({ from, to }: ZoomMotion, isThroughLevels: boolean): number =>
  isThroughLevels ? Math.min(LONGEST_MS, LEVEL_MS * Math.abs(Math.log2(to / from))) : LEVEL_MS;

/** Whether one picture can be seen to be the middle of the other. */
export const isZoom = ({ from, to }: ZoomMotion, isThroughLevels: boolean): boolean =>
  isThroughLevels || Math.max(from / to, to / from) <= LARGEST_RATIO;

/** The container's keyframes: from farther away, all pictures are smaller. */
export const cameraKeyframes = (motion: ZoomMotion): Keyframe[] =>
  curve(motion, (width) => ({ transform: `scale(${motion.to / width})` }));

/**
 * The keyframes of a picture on top of wider ones: it fades while it shrinks into their middle, and is
 * gone when half as wide as the view.
 */
export const pictureKeyframes = (motion: ZoomMotion, pictureWidth: number): Keyframe[] =>
  curve(motion, (width) => ({
    visibility: 'visible',
    opacity: Math.min(1, Math.max(0, 1 - Math.log2(width / pictureWidth))),
  }));

/** The same for two pictures that have nothing in common: the nearer one, on top, fades in or out. */
export function crossFadeKeyframes({ from, to }: ZoomMotion, pictureWidth: number): Keyframe[] {
  if (pictureWidth !== from && pictureWidth !== to) return [];
  const isAbove = pictureWidth < Math.max(from, to);
  const opacities = isAbove ? [Number(from < to), Number(to < from)] : [1, 1];
  return opacities.map((opacity) => ({ visibility: 'visible', transform: 'none', opacity }));
}

/** The scale bar's keyframes, which keep it true to the view. */
export const scaleBarKeyframes = (motion: ZoomMotion): Keyframe[] =>
  curve(motion, (width) => ({ transform: `scaleX(${motion.to / width})` }));

/** The keyframes of the bar with its label: hidden while it would be too long. */
export const scaleKeyframes = (motion: ZoomMotion): Keyframe[] =>
  curve(motion, (width) => ({ opacity: Number(motion.to / width <= LONGEST_BAR) }));
