import type { Page } from '@playwright/test';

/** How many pictures lie in the service worker's cache. */
export const keptPictures = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('atlas')).keys()).length);
