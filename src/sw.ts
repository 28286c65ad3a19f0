import { cacheNames, clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

import { BASE_PATH, languageRoot, parseLocation } from './lib/address';
import { isOwnPage } from './lib/isOwnPage';
import { isNeededIn } from './texts/languageFiles';
import { type Language, LANGUAGE_CODES } from './texts/languages';

type ExtendableEvent = Event & { readonly waitUntil: (promise: Promise<unknown>) => void };
type Message = ExtendableEvent & {
  readonly data: { readonly type?: unknown; readonly language?: unknown } | null;
};

type Client = { readonly url: string; readonly postMessage: (message: unknown) => void };
type File = PrecacheEntry & { readonly integrity: string };

/** The part of the worker's scope in use: its types conflict with the page's. */
declare const self: {
  readonly __WB_MANIFEST: File[];
  readonly skipWaiting: () => Promise<void>;
  readonly clients: {
    readonly matchAll: (options: object) => Promise<readonly Client[]>;
  };
  readonly registration: { readonly update: () => Promise<unknown> };
  readonly addEventListener: {
    (type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
    (type: 'message', listener: (event: Message) => void): void;
  };
};

/** Enough for weeks of daily maps, or ten challenges. */
const MAX_FILES = 400;

/** Hosts may answer a missing file with a page; they send pictures as all kinds of types. */
const isFile = ({ status, headers }: Response) =>
  status === 200 && !headers.get('content-type')?.startsWith('text/html');

/** Caches no wrong answers, and looks past those in this cache and in the HTTP cache. */
const onlyFiles: WorkboxPlugin = {
  cacheWillUpdate: ({ response }) => Promise.resolve(isFile(response) ? response : null),
  fetchDidSucceed: async ({ request, response }) => {
    if (isFile(response)) return response;
    const latest = await fetch(request, { cache: 'reload' });
    // A newer release may have replaced the file.
    if (!isFile(latest)) void self.registration.update().catch(() => undefined);
    return latest;
  },
  // The page requests a file so if what it got was wrong.
  cachedResponseWillBeUsed: ({ request, cachedResponse }) =>
    Promise.resolve(request.cache === 'reload' ? null : cachedResponse),
};

/** All files of the release, in all languages. */
const FILES = self.__WB_MANIFEST;

const release = new PrecacheController();
release.addToCacheList(FILES);

/** The site's, not those of its neighbours on the host. */
async function openPages() {
  const pages = await self.clients.matchAll({ includeUncontrolled: true });
  return pages.filter(({ url }) => isOwnPage(url));
}

async function cacheFile({ url, integrity }: File, event: ExtendableEvent, cache: RequestCache) {
  const request = new Request(url, { integrity, cache });
  const params = { cacheKey: release.getCacheKeyForURL(url), integrity };
  await Promise.all(release.strategy.handleAll({ event, request, params }));
}

/** Caches a file if missing. The HTTP cache may have a wrong answer. */
const addFile = (file: File, event: ExtendableEvent) =>
  cacheFile(file, event, file.revision ? 'reload' : 'default').catch(() =>
    cacheFile(file, event, 'reload'),
  );

/** What a language cannot do without. Parts of pages may be missing: some are blocked for their names. */
const isEssential = ({ url }: File) => /\.html$|^assets\/(index-|rolldown-|..\/)/.test(url);

/** Caches a language's missing files. Workbox alone caches all files at installation. */
async function cacheLanguage(language: Language, event: ExtendableEvent) {
  const files = FILES.filter(({ url }) => isNeededIn(language, url));
  // The parts first: without a network, the essential files fail.
  for (const file of files.filter((each) => !isEssential(each))) {
    await addFile(file, event).catch(() => undefined);
  }
  for (const file of files.filter(isEssential)) {
    await addFile(file, event).catch(async (error: unknown) => {
      await reportFailure(file);
      throw error;
    });
  }
}

/** Tells open pages that a file cannot be cached, and whether it arrives, but changed on the way. */
async function reportFailure({ url }: File) {
  const response = await fetch(url, { cache: 'reload' }).catch(() => undefined);
  const isChanged = response?.ok === true;
  await response?.body?.cancel();
  for (const page of await openPages()) page.postMessage({ isChanged });
}

const boardOf = (language: Language) => `${languageRoot(language)}/zoomle.html`;

/** Whether the request is for a page. A page has no extension, or `.html`. */
const isPage = ({ mode, url }: Request) =>
  mode === 'navigate' && !/\.(?!html$)\w+$/.test(new URL(url).pathname);

/** A language's page for addresses without a cached page of their own. */
const neutralPage = (language: Language) =>
  release.matchPrecache(`${languageRoot(language)}/shell.html`);

/** Languages cached by any release, and those of open pages. */
async function playedLanguages() {
  const stored = await (await caches.open(cacheNames.precache)).keys();
  const cached = stored.map(({ url }) => new URL(url).pathname);
  const open = (await openPages()).map(({ url }) => parseLocation(new URL(url)).language);
  return LANGUAGE_CODES.filter((each) => open.includes(each) || cached.includes(boardOf(each)));
}

// A new release is cached as a whole. It activates when the player applies it or closes all tabs.
self.addEventListener('install', (event) => {
  const cachePlayed = async () => {
    for (const language of await playedLanguages()) await cacheLanguage(language, event);
  };
  event.waitUntil(cachePlayed());
});
self.addEventListener('activate', (event) => void release.activate(event));
clientsClaim();
registerRoute(new PrecacheRoute(release));
// The scope of a worker at a host's root is the whole host: it leaves all other pages to the browser, which
// follows redirects and asks for passwords.
registerRoute(
  ({ request }) => isPage(request) && (isOwnPage(request.url) || !navigator.onLine),
  async ({ request, url }) => (await neutralPage(parseLocation(url).language)) ?? fetch(request),
);

// Cache the atlas's files when fetched, but no map service's: browsers count each opaque response as
// megabytes.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith(`${BASE_PATH}/atlas/`),
  new CacheFirst({
    cacheName: `atlas${BASE_PATH}`,
    // Workbox's types allow undefined properties; exactOptionalPropertyTypes does not.
    plugins: [
      onlyFiles,
      new ExpirationPlugin({ maxEntries: MAX_FILES, purgeOnQuotaError: true }),
    ] as WorkboxPlugin[],
  }),
);

/** A cached page in any language; it says that the requested language is not stored. */
async function anyPage() {
  for (const language of LANGUAGE_CODES) {
    const page = await neutralPage(language);
    if (page) return page;
  }
  return Response.error();
}

// If the precache was evicted and the server has a newer release, no file matches its digest: show the newer
// release.
setCatchHandler(({ request }) =>
  fetch(request).catch(() => (isPage(request) ? anyPage() : Response.error())),
);

self.addEventListener('message', (event) => {
  const { type, language } = event.data ?? {};
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  const known = LANGUAGE_CODES.find((each) => each === language);
  // After a failure, the next visit tries again.
  if (type === 'CACHE_LANGUAGE' && known) {
    event.waitUntil(cacheLanguage(known, event).catch(() => undefined));
  }
});
