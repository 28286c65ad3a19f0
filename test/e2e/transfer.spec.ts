import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { later } from '../../src/texts/en/later';
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
