export const DARK = '(prefers-color-scheme: dark)';

/** Whether a media query matches now. */
export const matchesMedia = (query: string) => matchMedia(query).matches;

/** Calls back when a media query begins or ends to match; returns a function that stops. */
export function onMediaChange(query: string, callback: (matches: boolean) => void) {
  const list = matchMedia(query);
  const report = () => callback(list.matches);
  list.addEventListener('change', report);
  return () => list.removeEventListener('change', report);
}
