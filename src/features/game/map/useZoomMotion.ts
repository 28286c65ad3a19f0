import { useLayoutEffect, useRef } from 'react';

import { useServices } from '../../../app/hooks';
import type { Picture } from '../gameSelectors';
import type { usePicture } from './usePicture';

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
function zoomKeyframes({ from, to }: ZoomMotion) {
  const curve = (frame: (width: number) => Keyframe) =>
    Array.from({ length: PIECES + 1 }, (_, piece) => frame(from * (to / from) ** (piece / PIECES)));
  return {
    /** The pictures' container: from farther away, all of them are smaller. */
    camera: curve((width) => ({ transform: `scale(${to / width})` })),
    /**
     * A picture on top of wider ones: it fades while it shrinks into their middle, and is gone when half
     * as wide as the view. None of a picture that is gone from the start, or that others cover.
     */
    picture: (pictureWidth: number) =>
      pictureWidth <= Math.min(from, to) / 2 || pictureWidth > Math.max(from, to) * 2
        ? []
        : curve((width) => ({
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
function crossFadeKeyframes({ from, to }: ZoomMotion, pictureWidth: number): Keyframe[] {
  if (pictureWidth !== from && pictureWidth !== to) return [];
  const isAbove = pictureWidth < Math.max(from, to);
  const opacities = isAbove ? [Number(from < to), Number(to < from)] : [1, 1];
  return opacities.map((opacity) => ({ visibility: 'visible', transform: 'none', opacity }));
}

/** The drawing fades in when the picture is nearly there. */
const DRAWING = [{ opacity: 0 }, { opacity: 0, offset: 0.8 }, { opacity: 1 }];

/** How far an element is scaled at this moment of an animation. */
const scaleOf = (element: Element) => new DOMMatrix(getComputedStyle(element).transform).a;

/**
 * Animates the way from the last picture of a place to the one on the screen. The DOM has the final
 * picture from the start; the animation only lies over it.
 * @param place identifies the place: there is no motion from one to another
 * @returns refs for the images' container, the scale bar and the drawing; each image has its width as
 *   `data-width-km`
 */
export function useZoomMotion(
  place: string,
  { onScreen, isThroughLevels }: ReturnType<typeof usePicture>,
) {
  const { reducesMotion } = useServices();
  const camera = useRef<HTMLDivElement>(null);
  const scaleBar = useRef<HTMLDivElement>(null);
  const drawing = useRef<HTMLDivElement>(null);
  const last = useRef<{ place: string; picture: Picture }>(null);
  const running = useRef<Animation[]>([]);

  useLayoutEffect(() => {
    const before = last.current;
    if (!onScreen || before?.picture.url === onScreen.url) return;
    last.current = { place, picture: onScreen };
    if (before?.place !== place || !camera.current || reducesMotion()) return;

    const fading = { from: before.picture.widthKm, to: onScreen.widthKm };
    // During a motion the view does not yet have its picture's width.
    const isMoving = running.current.some(({ playState }) => playState !== 'finished');
    const motion = { ...fading, from: fading.from / (isMoving ? scaleOf(camera.current) : 1) };
    for (const animation of running.current.splice(0)) animation.cancel();
    // The picture of the world is not centred on the place.
    const isOfPlace = !onScreen.isWorld && !before.picture.isWorld;
    const isZooming = isOfPlace && isZoom(motion, isThroughLevels);
    const duration = durationOf(motion, isZooming && isThroughLevels);
    const zoom = zoomKeyframes(motion);
    const start = (element: Element | null | undefined, keyframes: Keyframe[]) => {
      if (!element || keyframes.length === 0) return;
      const animation = element.animate(keyframes, { duration, easing: 'ease-in-out' });
      running.current.push(animation);
      return animation;
    };
    for (const image of camera.current.querySelectorAll<HTMLElement>('[data-width-km]')) {
      const width = Number(image.dataset.widthKm);
      start(image, isZooming ? zoom.picture(width) : crossFadeKeyframes(fading, width));
    }
    start(drawing.current, DRAWING);
    const { style } = camera.current;
    // Without it, Chromium draws the pictures anew as large as they get, which can take a second.
    style.willChange = isZooming ? 'transform' : '';
    if (!isZooming) return;
    start(camera.current, zoom.camera)?.addEventListener('finish', () => (style.willChange = ''));
    start(scaleBar.current, zoom.scaleBar);
    start(scaleBar.current?.parentElement, zoom.scale);
  }, [place, onScreen, isThroughLevels, reducesMotion]);

  return { camera, scaleBar, drawing };
}
