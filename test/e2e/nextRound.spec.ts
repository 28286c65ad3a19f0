import { later } from '../../src/texts/en/later';
import { start } from '../../src/texts/en/start';
import { GALLERY } from './support/gallery';
import type { Game } from './support/game';
import { expect, test } from './support/test';

test.use({
  variant: 'atlas',
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
});

/** Presses a button far below the board, and expects the next map in view. */
async function goOn(game: Game, name: string) {
  await game.page.getByRole('button', { name }).click();
  await expect(game.rows).toHaveCount(0);
  await expect(game.picture).toBeInViewport({ ratio: 1 });
  await expect(game.title).toBeFocused();
  await expect(game.title).toBeInViewport();
}

test('on a phone, the next map is shown from the top', async ({ game }) => {
  await game.open({ path: `${GALLERY}/challenge-map-won` });
  await goOn(game, later.challenge.board.next);

  await game.page.goto('/zoomle/practice');
  await game.endPractice();
  await goOn(game, start.game.nextPractice);
  await game.guess('Peru');
  await goOn(game, start.game.nextPractice);
});
