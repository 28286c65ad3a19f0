import type { Point } from '../../../domain/geography';
import { transformOf, translateTo } from '../../../maps/camera';
import { cameraPath } from '../../../maps/cameraPath';
import type { Extent } from '../../../maps/webMercator';
import type { usePicture } from './usePicture';

/** The scale bar's greatest length, as a multiple of its final one. */
const LONGEST_BAR = 3;

/** The part of the camera's path from which on the drawing fades in. */
const DRAWN_FROM = 0.8;

/** A picture fades while it shrinks, and is gone when half as wide as the frame; wider ones are below. */
const opacityIn = (camera: Extent, box: Extent) =>
  Math.min(1, Math.max(0, 1 + Math.log2(box.width / camera.width)));

/** What moves with the camera. */
type Scene = {
  /** Its children are the images in order. */
  readonly plane: HTMLElement;
  readonly images: ReturnType<typeof usePicture>['images'];
  readonly scaleBar: HTMLElement | null;
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
  const { plane, images, scaleBar, sign, place, drawing } = scene;
  const { at, cameras, duration } = cameraPath(from, camera);
  const start = (element: Element, keyframes: Keyframe[]) =>
    element.animate(keyframes, { duration, easing: 'ease-in-out' });
  const { style } = plane;
  // Otherwise Chromium redraws the pictures at their largest size, which can take a second.
  style.willChange = 'transform';
  const timing = start(
    plane,
    cameras.map((seen) => ({ transform: transformOf(seen, camera) })),
  );
  timing.addEventListener('finish', () => (style.willChange = ''));

  const lengthOf = (seen: Extent) => camera.width / seen.width;
  /** What moves, and its keyframe for what the camera sees. */
  const layers: [Element | null | undefined, (seen: Extent, index: number) => Keyframe][] = [
    [sign, (seen) => (place ? { translate: translateTo(seen, place) } : {})],
    [scaleBar, (seen) => ({ transform: `scaleX(${lengthOf(seen)})` })],
    // The bar with its label is hidden while it would be too long.
    [scaleBar?.parentElement, (seen) => ({ opacity: Number(lengthOf(seen) <= LONGEST_BAR) })],
    [
      drawing,
      (_seen, index) => {
        // Still until it fades in: further out, it would be drawn many times as large.
        const part = Math.max(DRAWN_FROM, index / (cameras.length - 1));
        const opacity = (part - DRAWN_FROM) / (1 - DRAWN_FROM);
        return { opacity, transform: transformOf(at(part), camera) };
      },
    ],
  ];
  for (const [index, { box }] of images.entries()) {
    if (cameras.some((seen) => opacityIn(seen, box) > 0))
      layers.push([
        plane.children[index],
        (seen) => ({ visibility: 'visible', opacity: opacityIn(seen, box) }),
      ]);
  }
  const others = layers.flatMap(([element, frame]) =>
    element ? [start(element, cameras.map(frame))] : [],
  );
  return {
    camera: () => at(timing.effect?.getComputedTiming().progress ?? 1),
    end: () => [timing, ...others].forEach((animation) => animation.cancel()),
  };
}
