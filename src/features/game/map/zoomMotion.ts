/** How long the way to the next level takes, in milliseconds, and how long the longest may take. */
const LEVEL_MS = 600;
const LONGEST_MS = 2_500;

/** Above this ratio of the widths of two pictures, what they have in common is too small to be seen. */
const LARGEST_RATIO = 8;

/** Into how many linear pieces the curves are cut. */
const PIECES = 24;

/** How many times as long as in the end the scale bar may be. */
const LONGEST_BAR = 3;

/** The way from one picture of a place to another: how much is seen of the ground, in km from edge to edge. */
export type ZoomMotion = { readonly from: number; readonly to: number };

/** The width that is seen at a progress from 0 to 1. As in a real zoom, it grows by the same ratio. */
export const widthAt = ({ from, to }: ZoomMotion, progress: number): number =>
  from * (to / from) ** progress;

const curve = (motion: ZoomMotion, frame: (width: number) => Keyframe): Keyframe[] =>
  Array.from({ length: PIECES + 1 }, (_, piece) => frame(widthAt(motion, piece / PIECES)));

/** How long the way takes, in milliseconds. */
export const durationOf = ({ from, to }: ZoomMotion, isThroughLevels: boolean): number =>
  isThroughLevels ? Math.min(LONGEST_MS, LEVEL_MS * Math.abs(Math.log2(to / from))) : LEVEL_MS;

/** Whether a picture can be seen to lie in the middle of the other. */
export const isZoom = ({ from, to }: ZoomMotion, isThroughLevels: boolean): boolean =>
  isThroughLevels || Math.max(from / to, to / from) <= LARGEST_RATIO;

/** The keyframes of what holds the pictures: seen from farther away, all of them are smaller. */
export const cameraKeyframes = (motion: ZoomMotion): Keyframe[] =>
  curve(motion, (width) => ({ transform: `scale(${motion.to / width})` }));

/**
 * The keyframes of one picture, which lies above wider ones: it fades while it shrinks into their
 * middle, and is gone when half as wide as the view.
 */
export const pictureKeyframes = (motion: ZoomMotion, pictureWidth: number): Keyframe[] =>
  curve(motion, (width) => ({
    visibility: 'visible',
    opacity: Math.min(1, Math.max(0, 1 - Math.log2(width / pictureWidth))),
  }));

/**
 * The same where the two have nothing in common: the nearer one, which lies above, comes or goes. Other
 * pictures are not seen.
 */
export function crossFadeKeyframes({ from, to }: ZoomMotion, pictureWidth: number): Keyframe[] {
  if (pictureWidth !== from && pictureWidth !== to) return [];
  const isAbove = pictureWidth < Math.max(from, to);
  const opacities = isAbove ? [Number(from < to), Number(to < from)] : [1, 1];
  return opacities.map((opacity) => ({ visibility: 'visible', transform: 'none', opacity }));
}

/** The keyframes of the scale bar, so that it stays true to what is seen. */
export const scaleBarKeyframes = (motion: ZoomMotion): Keyframe[] =>
  curve(motion, (width) => ({ transform: `scaleX(${motion.to / width})` }));

/** Those of the bar and its length: not there while it would be too long. */
export const scaleKeyframes = (motion: ZoomMotion): Keyframe[] =>
  curve(motion, (width) => ({ opacity: Number(motion.to / width <= LONGEST_BAR) }));
