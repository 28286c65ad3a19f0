import type { ShareOutcome } from '../design/useShare';
import type { Countries } from '../domain/countries';
import { BASE_PATH } from '../lib/address';
import { loadCode } from '../lib/loadCode';
import { loadOnce } from '../lib/loadOnce';
import { onWake } from '../lib/onWake';
import { chooseMapProviders } from '../maps/chooseMapProviders';
import { EARTH_URL } from '../maps/earthOutlines';
import type { Atlas } from '../maps/makeAtlas';
import type { Services } from '../store/services';
import type { makeDiagnostics } from './diagnostics';
import { loadTexts } from './loadTexts';

async function copy(text: string): Promise<ShareOutcome> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    // Denied, or missing in an insecure context.
    return 'failed';
  }
}

async function openShareSheet(data: ShareData): Promise<ShareOutcome> {
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'failed';
  }
}

async function share(text: string) {
  // Missing in an insecure context.
  const outcome = 'share' in navigator ? await openShareSheet({ text }) : 'failed';
  return outcome === 'failed' ? copy(text) : outcome;
}

function saveFile(name: string, content: string | Blob) {
  const blob =
    typeof content === 'string' ? new Blob([content], { type: 'application/json' }) : content;
  const url = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

async function shareFile(file: File) {
  const data = { files: [file] };
  if ('canShare' in navigator && navigator.canShare(data)) return openShareSheet(data);
  saveFile(file.name, file);
  return 'saved';
}

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

export const browserServices = (
  countries: Countries,
  atlas: Atlas,
  { recordAction, report }: ReturnType<typeof makeDiagnostics>,
): Services => ({
  now: Date.now,
  hasFinePointer: () => matchMedia('(pointer: fine)').matches,
  reducesMotion: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
  whenIdle,
  random: Math.random,
  // Access localStorage on each use: it throws if storage is denied.
  storage: {
    keys: () => Object.keys(localStorage),
    removeItem: (key) => localStorage.removeItem(key),
    getItem: (key) => localStorage.getItem(key),
    setItem: (key, value) => localStorage.setItem(key, value),
  },
  onStorageChange: (callback) => addEventListener('storage', ({ key }) => callback(key)),
  onWake,
  onLeave: (callback) => addEventListener('pagehide', callback),
  onThemeChange: (callback) => {
    const system = matchMedia('(prefers-color-scheme: dark)');
    const report = () => callback(system.matches ? 'dark' : 'light');
    system.addEventListener('change', report);
    return () => system.removeEventListener('change', report);
  },
  preferredLanguages: navigator.languages,
  loadTexts,
  countries,
  loadPlaces,
  loadFacts: async (country) => (await loadAtlasFiles()).loadFacts(atlas, country),
  loadOutline: async (country) => (await loadAtlasFiles()).loadOutline(atlas, country),
  loadEarth: async () => {
    const outlines = await (await loadAtlasFiles()).loadEarth();
    // On a first visit, the service worker has not seen the Earth.
    cacheFiles([BASE_PATH + EARTH_URL, atlas.world.url]);
    return outlines;
  },
  atlas,
  // Builds for the atlas drop the other providers.
  mapProviders: __MAP_PROVIDER__ === 'atlas' ? [atlas] : chooseMapProviders(__ENVIRONMENT__, atlas),
  persistStorage,
  cacheFiles,
  canLoad: (url) =>
    loadServiceWorker().then(
      (code) => code.canLoad(url),
      () => navigator.onLine,
    ),
  offlineStatus: async () => (await loadServiceWorker()).offlineStatus(),
  checkForRelease: () => withServiceWorker((code) => code.checkForRelease()),
  applyRelease: () =>
    void loadServiceWorker().then(
      (code) => code.applyRelease(),
      () => location.reload(),
    ),
  load: (path) => location.assign(path),
  share,
  copy,
  saveFile,
  shareFile,
  packExport: async (text) => (await loadExportCode()).packExport(text),
  unpackExport: async (text) => (await loadExportCode()).unpackExport(text),
  recordAction,
  report,
  site: location.origin + BASE_PATH,
  canonicalSite: __SITE__,
  repository: __ENVIRONMENT__.VITE_REPOSITORY_URL,
});
