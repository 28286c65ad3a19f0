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
type ZoomMotion = { readonly from: number; readonly to: number };

/** In milliseconds. */
export const durationOf = ({ from, to }: ZoomMotion, isThroughLevels: boolean): number =>
  isThroughLevels ? Math.min(LONGEST_MS, LEVEL_MS * Math.abs(Math.log2(to / from))) : LEVEL_MS;

/** Whether one picture can be seen to be the middle of the other. */
export const isZoom = ({ from, to }: ZoomMotion, isThroughLevels: boolean): boolean =>
  isThroughLevels || Math.max(from / to, to / from) <= LARGEST_RATIO;

/** The keyframes of a zoom, in which the width in view grows exponentially. */
export function zoomKeyframes({ from, to }: ZoomMotion) {
  const curve = (frame: (width: number) => Keyframe) =>
    Array.from({ length: PIECES + 1 }, (_, piece) => frame(from * (to / from) ** (piece / PIECES)));
  return {
    /** The pictures' container: from farther away, all of them are smaller. */
    camera: curve((width) => ({ transform: `scale(${to / width})` })),
    /**
     * A picture on top of wider ones: it fades while it shrinks into their middle, and is gone when half
     * as wide as the view.
     */
    picture: (pictureWidth: number) =>
      curve((width) => ({
        visibility: 'visible',
        opacity: Math.min(1, Math.max(0, 1 - Math.log2(width / pictureWidth))),
      })),
    /** Keeps the scale bar true to the view. */
    scaleBar: curve((width) => ({ transform: `scaleX(${to / width})` })),
    /** The bar with its label: hidden while it would be too long. */
    scale: curve((width) => ({ opacity: Number(to / width <= LONGEST_BAR) })),
  };
}

/** A picture's keyframes where two have nothing in common: the nearer one, on top, fades in or out. */
export function crossFadeKeyframes({ from, to }: ZoomMotion, pictureWidth: number): Keyframe[] {
  if (pictureWidth !== from && pictureWidth !== to) return [];
  const isAbove = pictureWidth < Math.max(from, to);
  const opacities = isAbove ? [Number(from < to), Number(to < from)] : [1, 1];
  return opacities.map((opacity) => ({ visibility: 'visible', transform: 'none', opacity }));
}
