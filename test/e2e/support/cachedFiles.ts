import type { Page } from '@playwright/test';

/** Of a map: seven pictures, their facts, the country's picture, its outline, its neighbours and its flag. */
const FILES_OF_A_MAP = 12;

/** The number of cached atlas files for that many maps, with the picture of the world. */
export const filesOf = (maps: number) => maps * FILES_OF_A_MAP + 1;

/** The number of atlas files in the service worker's cache, or in that of a copy in a subfolder. */
export const cachedFiles = (page: Page, name = 'atlas') =>
  page.evaluate(async (cache) => (await (await caches.open(cache)).keys()).length, name);

/** The addresses of everything in the service worker's caches. */
export const cachedUrls = (page: Page) =>
  page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return requests.flat().map(({ url }) => url);
  });

/** Those of HTML pages among them. */
export async function cachedPages(page: Page) {
  const paths = (await cachedUrls(page)).map((url) => new URL(url).pathname);
  return paths.filter((path) => path.endsWith('.html')).sort();
}
