import { type RefObject, useEffect, useState } from 'react';

import { onMediaChange } from '../../../lib/media';

/**
 * An element's width in the screen's pixels: 0 while it is hidden. Their density, a CSS pixel's, changes with the
 * page's zoom, and with the screen the window is on.
 */
export function usePixelWidth(element: RefObject<HTMLElement | null>) {
  const [density, setDensity] = useState(() => devicePixelRatio);
  const [width, setWidth] = useState(0);
  useEffect(
    () => onMediaChange(`(resolution: ${density}dppx)`, () => setDensity(devicePixelRatio)),
    [density],
  );
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return { density, pixels: Math.round(width * density) };
}
