import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

import { appear } from '../../../design/mixins';
import type { Earth } from '../../../maps/earthFiles';
import { useAppSelector, useServices } from '../../../store/hooks';
import { selectLit } from '../earthSelectors';
import { type GlobeRenderer, makeGlobeRenderer, type Scene } from './globeRenderer';
import { pace } from './pace';
import { useFinePicture } from './useFinePicture';
import { usePixelWidth } from './usePixelWidth';

/** How long the browser may take to give the globe's memory back. */
const PATIENCE_MS = 5000;

const Box = styled.div`
  position: absolute;
  inset: 0;

  canvas {
    width: 100%;
    height: 100%;
    animation: ${appear} 0.5s;
  }
`;

/** Lost: drawn again when the browser gives its memory back. */
export type GlobeState = 'drawn' | 'lost' | 'failed';

type Props = {
  readonly earth: Earth;
  readonly view: Scene;
  readonly onState: (state: GlobeState) => void;
  /** Called when it is first seen: whether it can be drawn as often as the screen is. */
  readonly onPainted?: (isSmooth: boolean) => void;
};

/** The globe, drawn when it changes, and again if the browser took its memory away. */
export function GlobeCanvas({ earth, view, onState, onPainted }: Props) {
  const { countries } = useServices();
  const lit = useAppSelector((state) => selectLit(state, countries));
  const box = useRef<HTMLDivElement>(null);
  const [globe, setGlobe] = useState<GlobeRenderer>();
  const { density, pixels } = usePixelWidth(box);
  const isVisible = pixels > 0;
  const { lat, lon, zoom = 1, dawn } = view;
  const finePicture = useFinePicture(globe, zoom);

  const report = useEffectEvent(onState);
  const reportPainted = useEffectEvent((isSmooth: boolean) => onPainted?.(isSmooth));
  const start = useEffectEvent((canvas: HTMLCanvasElement) => {
    box.current?.append(canvas);
    try {
      const made = makeGlobeRenderer(canvas, earth, lit, pixels);
      setGlobe({ ...made, draw: pace(made.draw, (isSmooth) => reportPainted(isSmooth)) });
      onState('drawn');
      return made;
    } catch {
      onState('failed');
      return undefined;
    }
  });
  useEffect(() => {
    if (!isVisible) return undefined;
    // A released canvas cannot be used again: each time needs a new one.
    const canvas = document.createElement('canvas');
    let patience: ReturnType<typeof setTimeout>;
    const onLost = (event: Event) => {
      // Without this, the browser does not restore it.
      event.preventDefault();
      // Chromium shows a broken picture in its place.
      canvas.remove();
      patience = setTimeout(() => report('lost'), PATIENCE_MS);
    };
    const onRestored = () => {
      clearTimeout(patience);
      made = start(canvas);
    };
    canvas.addEventListener('webglcontextlost', onLost);
    canvas.addEventListener('webglcontextrestored', onRestored);
    let made = start(canvas);
    return () => {
      clearTimeout(patience);
      canvas.removeEventListener('webglcontextlost', onLost);
      canvas.remove();
      made?.release();
    };
    // For another density, the marks are drawn anew.
  }, [earth, lit, isVisible, density]);

  useLayoutEffect(() => {
    if (finePicture) globe?.refine(finePicture);
  }, [globe, finePicture]);
  // In the same frame as the SVG above it.
  useLayoutEffect(() => {
    if (pixels) globe?.draw({ lat, lon, zoom, dawn }, pixels);
  }, [globe, finePicture, lat, lon, zoom, dawn, pixels]);
  return <Box ref={box} />;
}
