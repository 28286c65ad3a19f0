import { cacheNames, clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  cleanupOutdatedCaches,
  PrecacheController,
  type PrecacheEntry,
  PrecacheRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

import { isNeededIn } from './texts/languageFiles';
import { baseOf, type Language, LANGUAGE_CODES, parseAddress } from './texts/languages';

type ExtendableEvent = Event & { readonly waitUntil: (promise: Promise<unknown>) => void };
type Message = ExtendableEvent & {
  readonly data: { readonly type?: unknown; readonly language?: unknown } | null;
};

/** The worker, as far as it is used here: TypeScript has its types only without those of pages. */
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

/** Some weeks of eight files a day, or ten challenges. */
const MAX_FILES = 400;

/** Pictures, and the facts that they are described by. */
const ATLAS_TYPES = /^(image\/avif|application\/json)\b/;

/** A host may answer for a file that it lacks with the site's page. */
const keepAtlasTypes: WorkboxPlugin = {
  cacheWillUpdate: ({ response }) => {
    const type = response.headers.get('content-type') ?? '';
    return Promise.resolve(response.status === 200 && ATLAS_TYPES.test(type) ? response : null);
  },
};

/** All files of the release, in every language. */
const FILES = self.__WB_MANIFEST;

/** The routes and the cleaning up go by all of them. */
const release = new PrecacheController();
release.addToCacheList(FILES);

/**
 * Stores what a language needs, and fetches nothing that is stored. Workbox can do that only for all
 * files, and when it is installed.
 */
async function keep(language: Language, event: ExtendableEvent) {
  for (const { url, revision, integrity } of FILES) {
    if (!isNeededIn(language, url)) continue;
    const request = new Request(url, { integrity, cache: revision ? 'reload' : 'default' });
    const params = { cacheKey: release.getCacheKeyForURL(url), integrity };
    await Promise.all(release.strategy.handleAll({ event, request, params }));
  }
}

const boardOf = (language: Language) => `${baseOf(language)}/zoomle.html`;

/** What index.html has in its root, up to what follows that. */
const FIRST_SCREEN = /(<div id="root">).*(<\/div>\s*<script id="countries")/s;

/**
 * The page for addresses without one of their own, in a language that is stored: the board's without its
 * first screen. `shell.html`, which is the same for hosts, need not be fetched.
 */
async function neutralPage(language: Language) {
  const board = await release.matchPrecache(boardOf(language));
  if (!board) return null;
  const html = (await board.text()).replace(FIRST_SCREEN, '$1$2');
  return new Response(html, { headers: board.headers });
}

/** The languages that are stored, of whichever release, and those of open pages. */
async function playedLanguages() {
  const stored = await (await caches.open(cacheNames.precache)).keys();
  const pages = await self.clients.matchAll({ includeUncontrolled: true });
  const paths = stored.map(({ url }) => new URL(url).pathname);
  const open = pages.map(({ url }) => parseAddress(new URL(url).pathname).language);
  return LANGUAGE_CODES.filter((each) => open.includes(each) || paths.includes(boardOf(each)));
}

// The shell and the data are stored as one: a new release is taken up as a whole, when the player
// wants it or no tab shows the old one.
self.addEventListener('install', (event) => {
  const keepAll = async () => {
    for (const language of await playedLanguages()) await keep(language, event);
  };
  event.waitUntil(keepAll());
});
self.addEventListener('activate', (event) => void release.activate(event));
clientsClaim();
cleanupOutdatedCaches();
registerRoute(new PrecacheRoute(release));
registerRoute(
  new NavigationRoute(
    async ({ request, url }) =>
      (await neutralPage(parseAddress(url.pathname).language)) ?? fetch(request),
  ),
);

// Files of the atlas are kept when fetched. Pictures of a map service are not: a browser counts each
// answer from another site as megabytes.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/atlas/'),
  new CacheFirst({
    cacheName: 'atlas',
    // Workbox's types allow for undefined where TypeScript is told not to.
    plugins: [
      keepAtlasTypes,
      new ExpirationPlugin({ maxEntries: MAX_FILES, purgeOnQuotaError: true }),
    ] as WorkboxPlugin[],
  }),
);

/** A stored page of any language: it says that the one of its address is not stored. */
async function anyPage() {
  for (const language of LANGUAGE_CODES) {
    const page = await neutralPage(language);
    if (page) return page;
  }
  return Response.error();
}

// Where the browser has evicted the precache and the server has a newer release, no file matches its
// digest: then the newer release is shown.
setCatchHandler(({ request }) =>
  fetch(request).catch(() => (request.mode === 'navigate' ? anyPage() : Response.error())),
);

self.addEventListener('message', (event) => {
  const { type, language } = event.data ?? {};
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  const known = LANGUAGE_CODES.find((each) => each === language);
  // Where the network has gone meanwhile, the next visit tries again.
  if (type === 'KEEP_LANGUAGE' && known) {
    event.waitUntil(keep(known, event).catch(() => undefined));
  }
});
