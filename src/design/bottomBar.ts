/** Between the bar, the window's edge and what is above, in px. */
const GAPS = 16;

/**
 * A ref of a bar at the bottom of the window: lets the page scroll clear of it, so that what gets the focus is seen
 * (`GlobalStyle`).
 */
const refOfBar = (property: string) => (bar: HTMLElement | null) => {
  if (!bar) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const height = bar.offsetHeight;
    style.setProperty(property, height ? `${height + GAPS}px` : '');
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty(property);
  };
};

/** Both may be there at the same time. */
export const fixedBar = refOfBar('--fixed');
export const stickyBar = refOfBar('--sticky');
