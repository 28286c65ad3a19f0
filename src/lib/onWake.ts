/**
 * Calls back when the page is shown or focused again, since timers may have slept, or the network returns. Returns
 * a function that ends this.
 */
export function onWake(callback: () => void) {
  const stop = new AbortController();
  const { signal } = stop;
  for (const event of ['pageshow', 'focus', 'online'])
    addEventListener(event, callback, { signal });
  const onVisible = () => {
    if (!document.hidden) callback();
  };
  document.addEventListener('visibilitychange', onVisible, { signal });
  return () => stop.abort();
}
