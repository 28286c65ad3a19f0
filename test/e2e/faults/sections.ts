import { expect, type Page } from '@playwright/test';

import { start } from '../../../src/texts/en/start';
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
      await breakCode(page, 'End');
      await game.open();
      await game.guess(answerOf(NOON).name);
      await expect(failed(page, 'recap')).toBeVisible();
      await expect(game.rows.last()).toContainText('🎉 Correct!');
      await expect(page.getByText('First guess. Unbelievable!')).toBeVisible();
      await game.expectCountry(answerOf(NOON).name);
    },
  },
];
