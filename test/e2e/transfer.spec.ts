import { readFile, writeFile } from 'node:fs/promises';

import type { Locator, Page } from '@playwright/test';

import { formatExport } from '../../src/domain/exportFormat';
import { later } from '../../src/texts/en/later';
import { aRound } from '../support/builders';
import { expectNoViolations } from './support/axe';
import { expectNoSidewaysScrolling } from './support/game';
import { jsonFile } from './support/jsonFile';
import { expect, test } from './support/test';
import { answerOf, NOON, wrongNames } from './support/world';

test.use({ variant: 'atlas' });

/** With what is about the stored progress unfolded. */
const PAGE = '/zoomle/statistics#progress';
const button = (page: Page, name: string) => page.getByRole('button', { name });

/** By keyboard: the input is invisible. */
async function upload(page: Page, text: string) {
  await page.getByLabel('From a file').focus();
  const chooser = page.waitForEvent('filechooser');
  // Choosers, unlike other events, are intercepted only on request, and a key may overtake that. A round
  // trip shows that it has arrived.
  await page.evaluate(() => undefined);
  await page.keyboard.press('Space');
  await (await chooser).setFiles(jsonFile(text));
}

test('a round moves elsewhere by code, and back by file', async ({ game, page, openElsewhere }) => {
  await game.open();
  await game.guess(...wrongNames(2));
  await page.goto(PAGE);
  await button(page, 'Copy as a code').click();
  const code = await game.copied();

  const other = await openElsewhere(PAGE);
  const { keyboard } = other.page;
  await other.page.setViewportSize({ width: 320, height: 700 });
  await other.page.getByLabel('From a code').focus();
  // With line breaks, as in a mail.
  await keyboard.insertText(code.replace(/.{40}/g, '$&\n'));
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(other.page.getByText('Daily maps: 1 to import.')).toBeVisible();
  await expect(button(other.page, 'Import')).toBeInViewport();
  await expectNoSidewaysScrolling(other.page);
  await keyboard.press('Tab');
  await expect(button(other.page, 'Import')).toBeFocused();
  await keyboard.press('Enter');
  await expect(other.page.getByText('1 map imported.')).toBeVisible();
  await expect(other.page.getByRole('group', { name: 'Import' })).toBeFocused();

  await other.page.goto('/zoomle');
  await expect(other.rows).toHaveCount(2);
  await other.expectAtlasPicture(16);
  await other.guess(answerOf(NOON).name);
  await other.page.goto(PAGE);
  const [download] = await Promise.all([
    other.page.waitForEvent('download'),
    button(other.page, 'Save as a file').click(),
  ]);
  expect(download.suggestedFilename()).toBe('zoomle-progress-2026-11-20.json');
  const file = await readFile(await download.path(), 'utf8');

  await upload(page, 'foreign');
  await expect(page.getByText(later.progress.import.refused.foreign)).toBeVisible();
  await upload(page, file);
  await expect(button(page, 'Import')).toBeVisible();
  await expectNoViolations(page);
  await button(page, 'Import').click();
  await expect(page.getByText('1 map imported.')).toBeVisible();
  await page.goto('/zoomle');
  await expect(game.rows.last()).toContainText('🎉 Correct!');
});

const YESTERDAYS = answerOf('2026-11-19T12:00:00Z');
const EXPORT = formatExport({ 'daily:2026-11-19': aRound(YESTERDAYS, YESTERDAYS) });

/** Drops files as a person drags them in from outside: no event of a script opens a fold in the same frame. */
async function dropOn(target: Locator, files: readonly string[]) {
  await target.scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await target.boundingBox()) ?? {};
  const devTools = await target.page().context().newCDPSession(target.page());
  const data = { items: [], files: [...files], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await devTools.send('Input.dispatchDragEvent', { type, x: x + 5, y: y + 5, data });
}

test('an export dropped on the fold, opened before or not, can be imported', async ({
  page,
}, testInfo) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const file = testInfo.outputPath('a.json');
  await writeFile(file, EXPORT);
  const fold = page.locator('summary', { hasText: later.progress.title });
  for (const toggles of [0, 1, 2]) {
    await page.goto('/zoomle/statistics');
    for (let click = 0; click < toggles; click += 1) await fold.click();
    await dropOn(fold, [file]);
    await expect(button(page, 'Import')).toBeInViewport({ ratio: 1 });
    await button(page, 'Cancel').click({ trial: true });
  }
  await button(page, 'Import').click();
  await expect(page.getByText('1 map imported.')).toBeVisible();
});
