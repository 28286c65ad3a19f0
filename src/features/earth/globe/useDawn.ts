import { useEffect, useEffectEvent, useState } from 'react';

import type { Point } from '../../../domain/geography';
import { animate } from '../../../lib/animate';
import type { Dawn } from './globeRenderer';
import { TURN_AROUND } from './turns';
import type { useTurning } from './useTurning';

const DAWN_MS = 8000;
/** The other side of the Earth, and the front of the light, in degrees. */
const FARTHEST = 195;

/**
 * Lights the Earth up from a point, which it turns to, and turns it around, unless the player has turned it
 * meanwhile.
 * @param showing the number of the showing; none if 0
 * @param isPainted whether the globe is seen: until then, the first showing waits in the dark
 */
export function useDawn(
  source: Point | undefined,
  showing: number,
  isPainted: boolean,
  { view, turn, run }: Pick<ReturnType<typeof useTurning>, 'view' | 'turn' | 'run'>,
) {
  const dawnAt = (reach: number) => source && { lat: source.lat, lon: source.lon, reach };
  const [dawn, setDawn] = useState<Dawn | undefined>(showing > 0 ? dawnAt(0) : undefined);
  const end = useEffectEvent(() => {
    setDawn(undefined);
    const isThere = source && Math.hypot(view.lat - source.lat, view.lon - source.lon) < 0.01;
    if (isThere) run(TURN_AROUND);
  });
  const begin = useEffectEvent(() => {
    if (source) turn(() => ({ ...source, zoom: 1 }));
    return animate(DAWN_MS, (ms) => {
      if (ms < DAWN_MS) setDawn(dawnAt((FARTHEST * ms) / DAWN_MS));
      else end();
    });
  });
  useEffect(() => (showing > 0 && isPainted ? begin() : undefined), [showing, isPainted]);
  return dawn;
}
