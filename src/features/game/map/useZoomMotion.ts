import { useLayoutEffect, useRef } from 'react';

import { useServices } from '../../../app/hooks';
import type { Picture } from '../gameSelectors';
import type { usePicture } from './usePicture';
import { crossFadeKeyframes, durationOf, isZoom, zoomKeyframes } from './zoomMotion';

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

  useLayoutEffect(() => {
    const before = last.current;
    if (!onScreen || before?.picture.url === onScreen.url) return;
    last.current = { place, picture: onScreen };
    if (before?.place !== place || !camera.current || reducesMotion()) return;

    const fading = { from: before.picture.widthKm, to: onScreen.widthKm };
    // During a motion the view does not yet have its picture's width.
    const motion = { from: fading.from / scaleOf(camera.current), to: fading.to };
    // The picture of the world is not centred on the place.
    const isOfPlace = !onScreen.isWorld && !before.picture.isWorld;
    const isZooming = isOfPlace && isZoom(motion, isThroughLevels);
    const duration = durationOf(motion, isZooming && isThroughLevels);
    const zoom = zoomKeyframes(motion);
    const start = (element: Element | null | undefined, keyframes: Keyframe[]) =>
      element?.animate(keyframes, { duration, easing: 'ease-in-out' });
    for (const animation of camera.current.getAnimations({ subtree: true })) animation.cancel();
    for (const image of camera.current.querySelectorAll<HTMLElement>('[data-width-km]')) {
      const width = Number(image.dataset.widthKm);
      start(image, isZooming ? zoom.picture(width) : crossFadeKeyframes(fading, width));
    }
    start(drawing.current, DRAWING);
    if (!isZooming) return;
    start(camera.current, zoom.camera);
    start(scaleBar.current, zoom.scaleBar);
    start(scaleBar.current?.parentElement, zoom.scale);
  }, [place, onScreen, isThroughLevels, reducesMotion]);

  return { camera, scaleBar, drawing };
}
