import type { Language } from '../texts/languages';

/** The service worker's registration, where the browser has and allows one. */
const registration = async () =>
  // Missing where the site is not served securely.
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;

/**
 * Lets the site open and play without a network, from the next visit on. A new release waits until it
 * is applied, or until no tab of the site is left.
 * @param language kept from now on: a worker that was installed with another one has not got it
 * @param onNewRelease called when a newer release than this one has been fetched
 */
export async function startServiceWorker(language: Language, onNewRelease: () => void) {
  if (!('serviceWorker' in navigator)) return;
  // Where it is refused, the site plays on without it.
  const registered = await navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  if (!registered) return;
  registered.active?.postMessage({ type: 'KEEP_LANGUAGE', language });
  const tell = () => {
    // A first installation activates at once; it is no update.
    if (registered.waiting && registered.active) onNewRelease();
  };
  const watch = () => {
    tell();
    registered.installing?.addEventListener('statechange', tell);
  };
  watch();
  registered.addEventListener('updatefound', watch);
}

/** Asks the server for a new release, which `onNewRelease` then hears of. */
export async function checkForRelease() {
  // Without a network there is none.
  await registration()
    .then((found) => found?.update())
    .catch(() => undefined);
}

/** How long a worker that waits is given to take over, in milliseconds. */
const TAKEOVER_MS = 3_000;

/** Reloads the page, in the new release where one waits and takes over in time. What has been played is stored. */
export async function applyRelease() {
  const waiting = (await registration().catch(() => undefined))?.waiting;
  if (!waiting) {
    location.reload();
    return;
  }
  const timeout = setTimeout(() => location.reload(), TAKEOVER_MS);
  const reload = () => {
    clearTimeout(timeout);
    location.reload();
  };
  waiting.addEventListener('statechange', reload, { once: true });
  waiting.postMessage({ type: 'SKIP_WAITING' });
}

/**
 * Has the service worker cache files: it keeps what passes through it. Without one, or without a
 * network, nothing happens.
 * @param urls paths of the site, fetched one after the other
 */
export async function cacheFiles(urls: readonly string[]) {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  if (!serviceWorker.controller) {
    await new Promise((resolve) => {
      serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
  }
  for (const url of urls) await fetch(url, { priority: 'low' }).catch(() => undefined);
}

/** Whether a file of the site can be had: there is a network, as far as the browser knows, or it is cached. */
export async function canLoad(url: string) {
  if (navigator.onLine || !('caches' in window)) return navigator.onLine;
  return (await caches.match(url).catch(() => undefined)) !== undefined;
}
