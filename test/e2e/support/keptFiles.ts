import type { Page } from '@playwright/test';

/** How many of the atlas’s files lie in the service worker's cache. */
export const keptFiles = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('atlas')).keys()).length);

/** The pages of HTML that the service worker has stored. */
export const keptPages = (page: Page) =>
  page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    const paths = requests.flat().map(({ url }) => new URL(url).pathname);
    return paths.filter((path) => path.endsWith('.html')).sort();
  });
