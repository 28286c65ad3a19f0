import { expect } from '@playwright/test';

import { Game } from '../support/game';
import { wrongNames } from '../support/world';
import { halt } from './halt';
import { expectRelease, type ReleaseFault } from './releases';
import { storedText } from './stored';

const [FIRST = '', SECOND = '', THIRD = ''] = wrongNames(3);

/** Stores texts as if the page's release had raised their version. */
function storeAnew() {
  const [older, newer] = ['{"version":1', '{"version":2'];
  Storage.prototype.getItem = (key) =>
    ((localStorage[key] ?? null) as string | null)?.replace(newer, older) ?? null;
  Storage.prototype.setItem = (key, text) => {
    localStorage[key] = text.replace(older, newer);
  };
}

const holding = (...texts: string[]) => new RegExp(texts.join('.*'));

export const twoReleaseFaults: readonly ReleaseFault[] = [
  {
    name: 'an old tab that overwrites, unread, what the new release has just stored',
    sees: 'all guesses in the new release',
    keeps: 'all guesses, in the new form',
    run: async ({ context, game, maps, page, releases }) => {
      await game.open();
      await game.guess(FIRST);
      releases.publish();
      const [other, next] = [
        new Game(await context.newPage(), maps),
        new Game(await context.newPage(), maps),
      ];
      await context.addInitScript(storeAnew);
      await other.page.goto('/zoomle');
      await expectRelease(other.page, 'new');
      // A page of its own sees what has left the others' processes.
      await next.page.goto('/favicon.svg');
      await game.input.fill(THIRD);
      await expect(game.options).toHaveCount(1);
      const goOn = await halt(page, 'Enter');
      await other.guess(SECOND);
      await expect.poll(() => storedText(next.page)).toMatch(holding('"version":2', SECOND));
      await goOn();
      await expect.poll(() => storedText(next.page)).toMatch(holding('"version":2', THIRD));
      for (const tab of [page, other.page]) await tab.close();
      await next.page.goto('/zoomle');
      await expect(next.rows).toHaveText([FIRST, THIRD, SECOND].map((name) => new RegExp(name)));
    },
  },
];
