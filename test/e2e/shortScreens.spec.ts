import { expect, test } from './support/test';
import { answerOf, NOON, wrongNames } from './support/world';

// The last is a laptop of 1366x768 at 200 %.
for (const [width, height] of [
  [640, 360],
  [844, 390],
  [683, 384],
] as const) {
  test.describe(`${width} by ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('the map stands beside the rows, no higher than the screen', async ({ game, page }) => {
      await game.open();
      const [picture, input] = await Promise.all([
        game.picture.boundingBox(),
        game.input.boundingBox(),
      ]);
      expect(input?.x).toBeGreaterThan((picture?.x ?? NaN) + (picture?.width ?? NaN));
      expect(picture?.height).toBeLessThan(height);
      await game.expectNoSidewaysScrolling();
      await page.mouse.wheel(0, 200);
      await expect(game.slider).toBeInViewport({ ratio: 1 });
      await expect(game.picture).toBeInViewport({ ratio: 0.95 });
    });

    test('a guess leaves its row, the picture and the input in view', async ({ game }) => {
      await game.open();
      for (const name of wrongNames(5)) {
        await game.input.fill(name);
        await game.input.press('Enter');
        await expect(game.rows.last()).toBeInViewport({ ratio: 1 });
        await expect(game.input).toBeInViewport({ ratio: 1 });
        await expect(game.picture).toBeInViewport({ ratio: 0.95 });
        const [input, row] = await Promise.all([
          game.input.boundingBox(),
          game.rows.last().boundingBox(),
        ]);
        expect(row?.y).toBeGreaterThanOrEqual((input?.y ?? NaN) + (input?.height ?? NaN));
      }
    });

    test('a win says so in view', async ({ game, page }) => {
      await game.open();
      await game.guess(...wrongNames(2));
      await game.guess(answerOf(NOON).name);
      await expect(page.getByText('Got it in 3. Great!')).toBeInViewport({ ratio: 1 });
      await expect(game.rows.last()).toBeInViewport({ ratio: 1 });
    });
  });
}
