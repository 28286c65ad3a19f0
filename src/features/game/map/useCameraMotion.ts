import { useLayoutEffect, useRef } from 'react';

import type { Point } from '../../../domain/geography';
import { isSameBox, transformOf, translateTo } from '../../../maps/camera';
import { cameraPath } from '../../../maps/cameraPath';
import type { Extent } from '../../../maps/webMercator';
import { useServices } from '../../../store/hooks';
import type { usePicture } from './usePicture';

/** The scale bar's greatest length, as a multiple of its final one. */
const LONGEST_BAR = 3;

/** The part of the camera's path from which on the drawing fades in. */
const DRAWN_FROM = 0.8;

/** A picture fades while it shrinks, and is gone when half as wide as the frame; wider ones are below. */
const opacityIn = (camera: Extent, box: Extent) =>
  Math.min(1, Math.max(0, 1 + Math.log2(box.width / camera.width)));

/** The camera's path, and the animation along it. */
type Motion = { at: (part: number) => Extent; timing: Animation; all: Animation[] };

/** The camera's current position on its path. */
function cameraOf({ at, timing }: Motion) {
  return at(timing.effect?.getComputedTiming().progress ?? 1);
}

/**
 * Moves the camera from where it is to each new box. The DOM has the final picture from the start; the
 * animation only plays over it.
 * @param key identifies the round: there is no motion from one to another
 * @param sign the point that the sign marks
 * @returns refs for the plane (its children are the images in order), the scale bar, the sign and the
 *   drawing
 */
export function useCameraMotion(
  key: string,
  { onScreen, images }: ReturnType<typeof usePicture>,
  sign: Point | undefined,
) {
  const { reducesMotion } = useServices();
  const plane = useRef<HTMLDivElement>(null);
  const scaleBar = useRef<HTMLDivElement>(null);
  const signRef = useRef<SVGSVGElement>(null);
  const drawing = useRef<HTMLDivElement>(null);
  const last = useRef<{ key: string; camera: Extent }>(null);
  const running = useRef<Motion>(null);

  useLayoutEffect(() => {
    const before = last.current;
    if (!onScreen || !plane.current) return;
    const { camera } = onScreen;
    if (before?.key === key && isSameBox(before.camera, camera)) return;
    last.current = { key, camera };
    const from = running.current ? cameraOf(running.current) : before?.camera;
    running.current?.all.forEach((animation) => animation.cancel());
    running.current = null;
    if (!from || before?.key !== key || reducesMotion()) return;

    const { at, cameras, duration } = cameraPath(from, camera);
    const start = (element: Element, keyframes: Keyframe[]) =>
      element.animate(keyframes, { duration, easing: 'ease-in-out' });
    const { style } = plane.current;
    // Otherwise Chromium redraws the pictures at their largest size, which can take a second.
    style.willChange = 'transform';
    const timing = start(
      plane.current,
      cameras.map((seen) => ({ transform: transformOf(seen, camera) })),
    );
    timing.addEventListener('finish', () => (style.willChange = ''));

    const bar = scaleBar.current;
    const lengthOf = (seen: Extent) => camera.width / seen.width;
    /** What moves with the camera, and its keyframe for what the camera sees. */
    const layers: [Element | null | undefined, (seen: Extent, index: number) => Keyframe][] = [
      [signRef.current, (seen) => (sign ? { translate: translateTo(seen, sign) } : {})],
      [bar, (seen) => ({ transform: `scaleX(${lengthOf(seen)})` })],
      // The bar with its label is hidden while it would be too long.
      [bar?.parentElement, (seen) => ({ opacity: Number(lengthOf(seen) <= LONGEST_BAR) })],
      [
        drawing.current,
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
          plane.current.children[index],
          (seen) => ({ visibility: 'visible', opacity: opacityIn(seen, box) }),
        ]);
    }
    const all = layers.flatMap(([element, frame]) =>
      element ? [start(element, cameras.map(frame))] : [],
    );
    running.current = { at, timing, all: [timing, ...all] };
  }, [key, onScreen, images, sign, reducesMotion]);

  return { plane, scaleBar, sign: signRef, drawing };
}
