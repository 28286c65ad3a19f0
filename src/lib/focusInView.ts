/** Focuses an element, and scrolls no farther than it takes to see it. */
export function focusInView(element: HTMLElement | null | undefined) {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest' });
}
