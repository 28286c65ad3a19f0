import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

import { appear } from '../../../design/mixins';
import type { LitCountry } from '../../../domain/earth';
import type { Point } from '../../../domain/geography';
import type { Earth } from '../../../maps/earthFiles';
import { type Globe, makeGlobe, releaseGlobe } from './makeGlobe';

const Box = styled.div`
  position: absolute;
  inset: 0;

  canvas {
    width: 100%;
    height: 100%;
    animation: ${appear} 0.5s;
  }
`;

type Props = {
  readonly earth: Earth;
  readonly lit: readonly LitCountry[];
  /** The point that faces the viewer. */
  readonly centre: Point;
  readonly onFailure: () => void;
};

/** The globe, drawn when it changes, and again if the browser took its memory away. */
export function GlobeCanvas({ earth, lit, centre, onFailure }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [globe, setGlobe] = useState<Globe>();
  const [pixels, setPixels] = useState(0);
  const reportFailure = useEffectEvent(onFailure);

  useEffect(() => {
    // Not React's: it cannot be drawn on again once it is released.
    const canvas = document.createElement('canvas');
    const measure = () => Math.round((box.current?.clientWidth ?? 0) * devicePixelRatio);
    const observer = new ResizeObserver(() => setPixels(measure()));
    const start = () => {
      try {
        setGlobe(makeGlobe(canvas, earth, lit, measure()));
      } catch {
        reportFailure();
      }
    };
    // Else it would not be restored.
    canvas.addEventListener('webglcontextlost', (event) => event.preventDefault());
    canvas.addEventListener('webglcontextrestored', start);
    box.current?.append(canvas);
    observer.observe(canvas);
    start();
    return () => {
      observer.disconnect();
      canvas.remove();
      releaseGlobe(canvas);
    };
  }, [earth, lit]);

  // In the same frame as what is above it.
  useLayoutEffect(() => {
    if (pixels) globe?.draw(centre, pixels);
  }, [globe, centre, pixels]);
  return <Box ref={box} />;
}
