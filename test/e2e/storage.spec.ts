import { expect, test } from './support/test';
import { answerOf, NOON, wrongNames } from './support/world';

const ANSWER = answerOf(NOON);
const GUESS = { name: 'Peru', distance: 1, direction: 'N', isCorrect: false };
const PLACE = { name: ANSWER.name, place: 'Somewhere', lat: 1, lon: 2 };

/** As redux-persist writes it: every part of the state is a JSON text of its own. */
const stored = (parts: Record<string, unknown>) =>
  JSON.stringify({
    _persist: '{"version":1,"rehydrated":true}',
    ...Object.fromEntries(Object.entries(parts).map(([key, part]) => [key, JSON.stringify(part)])),
  });
const storedRound = (round: unknown) =>
  stored({ rounds: { 'daily:2026-11-20': round }, board: 'daily:2026-11-20', zoom: 18 });

const CASES: Record<string, string> = {
  'an empty text': '',
  'broken JSON': '{"rounds":',
  null: 'null',
  'a number': '42',
  'a text': '"zoomle"',
  'an array': '[]',
  'an object of something else': '{"theme":"dark"}',
  'parts that are not JSON': '{"rounds":"{","board":"x","zoom":"y","_persist":"z"}',
  'parts that are not texts': '{"rounds":{},"board":1,"zoom":null,"_persist":true}',
  'rounds that are an array': stored({ rounds: [1, 2], board: 'daily:2026-11-20', zoom: 18 }),
  'rounds that are null': stored({ rounds: null, board: null, zoom: null }),
  'a round without an answer': storedRound({ guesses: [GUESS] }),
  'a round without guesses': storedRound({ answer: PLACE }),
  'a guess of the wrong shape': storedRound({ answer: PLACE, guesses: [{ name: 'Peru' }] }),
  'more guesses than there can be': storedRound({
    answer: PLACE,
    guesses: Array.from({ length: 7 }, () => GUESS),
  }),
  'a right guess that is none': storedRound({
    answer: PLACE,
    guesses: [{ ...GUESS, isCorrect: true }],
  }),
  'a place that is not on the Earth': storedRound({
    answer: { ...PLACE, lat: 1000 },
    guesses: [GUESS],
  }),
  'a board and a level that do not exist': stored({ rounds: {}, board: 'dev:x+y', zoom: 99 }),
};

for (const [name, text] of Object.entries(CASES)) {
  test(`storage that holds ${name} gives an empty board`, async ({ game, page }) => {
    await page.addInitScript((value) => {
      // Once only: a reload is to find what the game has written.
      if (sessionStorage.getItem('seeded')) return;
      sessionStorage.setItem('seeded', 'yes');
      localStorage.setItem('persist:zoomle-game', value);
      localStorage.setItem('persist:zoomle-history', value);
    }, text);
    await game.open();
    await game.expectEmptyBoard();
    await game.guess('Peru');
    await page.reload();
    await expect(game.rows).toHaveText(/Peru/);
    await game.guess(ANSWER.name);
    await expect(game.rows.last()).toContainText('🎉 Correct!');
  });
}

test.describe('a whole round is played', () => {
  test('without any storage', async ({ game, page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    await game.open();
    // What cannot be remembered is told again.
    const help = page.getByRole('dialog', { name: 'How to play' });
    await help.getByRole('button', { name: 'Close' }).click();
    await game.guess(...wrongNames(6));
    await expect(page.getByText(`The correct answer was: ${ANSWER.name}`)).toBeVisible();
    await page.reload();
    await help.getByRole('button', { name: 'Close' }).click();
    await game.expectEmptyBoard();
  });

  test('with a storage that is full', async ({ game, page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await game.open();
    await game.guess(...wrongNames(6));
    await expect(page.getByText(`The correct answer was: ${ANSWER.name}`)).toBeVisible();
    await page.reload();
    await game.expectEmptyBoard();
  });
});
