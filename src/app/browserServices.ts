import type { Countries } from '../domain/countries';
import { BASE_PATH } from '../lib/address';
import { loadCode } from '../lib/loadCode';
import { loadOnce } from '../lib/loadOnce';
import { DARK, matchesMedia, onMediaChange } from '../lib/media';
import { onWake } from '../lib/onWake';
import { saveFile } from '../lib/saveFile';
import type { Atlas } from '../maps/atlas';
import { chooseMapProviders } from '../maps/chooseMapProviders';
import type { KeyValueStorage } from '../store/persistence/progressStorage';
import type { makeDiagnostics } from './diagnostics';
import { loadTexts } from './loadTexts';
import { copy, share, shareFile } from './sharing';

const whenIdle = () =>
  new Promise<void>((resolve) => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1_000 });
    else setTimeout(resolve, 100);
  });

async function persistStorage() {
  // Missing in an insecure context.
  return 'storage' in navigator && navigator.storage.persist().catch(() => false);
}

const loadPlaces = loadOnce<Countries>(
  async () => (await import('../data/countries_with_mapLocations.json')).default,
);

const loadExportCode = () => loadCode(() => import('../store/persistence/exportCode'));
const loadAtlasFiles = () => loadCode(() => import('./atlasFiles'));
const loadServiceWorker = () => loadCode(() => import('./serviceWorker'));

/** Not needed at the start. Without this code, the site works as it does without a service worker. */
export const withServiceWorker = (
  act: (code: Awaited<ReturnType<typeof loadServiceWorker>>) => unknown,
) =>
  void loadServiceWorker()
    .then(act)
    .catch(() => undefined);

const cacheFiles = (urls: readonly string[]) => withServiceWorker((code) => code.cacheFiles(urls));

/** Access localStorage on each use: it throws if storage is denied. */
const storage: KeyValueStorage = {
  keys: () => Object.keys(localStorage),
  removeItem: (key) => localStorage.removeItem(key),
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
};

const onThemeChange = (callback: (theme: 'dark' | 'light') => void) =>
  onMediaChange(DARK, (isDark) => callback(isDark ? 'dark' : 'light'));

/** The browser, to be injected: see `Services`. */
export const browserServices = (
  countries: Countries,
  atlas: Atlas,
  { recordAction, report }: ReturnType<typeof makeDiagnostics>,
) => ({
  /** Milliseconds since the epoch. */
  now: Date.now,
  /** Whether there is a mouse, and so probably a keyboard. */
  hasFinePointer: () => matchesMedia('(pointer: fine)'),
  reducesMotion: () => matchesMedia('(prefers-reduced-motion: reduce)'),
  /** Resolves once the browser has nothing more urgent to do. */
  whenIdle,
  /** 0 <= random < 1. */
  random: Math.random,
  storage,
  /** Reports a key that another tab changed, or null if it cleared the storage. */
  onStorageChange: (callback: (key: string | null) => void) =>
    addEventListener('storage', ({ key }) => callback(key)),
  onWake,
  /** Fires when the page may never run again. */
  onLeave: (callback: () => void) => addEventListener('pagehide', callback),
  /** Reports changes of the system's theme, until the returned function is called. */
  onThemeChange,
  /** BCP 47 tags, best first. */
  preferredLanguages: navigator.languages,
  loadTexts,
  /** The countries, each with its landmark. Constant, so not in the state. */
  countries,
  /** Loads the countries with all their places; the promise is cached. */
  loadPlaces,
  /** Facts of a country's atlas pictures, level 18 first; empty if it has none. */
  loadFacts: async (country: string) => (await loadAtlasFiles()).loadFacts(atlas, country),
  /** Null if the country has no pictures. */
  loadOutline: async (country: string) => (await loadAtlasFiles()).loadOutline(atlas, country),
  /** Null if the country has no pictures. */
  loadNeighbours: async (country: string) =>
    (await loadAtlasFiles()).loadNeighbours(atlas, country),
  /** One of the site's own, to draw with. */
  loadPicture: async (url: string) => (await loadAtlasFiles()).loadPicture(url),
  loadEarth: async () => (await loadAtlasFiles()).loadEarth(cacheFiles),
  /** The embedded atlas, whichever provider is in use. */
  atlas,
  /** The map provider, then the fallback. Builds for the atlas drop the other providers. */
  mapProviders: __MAP_PROVIDER__ === 'atlas' ? [atlas] : chooseMapProviders(__ENVIRONMENT__, atlas),
  /** Asks the browser not to evict the site's storage; true if granted. */
  persistStorage,
  /** Caches the site's files at these paths for use offline. */
  cacheFiles,
  /** Whether a file is cached or the browser online. */
  canLoad: (url: string) =>
    loadServiceWorker().then(
      (code) => code.canLoad(url),
      () => navigator.onLine,
    ),
  offlineStatus: async () => (await loadServiceWorker()).offlineStatus(),
  checkForRelease: () => withServiceWorker((code) => code.checkForRelease()),
  /** Reloads the page, in a new release if there is one. */
  applyRelease: () =>
    void loadServiceWorker().then(
      (code) => code.applyRelease(),
      () => location.reload(),
    ),
  /** Navigates to a path with a full page load. */
  load: (path: string) => location.assign(path),
  /** Opens the share sheet; without one, copies to the clipboard. */
  share,
  copy,
  saveFile,
  /** Opens the share sheet with a picture and a text; without one, saves the picture, and copies it on a desk. */
  shareFile,
  packExport: async (text: string) => (await loadExportCode()).packExport(text),
  unpackExport: async (text: string) => (await loadExportCode()).unpackExport(text),
  /** Records an action and the state before it. */
  recordAction,
  /** A report for a bug: no personal data, no tokens. */
  report,
  /** The origin and base path that serve the site, without a trailing slash. */
  site: location.origin + BASE_PATH,
  /** The same, for canonical links. */
  canonicalSite: __SITE__,
  /** The source repository's URL, without a trailing slash. */
  repository: __ENVIRONMENT__.VITE_REPOSITORY_URL,
});
