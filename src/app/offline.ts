/**
 * Has the service worker keep pictures of the site: it keeps what passes through it. Without one,
 * or without a network, nothing is kept, and nothing is lost.
 * @param urls paths of the site, fetched one after the other, those kept already from the cache
 */
export async function keepPictures(urls: readonly string[]) {
  // Only there in what a browser takes for a secure context.
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  if (!serviceWorker.controller) {
    await new Promise((resolve) => {
      serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
  }
  for (const url of urls) {
    await fetch(url, { priority: 'low' }).catch(() => undefined);
  }
}
