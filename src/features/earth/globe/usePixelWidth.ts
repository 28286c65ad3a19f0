import { type RefObject, useEffect, useState } from 'react';

import { onMediaChange } from '../../../lib/media';

/** The screen's pixels per CSS pixel. It changes with the page's zoom, and with the screen the window is on. */
function useDensity() {
  const [density, setDensity] = useState(() => devicePixelRatio);
  useEffect(
    () => onMediaChange(`(resolution: ${density}dppx)`, () => setDensity(devicePixelRatio)),
    [density],
  );
  return density;
}

/** An element's width in the screen's pixels: 0 while it is hidden. */
export function usePixelWidth(element: RefObject<HTMLElement | null>) {
  const density = useDensity();
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return { density, pixels: Math.round(width * density) };
}
