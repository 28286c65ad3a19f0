import { type RefObject, useEffect } from 'react';

/** Between the bar, the window's edge and what is above, in px. */
const GAPS = 16;

/**
 * Lets the page scroll clear of a bar at the bottom of the window, so that what gets the focus is seen
 * (`GlobalStyle`).
 * @param property one for each bar that may be there at the same time
 */
export function useBottomBar(bar: RefObject<HTMLElement | null>, property: '--fixed' | '--sticky') {
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const height = bar.current?.offsetHeight;
      if (height) style.setProperty(property, `${height + GAPS}px`);
      else style.removeProperty(property);
    });
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [bar, property]);
}
