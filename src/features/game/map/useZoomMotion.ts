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
  /** Names the place that is pictured: there is no way from one to another. */
  readonly place: string;
  readonly onScreen: Picture | undefined;
  readonly isThroughLevels: boolean;
};

/** What is drawn on the picture comes when it is nearly there. */
const DRAWING = [{ opacity: 0 }, { opacity: 0, offset: 0.8 }, { opacity: 1 }];

/** What was on the screen last, and the way there. */
type Seen = {
  readonly place: string;
  readonly picture: Picture;
  readonly motion?: ZoomMotion;
  readonly animation?: Animation | undefined;
};

/** The width that is seen of it, in km: on the way there, not yet its own. */
function seenWidth({ picture, motion, animation }: Seen) {
  const progress = animation?.effect?.getComputedTiming().progress ?? 1;
  return motion ? widthAt(motion, progress) : picture.widthKm;
}

/**
 * Leads the eye from the last picture of a place to the one on the screen. What is seen in the end is
 * there from the beginning, for all who do not look: this only lies over it for a moment.
 * @returns where to attach what holds the images, each of which says its width as `data-width-km`, and
 *   the scale bar, and what is drawn on the picture
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
    // The picture of the world has another middle.
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
