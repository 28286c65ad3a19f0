import { BASE_PATH } from '../lib/address';
import { fetchFile } from '../lib/fetchFile';
import type { Language } from '../texts/languages';

const SCOPE = `${BASE_PATH}/`;
const WORKER_URL = `${SCOPE}sw.js`;
const register = () => navigator.serviceWorker.register(WORKER_URL);

/** The site's registration. Without one, the browser returns that of a site at the host's root. */
async function registration() {
  // Missing in an insecure context.
  if (!('serviceWorker' in navigator)) return undefined;
  const found = await navigator.serviceWorker.getRegistration(SCOPE);
  return found && new URL(found.scope).pathname === SCOPE ? found : undefined;
}

/** Resolves once the site has an active worker; `serviceWorker.ready` may be another site's. */
const untilActive = (registered: ServiceWorkerRegistration) =>
  new Promise<void>((resolve) => {
    const check = () => {
      if (registered.active) resolve();
    };
    check();
    registered.installing?.addEventListener('statechange', check);
    registered.waiting?.addEventListener('statechange', check);
  });

/**
 * Makes the site work offline from the next visit on. A new release waits until it is applied or all tabs are
 * closed.
 * @param language also cached if the worker was installed with another one
 * @param onNewRelease called when a newer release has been fetched
 */
export async function startServiceWorker(language: Language, onNewRelease: () => void) {
  if (!('serviceWorker' in navigator)) return;
  // If refused, the site works without it.
  const registered = await register().catch(() => undefined);
  if (!registered) return;
  registered.active?.postMessage({ type: 'CACHE_LANGUAGE', language });
  const reportWaiting = () => {
    // The first installation is not an update.
    if (registered.waiting && registered.active) onNewRelease();
  };
  const watch = () => {
    reportWaiting();
    registered.installing?.addEventListener('statechange', reportWaiting);
  };
  watch();
  registered.addEventListener('updatefound', watch);
}

/** Reports a new release to `onNewRelease`. */
export async function checkForRelease() {
  await registration()
    .then((found) => found?.update())
    .catch(() => undefined);
}

/** How long a waiting worker may take to activate. */
const TAKEOVER_MS = 3_000;

/** Reloads the page, in the new release if it activates in time; without one, past the HTTP cache. */
export async function applyRelease() {
  const waiting = (await registration().catch(() => undefined))?.waiting;
  if (!waiting) {
    // After a failure: the HTTP cache may have a wrong answer.
    await globalThis.refetchScripts?.('all');
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

async function isScript(response: Response) {
  await response.text();
  return response.headers.get('content-type')?.includes('javascript');
}

/** Whether the site works offline, or why not: `changed` if its files arrive changed. */
export type OfflineStatus = 'ready' | 'unsupported' | 'changed' | 'incomplete';

/** Whether the site works offline in this browser. If not, tries to install the service worker. */
export async function offlineStatus(): Promise<OfflineStatus> {
  if (!('serviceWorker' in navigator)) return 'unsupported';
  const { serviceWorker } = navigator;
  // All that a service worker sends: a file that it cannot cache.
  const failure = new Promise<OfflineStatus>((resolve) => {
    serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ isChanged: boolean }>) =>
      resolve(data.isChanged ? 'changed' : 'incomplete'),
    );
  });
  const registered = await register().catch(() => undefined);
  if (registered) {
    return Promise.race([failure, untilActive(registered).then(() => 'ready' as const)]);
  }
  // Refused by the browser, or not found?
  return fetchFile(WORKER_URL, isScript).then(
    (isFound) => (isFound ? 'unsupported' : 'incomplete'),
    () => 'incomplete',
  );
}

/** Files still to be fetched. Each is listed once: a worker may never come. */
const queue = new Set<string>();

async function fetchQueue() {
  for (const url of queue) {
    queue.delete(url);
    await fetch(url, { priority: 'low' }).catch(() => undefined);
  }
}

/** A worker of a site at the host's root caches nothing for this one. */
function startQueue() {
  const { controller } = navigator.serviceWorker;
  if (controller && new URL(controller.scriptURL).pathname === WORKER_URL) void fetchQueue();
}

/** Fetches files one by one, for the service worker to cache, as soon as it controls the page. */
export function cacheFiles(urls: readonly string[]) {
  if (!('serviceWorker' in navigator)) return;
  for (const url of urls) queue.add(url);
  // The same listener again is ignored.
  navigator.serviceWorker.addEventListener('controllerchange', startQueue);
  startQueue();
}

/** Whether a file is cached, or the browser believes it is online. */
export async function canLoad(url: string) {
  if (navigator.onLine || !('caches' in window)) return navigator.onLine;
  return (await caches.match(url).catch(() => undefined)) !== undefined;
}
