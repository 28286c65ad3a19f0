import { expect, type Page } from '@playwright/test';

import { texts } from '../../../src/texts/site';
import { answerOf, placeOf } from '../support/world';

export const GAME = 'persist:zoomle-game';
export const HISTORY = 'persist:zoomle-history';
export const SETTINGS = 'persist:zoomle-settings';

/** Puts a text into the storage, from a page of the site without its code. */
export async function store(page: Page, key: string, text: string) {
  await page.goto('/favicon.svg');
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [key, text] as const);
}

/** Not by `getItem`, which may be the fault. */
export const storedText = (page: Page, key = GAME) =>
  page.evaluate((key) => (localStorage[key] ?? '') as string, key);

export const expectStored = (page: Page, name: string) =>
  expect.poll(() => storedText(page)).toContain(name);

/** The line above the board that tells of a trouble with the storage. */
export const storageNotice = (page: Page, trouble: keyof typeof texts.storage) =>
  page.getByRole('status').filter({ hasText: texts.storage[trouble] });

/** A stored round of a day, as it was after some guesses. */
export function aStoredRound(day: string, ...names: string[]) {
  const answer = answerOf(day);
  const { name: place, lat, lon } = placeOf(answer);
  return {
    answer: { name: answer.name, place, lat, lon },
    guesses: names.map((name) => ({
      name,
      distance: 1000,
      direction: 'N',
      isCorrect: name === answer.name,
    })),
  };
}
