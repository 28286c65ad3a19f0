/**
 * Fetches each of the atlas's pictures that fails once more, past the HTTP cache: a host that answers wrongly for
 * a minute may let its answer be cached for a year.
 */
export function refetchFailedPictures() {
  const refetched = new WeakSet<EventTarget>();
  const retry = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element) || refetched.has(target)) return;
    // In SVG, `href`.
    const name = target.hasAttribute('src') ? 'src' : 'href';
    const url = target.getAttribute(name);
    if (!url || !/^(?!http).*\/atlas\//.test(url)) return;
    refetched.add(target);
    // It has not failed yet.
    event.stopPropagation();
    void fetch(url, { cache: 'reload' })
      .catch(() => undefined)
      .then(() => {
        if (target.getAttribute(name) === url) target.setAttribute(name, url);
      });
  };
  addEventListener('error', retry, true);
}
