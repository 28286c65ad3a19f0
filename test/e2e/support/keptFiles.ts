import type { Page } from '@playwright/test';

/** How many of the atlas’s files lie in the service worker's cache. */
export const keptFiles = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('atlas')).keys()).length);
