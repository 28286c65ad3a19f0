import { expect, type Page } from '@playwright/test';

import { PICTURES_ID } from '../../../src/maps/picturesId';
import { start } from '../../../src/texts/en/start';
import { expectNoViolations } from '../support/axe';
import { answerOf, NOON } from '../support/world';
import type { Fault } from './fault';
import { breakCode } from './poison';

/** The message in place of a section that failed. */
export const failed = (page: Page, section: keyof typeof start.errors.sections) =>
  page.getByRole('alert').filter({ hasText: start.errors.section(start.errors.sections[section]) });

export const sectionFaults: readonly Fault[] = [
  {
    name: 'a recap with broken code',
    sees: 'a sentence below the board, and the picture of the country without a drawing',
    keeps: 'the board with its map, the green row and the result',
    run: async ({ game, page }) => {
      await breakCode(page, 'recapParts');
      await game.open();
      await game.guess(answerOf(NOON).name);
      await expect(failed(page, 'recap')).toBeVisible();
      await expectNoViolations(page);
      await expect(game.rows.last()).toContainText('🎉 Correct!');
      await expect(page.getByText('First guess. Unbelievable!')).toBeVisible();
      await game.expectCountry(answerOf(NOON).name);
    },
  },
  {
    name: 'an outline of the country that never loads',
    sees: 'the last picture, and after ten seconds the next level',
    keeps: 'the result, and the outline at the next visit',
    run: async ({ game, page }) => {
      const outline = '**/outline.json';
      const { name } = answerOf(NOON);
      await page.route(outline, () => undefined);
      await game.openWithPicture();
      await game.guess(name);
      await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
      await expect(page.getByRole('region', { name }).getByRole('button').first()).toBeVisible();
      const seen = page.locator(`#${PICTURES_ID} img:visible`);
      await expect(seen).toHaveAttribute('src', /,18,0/);
      await page.clock.fastForward(10_000);
      await game.expectPicture(17);
      await page.unroute(outline);
      await page.reload();
      await game.expectCountry(name);
    },
  },
];
