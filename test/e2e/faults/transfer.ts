import { expect } from '@playwright/test';

import countries from '../../../src/data/countries_with_mapLocations.json' with { type: 'json' };
import { findCountry } from '../../../src/domain/countries';
import { formatExport } from '../../../src/domain/exportFormat';
import { later } from '../../../src/texts/en/later';
import { aRound } from '../../support/builders';
import { answerOf } from '../support/world';
import type { Fault } from './fault';

const { confirm, imported, refused } = later.progress.import;
const TÜRKIYE = findCountry(countries, 'Türkiye') ?? answerOf('2026-11-19');
const EXPORT = formatExport({ 'daily:2026-11-19': aRound(answerOf('2026-11-19'), TÜRKIYE) });

export const jsonFile = (text: string, encoding?: BufferEncoding) => ({
  name: 'a.json',
  mimeType: 'application/json',
  buffer: Buffer.from(text, encoding),
});

export const transferFaults: readonly Fault[] = [
  {
    name: 'an export that was saved in another encoding',
    sees: 'that it is damaged',
    keeps: 'the right file can be imported after it, with its names',
    run: async ({ game, page }) => {
      await game.open({ path: '/zoomle/statistics' });
      const upload = (encoding: BufferEncoding) =>
        page.getByLabel('From a file').setInputFiles(jsonFile(EXPORT, encoding));
      await upload('latin1');
      await expect(page.getByText(refused.damaged)).toBeVisible();
      await upload('utf8');
      await page.getByRole('button', { name: confirm, exact: true }).click();
      await expect(page.getByText(imported(1))).toBeVisible();
      await page.goto('/zoomle');
      await page.getByRole('button', { name: 'Finish yesterday’s round' }).click();
      await expect(game.rows).toHaveText([/Türkiye/]);
    },
  },
];
