import { expect, test } from './support/test';
import { answerOf, NOON, wrongNames } from './support/world';

for (const [width, height] of [
  [640, 360],
  [844, 390],
] as const) {
  test(`on ${width}x${height}, the map is beside the rows, all in view`, async ({ game, page }) => {
    await page.setViewportSize({ width, height });
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

    for (const name of wrongNames(5)) {
      await game.guess(name);
      await expect(game.rows.last()).toBeInViewport({ ratio: 1 });
      await expect(game.input).toBeInViewport({ ratio: 1 });
      await expect(game.picture).toBeInViewport({ ratio: 0.95 });
      const [input, row] = await Promise.all([
        game.input.boundingBox(),
        game.rows.last().boundingBox(),
      ]);
      expect(row?.y).toBeGreaterThanOrEqual((input?.y ?? NaN) + (input?.height ?? NaN));
    }
    await game.guess(answerOf(NOON).name);
    await expect(page.getByText(/^Got it in 6\./)).toBeInViewport({ ratio: 1 });
  });
}
