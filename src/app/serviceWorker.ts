/** The service worker's registration, where the browser has and allows one. */
const registration = async () =>
  // Only there in what a browser takes for a secure context.
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;

type Callbacks = {
  /** A newer release of the site than this one has been fetched, and waits. */
  readonly onNewRelease: () => void;
};

/**
 * Lets the site open and play without a network, from the next visit on. A new release waits behind
 * this one until it is applied, or until no tab of the site is left.
 */
export async function startServiceWorker({ onNewRelease }: Callbacks) {
  if (!('serviceWorker' in navigator)) return;
  // Where it is refused, the site plays on without.
  const registered = await navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  if (!registered) return;
  const tell = () => {
    // The first one ever is active at once, and no news.
    if (registered.waiting && registered.active) onNewRelease();
  };
  const watch = () => {
    tell();
    registered.installing?.addEventListener('statechange', tell);
  };
  watch();
  registered.addEventListener('updatefound', watch);
}

/** Asks the server for a new release, of which `onNewRelease` then tells. */
export async function lookForRelease() {
  // Without a network there is none.
  await registration()
    .then((found) => found?.update())
    .catch(() => undefined);
}

/** Loads the site anew, in its new release where one waits. What has been played is kept. */
export async function applyRelease() {
  const waiting = (await registration().catch(() => undefined))?.waiting;
  if (!waiting) {
    location.reload();
    return;
  }
  waiting.addEventListener('statechange', () => location.reload(), { once: true });
  waiting.postMessage({ type: 'SKIP_WAITING' });
}
