import { useEffect, useEffectEvent, useRef } from 'react';

import { useAppSelector, useServices } from '../../../store/hooks';
import { selectLastLit, selectLit } from '../earthSelectors';
import { countryCentre, FIRST_VIEW } from './centres';
import { drawGlobe } from './makeGlobe';

/**
 * The player's Earth, turned to the last lit country. Empty if it cannot be drawn.
 * @param size in CSS pixels
 */
export function StillGlobe({ size }: { readonly size: number }) {
  const { countries, loadEarth } = useServices();
  const lit = useAppSelector((state) => selectLit(state, countries));
  const last = useAppSelector((state) => selectLastLit(state, countries));
  const canvas = useRef<HTMLCanvasElement>(null);
  const pixels = Math.round(size * devicePixelRatio);

  const draw = useEffectEvent(async () => {
    const earth = await loadEarth();
    const centre = last ? countryCentre(earth.shapes, last) : FIRST_VIEW;
    drawGlobe(earth, lit, centre, pixels, (picture) =>
      canvas.current?.getContext('2d')?.drawImage(picture, 0, 0),
    );
  });
  useEffect(() => void draw().catch(() => undefined), [lit, last, pixels]);
  return <canvas ref={canvas} width={pixels} height={pixels} />;
}
