import { BOARD_KEY } from '../../src/app/persistence/storedState';
import { devTexts } from '../../src/texts/dev';
import { later } from '../../src/texts/en/later';
import { start } from '../../src/texts/en/start';
import { storedText } from './faults/stored';
import { expectNoViolationsInBothThemes } from './support/axe';
import { installDevTools, jump, logOf, screenOf } from './support/devTools';
import { Game } from './support/game';
import { tabTo } from './support/tabTo';
import { expect, test } from './support/test';
import { answerOf, NOON, wrongNames } from './support/world';

// Nothing is to be waited for between two jumps.
test.use({ variant: 'atlas', contextOptions: { reducedMotion: 'reduce' } });

/** How many moments of a round are compared; each of them, in the page alone, in timeTravel.test. */
const MOMENTS = 6;

/** Opens the game and closes a dialog again: the log's last two events. */
async function openAndCloseDialog(game: Game) {
  const { page } = game;
  await installDevTools(page);
  await game.open();
  await page.getByRole('button', { name: start.game.menu.settings }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return logOf(page);
}

test('jumps show what new pages show', async ({ game, page, context, maps }) => {
  test.setTimeout(180_000);
  await page.clock.setFixedTime(NOON);
  await installDevTools(page);
  await page.goto('/zoomle');
  for (const [index, name] of [...wrongNames(3), answerOf(NOON).name].entries()) {
    await game.input.pressSequentially(name.slice(0, 2));
    await game.guess(name);
    // The end is shown once the country's outline has loaded.
    if (name === answerOf(NOON).name) await expect(game.drawing).toContainText(name);
    if (index % 2 === 1) await game.slider.press('ArrowLeft');
  }
  await expect(game.input).toHaveCount(0);
  // One event more, for in the present the input is not disabled.
  await game.slider.press('ArrowRight');
  const computedStates = (await logOf(page)).computedStates.slice(0, -1);
  // The level that the last key has picked is written a moment later.
  const storedTexts = () => Promise.all([storedText(page), storedText(page, BOARD_KEY)]);
  await expect
    .poll(storedTexts)
    .toEqual([expect.stringContaining('"won"'), expect.stringContaining('"zoom":15')]);
  const stored = await storedTexts();

  const fresh = new Map<number, string>();
  // One after the other: pages that start at once take a busy machine too long.
  for (let moment = 1; moment <= MOMENTS; moment += 1) {
    const index = Math.floor((moment * (computedStates.length - 1)) / MOMENTS);
    const { state } = computedStates[index] ?? {};
    const other = await context.newPage();
    await other.clock.setFixedTime(NOON);
    await installDevTools(other, state);
    await other.goto('/zoomle', { waitUntil: 'networkidle' });
    // The round's end comes with code and data of its own.
    if (JSON.stringify(state).includes('"status":"won"')) {
      await other.getByRole('button', { name: later.recap.views.guesses }).waitFor();
      await other.getByRole('heading', { name: /^More places/ }).waitFor();
    }
    const view = other.getByAltText(/^Satellite picture/).first();
    if ((await view.count()) > 0) {
      // What the picture shows in words is loaded once it is there, and so is what is drawn on it.
      const words = view.and(other.getByAltText(/across\./));
      await expect(words.or(new Game(other, maps).drawing)).toBeVisible();
    }
    await other.evaluate(() => document.fonts.ready);
    fresh.set(index, await screenOf(other));
    await other.close();
  }

  // Each moment is reached from its neighbour, and from afar in both directions.
  const back = [...fresh.keys()].reverse();
  for (const index of [...back, ...[0, 3, 1, 4, 2, 5].map((place) => back[place] ?? 0)]) {
    await jump(page, index);
    await expect.poll(() => screenOf(page), `moment ${index}`).toBe(fresh.get(index));
  }
  expect(new Set(fresh.values()).size).toBe(MOMENTS);
  expect(await storedTexts()).toEqual(stored);
});

test.describe('on the development server, where React mounts everything twice,', () => {
  test.use({ variant: 'dev' });

  test('a jump to an open dialog is no event, and Escape neither', async ({ game, page }) => {
    const { stagedActionIds } = await openAndCloseDialog(game);
    const last = stagedActionIds.length - 1;
    const dialog = page.getByRole('dialog');

    for (const index of [last - 1, last, last - 1, last - 2, last - 1]) {
      await jump(page, index);
      await expect(dialog).toHaveCount(index === last - 1 ? 1 : 0);
    }
    // At the second one in a row, a browser closes a dialog without asking.
    for (const key of ['Escape', 'Escape', 'Escape']) await page.keyboard.press(key);
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: devTexts.travel.back }).click();
    await expect(dialog).toHaveCount(0);
    expect((await logOf(page)).stagedActionIds).toEqual(stagedActionIds);
  });
});

test('a notice of the past lies above all, and moves nothing', async ({ game, page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { stagedActionIds } = await openAndCloseDialog(game);
  const board = await game.title.boundingBox();
  for (const events of [2, 3]) {
    await jump(page, stagedActionIds.length - events);
    // With a dialog open, the page below it has another one.
    const back = page.getByRole('button', { name: devTexts.travel.back }).first();
    // Playwright clicks nothing that something else lies above.
    await back.click({ trial: true });
    expect(await game.title.boundingBox()).toEqual(board);
    await game.expectNoSidewaysScrolling();
  }
  await expectNoViolationsInBothThemes(page);
  await tabTo(page, page.getByRole('button', { name: devTexts.travel.back }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(devTexts.travel.notice)).toHaveCount(0);
});
