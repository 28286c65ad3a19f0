import { devTexts } from '../../src/texts/dev';
import { storedText } from './faults/stored';
import { installDevTools, jump, lift, logOf, screenOf } from './support/devTools';
import { expect, test } from './support/test';
import { answerOf, NOON, wrongNames } from './support/world';

// Nothing is to be waited for between two jumps.
test.use({ variant: 'atlas', contextOptions: { reducedMotion: 'reduce' } });

const JUMPS = 60;

/** Numbers below a bound that look random and are the same in each run (Lehmer, 1951). */
function* someOrder(bound: number) {
  for (let seed = 20_261_120; ; seed = (seed * 48_271) % 2_147_483_647) yield seed % bound;
}

test(`${JUMPS} jumps through a round of four guesses show what a new page shows of each moment`, async ({
  game,
  page,
  context,
}) => {
  test.setTimeout(300_000);
  await page.clock.setFixedTime(NOON);
  await installDevTools(page);
  await page.goto('/zoomle');
  for (const [index, name] of [...wrongNames(3), answerOf(NOON).name].entries()) {
    await game.input.pressSequentially(name.slice(0, 2));
    await game.guess(name);
    if (index % 2 === 1) await game.slider.press('ArrowLeft');
  }
  await expect(game.input).toHaveCount(0);
  const { computedStates } = await logOf(page);
  // The level that the last key has picked is written a moment later.
  await expect.poll(() => storedText(page)).toMatch(/"status":"won".*"zoom":16/);
  const stored = await storedText(page);

  const fresh = await Promise.all(
    computedStates.map(async ({ state }) => {
      const other = await context.newPage();
      await other.clock.setFixedTime(NOON);
      await installDevTools(other, state);
      await other.goto('/zoomle', { waitUntil: 'networkidle' });
      // The round's end comes with code and data of its own.
      if (JSON.stringify(state).includes('"status":"won"')) {
        await other.getByRole('img', { name: /^World map/ }).waitFor();
        await other.getByRole('heading', { name: /^More places/ }).waitFor();
      }
      await other.evaluate(() => document.fonts.ready);
      const screen = await screenOf(other);
      await other.close();
      return screen;
    }),
  );

  let count = 0;
  for (const index of someOrder(computedStates.length)) {
    await jump(page, index);
    await expect.poll(() => screenOf(page), `jump ${count} to moment ${index}`).toBe(fresh[index]);
    count += 1;
    if (count === JUMPS) break;
  }
  expect(new Set(fresh).size).toBeGreaterThan(12);
  expect(await storedText(page)).toBe(stored);
});

test('after travelling, a reset and an imported log, playing on works and is stored', async ({
  game,
  page,
}) => {
  const [first = '', second = '', third = '', fourth = ''] = wrongNames(4);
  await installDevTools(page);
  await game.open();
  await game.guess(first, second);

  await jump(page, 3);
  await expect(page.getByText(devTexts.travel.past)).toBeVisible();
  await page.getByRole('button', { name: devTexts.travel.back }).click();
  await game.guess(third);

  const log = await logOf(page);
  await lift(page, { type: 'RESET', timestamp: 0 });
  await expect(game.rows).toHaveCount(3);

  await lift(page, { type: 'IMPORT_STATE', nextLiftedState: log });
  await game.guess(fourth);
  await page.reload();
  await expect(game.rows).toHaveText(
    [first, second, third, fourth].map((name) => new RegExp(name)),
  );
});
