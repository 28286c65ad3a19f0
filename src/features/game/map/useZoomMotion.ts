import { useLayoutEffect, useRef } from 'react';

import { useServices } from '../../../app/hooks';
import type { Picture } from '../gameSelectors';
import {
  cameraKeyframes,
  crossFadeKeyframes,
  durationOf,
  isZoom,
  pictureKeyframes,
  scaleBarKeyframes,
  scaleKeyframes,
  widthAt,
  type ZoomMotion,
} from './zoomMotion';

type Options = {
  /** Identifies the place: there is no motion from one to another. */
  readonly place: string;
  readonly onScreen: Picture | undefined;
  readonly isThroughLevels: boolean;
};

/** The drawing fades in when the picture is nearly there. */
const DRAWING = [{ opacity: 0 }, { opacity: 0, offset: 0.8 }, { opacity: 1 }];

/** What was last on the screen, and the motion that led there. */
type Seen = {
  readonly place: string;
  readonly picture: Picture;
  readonly motion?: ZoomMotion;
  readonly animation?: Animation | undefined;
};

/** The width in view, in km: during the motion not yet the picture's own. */
function seenWidth({ picture, motion, animation }: Seen) {
  const progress = animation?.effect?.getComputedTiming().progress ?? 1;
  return motion ? widthAt(motion, progress) : picture.widthKm;
}

/**
 * Animates the way from the last picture of a place to the one on the screen. The DOM has the final
 * picture from the start; the animation only lies over it.
 * @returns refs for the images' container, the scale bar and the drawing; each image has its width as
 *   `data-width-km`
 */
export function useZoomMotion({ place, onScreen, isThroughLevels }: Options) {
  const { reducesMotion } = useServices();
  const camera = useRef<HTMLDivElement>(null);
  const scaleBar = useRef<HTMLDivElement>(null);
  const drawing = useRef<HTMLDivElement>(null);
  const last = useRef<Seen>(null);

  useLayoutEffect(() => {
    const before = last.current;
    if (!onScreen || before?.picture.url === onScreen.url) return;
    last.current = { place, picture: onScreen };
    if (before?.place !== place || !camera.current || reducesMotion()) return;

    const to = onScreen.widthKm;
    const motion = { from: seenWidth(before), to };
    // The picture of the world is not centred on the place.
    const isOfPlace = !onScreen.isWorld && !before.picture.isWorld;
    const isZooming = isOfPlace && isZoom(motion, isThroughLevels);
    const duration = durationOf(motion, isZooming && isThroughLevels);
    const start = (element: Element | null | undefined, keyframes: Keyframe[]) =>
      element?.animate(keyframes, { duration, easing: 'ease-in-out' });
    for (const animation of camera.current.getAnimations({ subtree: true })) animation.cancel();
    for (const image of camera.current.querySelectorAll<HTMLElement>('[data-width-km]')) {
      const width = Number(image.dataset.widthKm);
      const fading = { from: before.picture.widthKm, to };
      start(image, isZooming ? pictureKeyframes(motion, width) : crossFadeKeyframes(fading, width));
    }
    start(drawing.current, DRAWING);
    if (!isZooming) return;
    start(scaleBar.current, scaleBarKeyframes(motion));
    start(scaleBar.current?.parentElement, scaleKeyframes(motion));
    const animation = start(camera.current, cameraKeyframes(motion));
    last.current = { place, picture: onScreen, motion, animation };
  }, [place, onScreen, isThroughLevels, reducesMotion]);

  return { camera, scaleBar, drawing };
}
