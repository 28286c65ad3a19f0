import { useState } from 'react';

import { BASE_PATH } from '../../../lib/address';
import { useLoaded } from '../../../lib/useLoaded';
import { FINE_PICTURE, FINE_WIDTH } from '../../../maps/earthFiles';
import { useServices } from '../../../store/hooks';
import type { GlobeRenderer } from './globeRenderer';

/** From here on, the other picture is a blur. */
const NEAR = 1.25;

/** Loads a finer picture when a globe is first seen from near, if it takes one. */
export function useFinePicture(globe: GlobeRenderer | undefined, zoom: number) {
  const { cacheFiles, loadPicture, onWake } = useServices();
  const [isWanted, setIsWanted] = useState(false);
  if (zoom > NEAR && !isWanted) setIsWanted(true);
  const url = isWanted && globe?.takes(FINE_WIDTH) ? BASE_PATH + FINE_PICTURE : undefined;
  return useLoaded(onWake, url, async (address) => {
    const loaded = await loadPicture(address);
    cacheFiles([address]);
    return loaded;
  });
}
