import { expect } from '@playwright/test';

import { formatExport } from '../../../src/domain/exportFormat';
import { later } from '../../../src/texts/en/later';
import { start } from '../../../src/texts/en/start';
import { aRound } from '../../support/builders';
import { jsonFile } from '../support/jsonFile';
import { answerOf, challengeOf, NOON, wrongNames } from '../support/world';
import type { Fault } from './fault';

/** In the page: wraps each text, now and later, in a node of its own, as Chrome's translator does. */
function translateAll() {
  const translate = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('font, script, style')) continue;
      // oxlint-disable-next-line typescript/no-deprecated -- Chrome's translator uses it.
      const font = document.createElement('font');
      font.textContent = text.data;
      text.replaceWith(font);
    }
  };
  addEventListener('DOMContentLoaded', () => {
    translate();
    const changes = { subtree: true, childList: true, characterData: true };
    new MutationObserver(translate).observe(document.body, changes);
  });
}

const WRONG = wrongNames(2);
const YESTERDAY = '2026-11-19';
const { archive, challenge, progress, statistics } = later;

const answerOn = (date: string) => answerOf(`${date}T12:00:00Z`);

const EXPORT = formatExport({
  'archive:2026-11-18': aRound(answerOn('2026-11-18'), answerOn('2026-11-18')),
});
const CHALLENGE = ['Peru', 'France', 'Germany', 'Nepal', 'Madagascar'];

export const translatorFaults: readonly Fault[] = [
  {
    name: 'a browser that translates the page and replaces its texts',
    sees: 'every text that changes',
    keeps: 'a round, the archive, an import and a challenge go on to their ends',
    use: { variant: 'atlas' },
    run: async ({ game, page }) => {
      const follow = (name: string) => page.getByRole('link', { name }).first().click();
      const press = (name: string) => page.getByRole('button', { name }).click();
      await page.addInitScript(translateAll);

      await game.open();
      await game.input.pressSequentially('ind');
      await expect(game.options).toHaveText([/^India /, /^Indonesia /]);
      await game.input.press('o');
      await expect(game.options).toHaveText([/^Indonesia /]);
      const scale = page.getByText(/^\d+ km$/).first();
      await expect(scale).toHaveText('50 km');
      await game.guess(...WRONG);
      await expect(scale).toHaveText('200 km');
      await game.guess(answerOf(NOON).name);
      await expect(page.getByText(statistics.distribution)).toBeVisible();

      await follow(start.game.menu.archive);
      await expect(page.getByText(archive.played(1, 20))).toBeVisible();
      await game.archived(YESTERDAY).click();
      await game.guess(...WRONG, answerOn(YESTERDAY).name);

      await follow(start.game.menu.statistics);
      await page.getByText(progress.title, { exact: true }).click();
      await page.getByLabel(progress.import.file).setInputFiles(jsonFile(EXPORT));
      await press(progress.import.confirm);
      await expect(page.getByText(progress.import.imported(1))).toBeVisible();
      await follow(start.site.privacy);
      await follow(start.site.about);
      await expect(game.title).toHaveText('About');

      await page.goto(`/zoomle/challenge#${challengeOf(CHALLENGE, [1, 1, 1, 1, 2])}`);
      await follow(challenge.intro.start);
      for (const [index, name] of CHALLENGE.entries()) {
        if (index > 0) await press(challenge.board.next);
        await game.guess(name);
      }
      await follow(challenge.board.result);
      await expect(page.getByText(challenge.result.won(5, 6))).toBeVisible();
    },
  },
];
