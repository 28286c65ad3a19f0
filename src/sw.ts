import { cacheNames, clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  cleanupOutdatedCaches,
  PrecacheController,
  type PrecacheEntry,
  PrecacheRoute,
} from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

import { BASE_PATH, languageRoot, parseLocation } from './lib/address';
import { isNeededIn } from './texts/languageFiles';
import { type Language, LANGUAGE_CODES } from './texts/languages';

type ExtendableEvent = Event & { readonly waitUntil: (promise: Promise<unknown>) => void };
type Message = ExtendableEvent & {
  readonly data: { readonly type?: unknown; readonly language?: unknown } | null;
};

/** The part of the worker's scope in use: its types conflict with the page's. */
declare const self: {
  readonly __WB_MANIFEST: (PrecacheEntry & { readonly integrity: string })[];
  readonly skipWaiting: () => Promise<void>;
  readonly clients: {
    readonly matchAll: (options: object) => Promise<readonly { readonly url: string }[]>;
  };
  readonly addEventListener: {
    (type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
    (type: 'message', listener: (event: Message) => void): void;
  };
};

/** Enough for weeks of daily maps, or ten challenges. */
const MAX_FILES = 400;

const ATLAS_TYPES = /^(image\/avif|application\/json)\b/;

/** Hosts may answer a missing file with a page. */
const onlyAtlasTypes: WorkboxPlugin = {
  cacheWillUpdate: ({ response }) => {
    const type = response.headers.get('content-type') ?? '';
    return Promise.resolve(response.status === 200 && ATLAS_TYPES.test(type) ? response : null);
  },
};

/** All files of the release, in all languages. */
const FILES = self.__WB_MANIFEST;

const release = new PrecacheController();
release.addToCacheList(FILES);

/** Caches a language's missing files. Workbox alone caches all files at installation. */
async function cacheLanguage(language: Language, event: ExtendableEvent) {
  for (const { url, revision, integrity } of FILES) {
    if (!isNeededIn(language, url)) continue;
    const request = new Request(url, { integrity, cache: revision ? 'reload' : 'default' });
    const params = { cacheKey: release.getCacheKeyForURL(url), integrity };
    await Promise.all(release.strategy.handleAll({ event, request, params }));
  }
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
  const pages = await self.clients.matchAll({ includeUncontrolled: true });
  const cached = stored.map(({ url }) => new URL(url).pathname);
  const open = pages.map(({ url }) => parseLocation(new URL(url)).language);
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
cleanupOutdatedCaches();
registerRoute(new PrecacheRoute(release));
registerRoute(
  ({ request }) => isPage(request),
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
      onlyAtlasTypes,
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
