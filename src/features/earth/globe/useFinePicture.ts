import { useEffect, useState } from 'react';

import { BASE_PATH } from '../../../lib/address';
import { animate } from '../../../lib/animate';
import { useLoaded } from '../../../lib/useLoaded';
import { FINE_PICTURE, FINE_WIDTH } from '../../../maps/earthFiles';
import { useServices } from '../../../store/hooks';
import type { GlobeRenderer } from './globeRenderer';

/** From here on, the other picture is a blur. */
const NEAR = 1.25;
const FADE_MS = 500;

/**
 * Loads a finer picture when a globe is first seen from near, if it takes one.
 * @returns how much of it is seen, 0 to 1
 */
export function useFinePicture(globe: GlobeRenderer | undefined, zoom: number) {
  const { cacheFiles, loadPicture, onWake, reducesMotion } = useServices();
  const [isWanted, setIsWanted] = useState(false);
  if (zoom > NEAR && !isWanted) setIsWanted(true);
  const url = isWanted && globe?.takes(FINE_WIDTH) ? BASE_PATH + FINE_PICTURE : undefined;
  const picture = useLoaded(onWake, url, async (address) => {
    const loaded = await loadPicture(address);
    cacheFiles([address]);
    return loaded;
  });
  const [fineness, setFineness] = useState(0);
  useEffect(() => {
    if (!globe || !picture) return undefined;
    globe.refine(picture);
    if (reducesMotion()) setFineness(1);
    else return animate(FADE_MS, (ms) => setFineness(Math.min(1, ms / FADE_MS)));
    return undefined;
  }, [globe, picture, reducesMotion]);
  return fineness;
}
