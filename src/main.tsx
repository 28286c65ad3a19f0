import countriesUrl from 'virtual:countries';

import { devToolsOptions } from './app/devTools';
import { GALLERY } from './app/gallery/address';
import type { World } from './app/hooks';
import { makeStore } from './app/makeStore';
import { keepPictures } from './app/offline';
import { STORAGE_KEYS } from './app/persistence';
import { makeRecorder } from './app/recorder';
import { saveFile } from './app/saveFile';
import { applyRelease, lookForRelease, startServiceWorker } from './app/serviceWorker';
import { copy, share } from './app/share';
import { keepStorage, webStorage } from './app/storage';
import { surroundings } from './app/surroundings';
import { readSetAside } from './app/vault';
import type { Countries } from './domain/countries';
import { releaseFound } from './features/release/releaseSlice';
import { atlas } from './maps/atlas';
import { chooseMapProviders } from './maps/chooseMapProviders';
import { texts } from './texts/en';

/** How long after a page its worker, and then what it may want later, are left to wait, in milliseconds. */
const WORKER_AFTER_MS = 1_000;
const LATER_MS = 3_000;

/** What is on the screen comes first. */
function whenLoaded(callback: () => void, wait: number) {
  const start = () => setTimeout(callback, wait);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start);
}

/** What is shown when code does not come has to be there before, and the pages where the ways lead. */
const loadAhead = () =>
  Promise.allSettled([
    import('./pages/HomePage'),
    import('./pages/ZoomlePage'),
    import('./pages/ErrorPage'),
    import('./pages/OutdatedPage'),
    import('./pages/RegionFailure'),
  ]);

async function loadCountries() {
  const response = await fetch(countriesUrl);
  if (!response.ok) throw new Error(`The countries were answered with ${response.status}.`);
  return (await response.json()) as Countries;
}

async function startSite(root: HTMLElement, countries: Countries) {
  // Half of the code, which a browser can read while the store is made.
  const view = import('./app/mount');
  const environment = __ENVIRONMENT__;

  // What fails outside of rendering takes nothing down, but may be why something else does.
  const { recordEvent, recordError, report } = makeRecorder(surroundings);
  addEventListener('error', ({ error, message }) => recordError(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => recordError(reason));

  // Most sites are built for the atlas, and have no code of other providers.
  const mapProviders = __MAP_PROVIDER__ === 'atlas' ? [atlas] : chooseMapProviders(environment);
  const storage = webStorage(() => localStorage);
  const { store, persistor, isReady } = makeStore({
    now: Date.now,
    random: Math.random,
    onWake: (callback) => {
      for (const event of ['pageshow', 'focus', 'online']) addEventListener(event, callback);
      document.addEventListener('visibilitychange', callback);
    },
    onStorageChange: (callback) => addEventListener('storage', callback),
    storage,
    countries,
    mapProviders,
    keepStorage: () => void keepStorage(),
    keepPictures: (urls) => whenLoaded(() => void keepPictures(urls), WORKER_AFTER_MS),
    lookForRelease: () => void lookForRelease(),
    preloadedState: { ui: { darkMode: matchMedia('(prefers-color-scheme: dark)').matches } },
    devTools: __DEV_TOOLS__ && devToolsOptions,
    recordEvent,
  });

  if (import.meta.env.PROD) {
    const onNewRelease = () => store.dispatch(releaseFound());
    whenLoaded(() => void startServiceWorker({ onNewRelease }), WORKER_AFTER_MS);
  }
  whenLoaded(() => void loadAhead(), LATER_MS);

  // Code that does not come may have gone with its release.
  addEventListener('vite:preloadError', () => void lookForRelease());

  // The page may never run again: what was guessed must be stored by then.
  addEventListener('pagehide', () => void persistor.flush());

  const world: World = {
    countries,
    loadPlaces: async () => (await import('./data/countries_with_mapLocations.json')).default,
    mapProviders,
    now: Date.now,
    site: location.origin,
    canonicalSite: environment.VITE_SITE_URL,
    repository: environment.VITE_REPOSITORY_URL,
    share,
    copy,
    devTools: __DEV_TOOLS__,
    report,
    load: (path) => location.assign(path),
    applyRelease: () => void applyRelease(),
    saveFile,
    readSetAside: () => readSetAside(storage, STORAGE_KEYS),
    packProgress: async (text) => (await import('./app/progressCode')).packProgress(text),
    unpackProgress: async (text) => (await import('./app/progressCode')).unpackProgress(text),
  };

  // What the page brought along stands until the first screen is known.
  const [{ mount }] = await Promise.all([view, isReady]);
  mount(root, { store, world, recordError });
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

if (__DEV_TOOLS__ && location.pathname.startsWith(GALLERY)) {
  void import('./app/gallery/showGallery').then(({ showGallery }) => showGallery(root));
} else {
  loadCountries().then(
    (countries) => startSite(root, countries),
    () => {
      root.textContent = texts.site.noData;
    },
  );
}
