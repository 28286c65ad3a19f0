import { useEffect, useLayoutEffect, useRef } from 'react';

import type { Point } from '../../../domain/geography';
import { loadOnce } from '../../../lib/loadOnce';
import { isSameBox } from '../../../maps/camera';
import type { Extent } from '../../../maps/webMercator';
import { useServices } from '../../../store/hooks';
import type { animateCamera } from './animateCamera';
import type { usePicture } from './usePicture';

const loadMotion = loadOnce(() => import('./animateCamera'));

/**
 * Moves the camera from where it is to each new box. The DOM has the final picture from the start; the
 * animation only plays over it. Its code loads after the first picture; without it, the camera jumps.
 * @param key identifies the round: there is no motion from one to another
 * @param place the point that the sign marks
 * @returns refs for the plane (its children are the images in order), the sign and the drawing
 */
export function useCameraAnimation(
  key: string,
  { onScreen, images, status }: ReturnType<typeof usePicture>,
  place: Point | undefined,
) {
  const { reducesMotion } = useServices();
  const plane = useRef<HTMLDivElement>(null);
  const sign = useRef<SVGSVGElement>(null);
  const drawing = useRef<HTMLDivElement>(null);
  const last = useRef<{ key: string; camera: Extent }>(null);
  const move = useRef<typeof animateCamera>(null);
  const motion = useRef<ReturnType<typeof animateCamera>>(null);

  const isShown = status === 'shown';
  useEffect(() => {
    if (!isShown || reducesMotion()) return;
    loadMotion().then(
      (code) => (move.current = code.animateCamera),
      // Requested again after the next picture.
      () => undefined,
    );
  }, [isShown, reducesMotion]);

  useLayoutEffect(() => {
    const before = last.current;
    if (!onScreen || !plane.current) return;
    const { camera } = onScreen;
    if (before?.key === key && isSameBox(before.camera, camera)) return;
    last.current = { key, camera };
    const from = motion.current?.camera() ?? before?.camera;
    motion.current?.end();
    motion.current = null;
    if (!from || before?.key !== key || reducesMotion()) return;
    const scene = {
      plane: plane.current,
      images,
      sign: sign.current,
      place,
      drawing: drawing.current,
    };
    motion.current = move.current?.(from, camera, scene) ?? null;
  }, [key, onScreen, images, place, reducesMotion]);

  return { plane, sign, drawing };
}
