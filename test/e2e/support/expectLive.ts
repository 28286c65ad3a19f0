import { expect, type Page } from '@playwright/test';

/**
 * Waits until the site itself has taken the place of what the build has rendered. Clicks and fields
 * that are filled wait for that by themselves; keys, the focus and what is read off the page do not.
 */
export const expectLive = (page: Page) =>
  expect(page.locator('head > [data-static]')).toHaveCount(0);
