import { expect } from '@playwright/test';

import { answerOf, NOON, wrongNames } from '../support/world';
import type { Fault } from './fault';
import {
  aStoredRound,
  expectStored,
  GAME,
  HISTORY,
  SETTINGS,
  storageNotice,
  store,
  storedText,
} from './stored';

const TODAY = 'daily:2026-11-20';
const ANSWER = answerOf(NOON).name;
const [FIRST = '', SECOND = ''] = wrongNames(2);

const DAMAGED: readonly (readonly [name: string, text: string])[] = [
  ['a store cut short', '{"version":2,"rounds":'],
  ['a store that is something else’s', '{"theme":"dark"}'],
  ['a store without rounds', '{"version":2,"rounds":null}'],
  [
    'a store with seven guesses in a round',
    JSON.stringify({
      version: 2,
      rounds: { [TODAY]: aStoredRound(NOON, ...wrongNames(7)) },
      board: TODAY,
      zoom: 12,
    }),
  ],
];

const damagedFaults = DAMAGED.map(([name, text]): Fault => ({
  name,
  sees: 'a notice, and an empty board',
  keeps: 'the text, set aside, and what is played from now on',
  run: async ({ game, page }) => {
    await store(page, GAME, text);
    await game.open();
    await expect(storageNotice(page, 'damaged')).toBeVisible();
    await game.expectEmptyBoard();
    await game.guess(FIRST);
    await expectStored(page, FIRST);
    expect(await storedText(page, `${GAME}:damaged-1`)).toBe(text);
    await page.reload();
    await expect(game.rows).toHaveText([new RegExp(FIRST)]);
    await expect(storageNotice(page, 'damaged')).toHaveCount(0);
  },
}));

/** As redux-persist writes it: every part of the state is a JSON text of its own. */
const ofVersion1 = (fields: Record<string, unknown>) =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries({ ...fields, _persist: { version: 1, rehydrated: true } }).map(
        ([name, value]) => [name, JSON.stringify(value)],
      ),
    ),
  );

export const storedTextFaults: readonly Fault[] = [
  ...damagedFaults,
  {
    name: 'a store of which one round is damaged',
    sees: 'a notice, and the guesses of today',
    keeps: 'all sound rounds; the text is set aside',
    run: async ({ game, page }) => {
      const rounds = { [TODAY]: aStoredRound(NOON, FIRST), 'daily:2026-11-19': { answer: 7 } };
      const text = JSON.stringify({ version: 2, rounds, board: TODAY, zoom: 17 });
      await store(page, GAME, text);
      await game.open();
      await expect(storageNotice(page, 'damaged')).toBeVisible();
      await expect(game.rows).toHaveText([new RegExp(FIRST)]);
      await game.guess(SECOND);
      await expectStored(page, SECOND);
      expect(await storedText(page, `${GAME}:damaged-1`)).toBe(text);
    },
  },
  {
    name: 'a store of the first version',
    sees: 'the round, the figures and the settings as they were',
    keeps: 'all of it, in the present version',
    run: async ({ game, page }) => {
      const yesterday = aStoredRound('2026-11-19', answerOf('2026-11-19').name);
      await store(
        page,
        GAME,
        ofVersion1({ rounds: { [TODAY]: aStoredRound(NOON, FIRST) }, board: TODAY, zoom: 17 }),
      );
      await store(page, HISTORY, ofVersion1({ rounds: { '2026-11-19': yesterday } }));
      await store(
        page,
        SETTINGS,
        ofVersion1({ units: 'mi', highContrast: false, knowsHowToPlay: true }),
      );
      await game.open();
      await expect(game.rows).toHaveText([new RegExp(`${FIRST}621 mi`)]);
      await game.guess(ANSWER);
      await expect(page.getByText('Current streak').locator('..')).toContainText('2');
      await expectStored(page, '"version":2');
      await page.reload();
      await expect(game.rows).toHaveText([new RegExp(`${FIRST}621 mi`), /Correct/]);
    },
  },
];
