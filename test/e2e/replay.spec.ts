import { expect, test } from './support/test';
import { NOON } from './support/world';

const DAY = NOON.slice(0, 10);
const REPORT = [
  'Events, the last one last:',
  'storage/restored',
  `game/dayArrived ${DAY}`,
  `game/guessMade daily:${DAY} Peru`,
  'game/zoomPicked 18',
  `game/guessMade daily:${DAY} Kenya`,
].join('\n');

test.describe('the replay, which begins with a form', () => {
  test.use({ awaitsStart: false });

  test('a pasted report is gone through with the keyboard, and the player’s round is as it was', async ({
    game,
    page,
  }) => {
    await game.open({ path: '/zoomle?replay' });
    await page.getByLabel('Or paste it').fill(REPORT);
    await page.getByRole('button', { name: 'Replay', exact: true }).click();
    const scrubber = page.getByRole('slider', { name: 'Event' });
    await scrubber.press('End');
    await expect(game.rows).toHaveCount(2);
    await game.expectPicture(17);
    await scrubber.press('ArrowLeft');
    await expect(game.rows).toHaveCount(1);
    await game.expectPicture(18);
    await expect(page.getByText('Zoom 18', { exact: false }).first()).toBeVisible();

    await page.goto('/zoomle');
    await game.expectEmptyBoard();
  });
});

test.describe('the public build', () => {
  test.use({ variant: 'public' });

  test('has no replay', async ({ game, page }) => {
    await game.open({ path: '/zoomle?replay' });
    await expect(game.input).toBeVisible();
    await expect(page.getByLabel('Or paste it')).toHaveCount(0);
  });
});
