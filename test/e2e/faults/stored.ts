import { expect, type Page } from '@playwright/test';

import { utcDateOf } from '../../../src/domain/calendar';
import { dailyRoundId } from '../../../src/domain/roundId';
import { roundKey } from '../../../src/store/persistence/storageFormat';
import { start } from '../../../src/texts/en/start';
import { NOON } from '../support/world';

/** The key of the day's round. */
const ROUND_KEY = roundKey(dailyRoundId(utcDateOf(Date.parse(NOON))));

/** Not read by `getItem`, which a fault may have broken. */
export const storedText = (page: Page, key = ROUND_KEY) =>
  page.evaluate((key) => (localStorage[key] ?? '') as string, key);

export const expectStored = (page: Page, name: string) =>
  expect.poll(() => storedText(page)).toContain(name);

/** The line above the board about an error of the storage. */
export const storageNotice = (page: Page, error: keyof typeof start.storage) =>
  page.getByRole('status').filter({ hasText: start.storage[error] });
