import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

/** The worker, as far as it is used here: TypeScript has its types only without those of pages. */
declare const self: {
  readonly __WB_MANIFEST: PrecacheEntry[];
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: (type: 'message', listener: (event: MessageEvent) => void) => void;
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

// The shell and the data are precached as one: a new release is taken up as a whole, when the player
// wants it or no tab shows the old one.
clientsClaim();
cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST);
registerRoute(new NavigationRoute(createHandlerBoundToURL('shell.html')));

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

// Where the browser has evicted the precache and the server has a newer release, no file matches its
// digest: then the newer release is shown.
setCatchHandler(({ request }) => fetch(request));

self.addEventListener('message', ({ data }: MessageEvent<{ type?: unknown } | null>) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
