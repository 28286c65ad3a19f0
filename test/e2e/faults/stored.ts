import { expect, type Page } from '@playwright/test';

import { STORAGE_KEYS } from '../../../src/app/storedState';
import { siteTexts } from '../../../src/texts/en/site';

export const { game: GAME, history: HISTORY, settings: SETTINGS } = STORAGE_KEYS;

/** Puts a text into the storage, from a page of the site without its code. */
export async function store(page: Page, key: string, text: string) {
  await page.goto('/favicon.svg');
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [key, text] as const);
}

/** Not by `getItem`, which may be the fault. */
export const storedText = (page: Page, key: string = GAME) =>
  page.evaluate((key) => (localStorage[key] ?? '') as string, key);

export const expectStored = (page: Page, name: string) =>
  expect.poll(() => storedText(page)).toContain(name);

/** The line above the board that tells of an error of the storage. */
export const storageNotice = (page: Page, error: keyof typeof siteTexts.storage) =>
  page.getByRole('status').filter({ hasText: siteTexts.storage[error] });
