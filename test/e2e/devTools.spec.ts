import { devTexts } from '../../src/texts/dev';
import { start } from '../../src/texts/en/start';
import { expectStored, storedText } from './faults/stored';
import { expectNoViolationsInBothThemes } from './support/axe';
import { eventsOf, installDevTools, jump, screenOf } from './support/devTools';
import { expectNoSidewaysScrolling, type Game } from './support/game';
import { tabTo } from './support/tabTo';
import { expect, test } from './support/test';
import { answerOf, NOON, wrongNames } from './support/world';

const ANSWER = answerOf(NOON).name;

test.use({ variant: 'atlas' });

/** Opens the game and closes a dialog again: the log's last two events. */
async function openAndCloseDialog(game: Game) {
  const { page } = game;
  await installDevTools(page);
  await game.open();
  await page.getByRole('button', { name: start.game.menu.settings }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return eventsOf(page);
}

test('a jump shows what was on the screen then, and stores nothing', async ({ game, page }) => {
  await page.clock.setFixedTime(NOON);
  await installDevTools(page);
  await page.goto('/zoomle');
  const seen = new Map<number, string>();
  const look = async () => {
    const screen = await screenOf(page);
    seen.set((await eventsOf(page)).length - 1, screen);
  };
  for (const name of wrongNames(2)) {
    // The words for the picture load after it.
    await expect(game.picture).toHaveAccessibleName(/across\./);
    await game.input.pressSequentially(name.slice(0, 2));
    await look();
    await game.guess(name);
    await game.slider.press('ArrowLeft');
    await look();
  }
  await game.guess(ANSWER);
  await expect(game.drawing).toContainText(ANSWER);
  await expect(page.getByRole('heading', { name: /^More places/ })).toBeVisible();
  await look();
  await expectStored(page, '"won"');
  const stored = await storedText(page);

  // To a neighbour, and from afar in both directions.
  const moments = [...seen.keys()];
  for (const place of [3, 2, 1, 0, 4, 0, 2, 4, 1, 3]) {
    const index = moments[place] ?? NaN;
    await jump(page, index);
    await expect.poll(() => screenOf(page), `moment ${index}`).toBe(seen.get(index));
  }
  expect(new Set(seen.values()).size).toBe(5);
  expect(await storedText(page)).toBe(stored);
});

test.describe('on the development server, where React mounts everything twice:', () => {
  test.use({ variant: 'dev' });

  test('a jump to an open dialog and Escape in it are no events, and a guess follows', async ({
    game,
    page,
  }) => {
    const events = await openAndCloseDialog(game);
    const last = events.length - 1;
    const dialog = page.getByRole('dialog');

    for (const index of [last - 1, last, last - 1, last - 2, last - 1]) {
      await jump(page, index);
      await expect(dialog).toHaveCount(index === last - 1 ? 1 : 0);
    }
    // A browser closes a dialog at the second Escape in a row, whatever the page says.
    for (const key of ['Escape', 'Escape', 'Escape']) await page.keyboard.press(key);
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: devTexts.travel.back }).click();
    await expect(dialog).toHaveCount(0);
    expect(await eventsOf(page)).toEqual(events);
    await game.guess(...wrongNames(1));
  });
});

test('the notice of the past lies above everything, and moves nothing', async ({ game, page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const log = await openAndCloseDialog(game);
  const board = await game.title.boundingBox();
  for (const events of [2, 3]) {
    await jump(page, log.length - events);
    // An open dialog has its own, above the page's.
    const back = page.getByRole('button', { name: devTexts.travel.back }).first();
    // Playwright clicks only what nothing covers.
    await back.click({ trial: true });
    expect(await game.title.boundingBox()).toEqual(board);
    await expectNoSidewaysScrolling(page);
  }
  await expectNoViolationsInBothThemes(page);
  await tabTo(page, page.getByRole('button', { name: devTexts.travel.back }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(devTexts.travel.notice)).toHaveCount(0);
});
