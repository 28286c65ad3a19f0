import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

import { appear } from '../../../design/mixins';
import type { LitCountry } from '../../../domain/earth';
import type { Point } from '../../../domain/geography';
import type { Earth } from '../../../maps/earthFiles';
import { type Globe, makeGlobe } from './makeGlobe';
import { usePixelWidth } from './usePixelWidth';

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
  const { density, pixels } = usePixelWidth(box);
  const isVisible = pixels > 0;
  const { lat, lon } = centre;

  const start = useEffectEvent((canvas: HTMLCanvasElement) => {
    box.current?.append(canvas);
    try {
      const globe = makeGlobe(canvas, earth, lit, pixels);
      setGlobe(globe);
      return globe;
    } catch {
      onFailure();
      return undefined;
    }
  });
  useEffect(() => {
    if (!isVisible) return undefined;
    // A released canvas cannot be used again: each time needs a new one.
    const canvas = document.createElement('canvas');
    canvas.addEventListener('webglcontextlost', (event) => {
      // Without this, the browser does not restore it.
      event.preventDefault();
      // Chromium shows a broken picture in its place.
      canvas.remove();
    });
    canvas.addEventListener('webglcontextrestored', () => {
      globe = start(canvas);
    });
    let globe = start(canvas);
    return () => {
      canvas.remove();
      globe?.release();
    };
    // For another density, the marks are drawn anew.
  }, [earth, lit, isVisible, density]);

  // In the same frame as the SVG above it.
  useLayoutEffect(() => {
    if (pixels) globe?.draw({ lat, lon }, pixels);
  }, [globe, lat, lon, pixels]);
  return <Box ref={box} />;
}
