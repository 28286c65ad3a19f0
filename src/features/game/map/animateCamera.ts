import type { Point } from '../../../domain/geography';
import { transformOf, translateTo } from '../../../maps/camera';
import { cameraPath } from '../../../maps/cameraPath';
import type { Extent } from '../../../maps/webMercator';
import type { usePicture } from './usePicture';

/** How long the drawing fades in after the motion, in milliseconds. */
const FADE_MS = 200;

/** A picture fades while it shrinks, and is gone when half as wide as the frame; wider ones are below. */
const opacityIn = (camera: Extent, box: Extent) =>
  Math.min(1, Math.max(0, 1 + Math.log2(box.width / camera.width)));

/** What moves with the camera. */
type Scene = {
  /** Its children are the images in order. */
  readonly plane: HTMLElement;
  readonly images: ReturnType<typeof usePicture>['images'];
  readonly sign: Element | null;
  /** The point that the sign marks. */
  readonly place: Point | undefined;
  readonly drawing: HTMLElement | null;
};

/**
 * Animates the camera from one box to another, over the final picture.
 * @returns the camera's current box, and a function that ends the motion
 */
export function animateCamera(from: Extent, camera: Extent, scene: Scene) {
  const { plane, images, sign, place, drawing } = scene;
  const { at, cameras, duration } = cameraPath(from, camera);
  /** @param frame an element's keyframe for what the camera sees */
  const start = (element: Element, frame: (seen: Extent) => Keyframe) =>
    element.animate(cameras.map(frame), { duration, easing: 'ease-in-out' });
  const { style } = plane;
  // Otherwise Chromium redraws the pictures at their largest size, which can take a second.
  style.willChange = 'transform';
  const timing = start(plane, (seen) => ({ transform: transformOf(seen, camera) }));
  timing.addEventListener('finish', () => (style.willChange = ''));

  const animations = [timing];
  if (sign && place)
    animations.push(start(sign, (seen) => ({ translate: translateTo(seen, place) })));
  for (const [index, { box }] of images.entries()) {
    const image = plane.children[index];
    if (image && cameras.some((seen) => opacityIn(seen, box) > 0))
      animations.push(
        start(image, (seen) => ({ visibility: 'visible', opacity: opacityIn(seen, box) })),
      );
  }
  if (drawing) {
    const timing = { duration: FADE_MS, delay: duration, fill: 'backwards' } as const;
    animations.push(drawing.animate({ opacity: [0, 1] }, timing));
  }
  return {
    camera: () => at(timing.effect?.getComputedTiming().progress ?? 1),
    end: () => animations.forEach((animation) => animation.cancel()),
  };
}
