import { expectAtRest,expectNoSidewaysScrolling } from './support/game';
import { expect, test } from './support/test';
import { answerOf, NOON, wrongNames } from './support/world';

const [WIDTH, HEIGHT] = [640, 360];

test(`on ${WIDTH}x${HEIGHT}, the map is beside the rows, and all is in view`, async ({
  game,
  page,
}) => {
  await page.setViewportSize({ width: WIDTH, height: HEIGHT });
  await game.open();
  const [picture, input] = await Promise.all([
    game.picture.boundingBox(),
    game.input.boundingBox(),
  ]);
  expect(input?.x).toBeGreaterThan((picture?.x ?? NaN) + (picture?.width ?? NaN));
  expect(picture?.height).toBeLessThan(HEIGHT);
  await expectNoSidewaysScrolling(page);
  await page.mouse.wheel(0, 90);
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

test.describe('on a first visit', () => {
  test.use({ isFirstVisit: true });

  test('the rules fit the window of a phone held sideways', async ({ game, page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await game.open();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Norway')).toBeInViewport({ ratio: 1 });
    const cut = await dialog.evaluate(
      ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight,
    );
    expect(cut).toBe(0);
  });
});

test('letters twice as large overlap nothing', async ({ game, page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await game.open();
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  await game.guess('Peru');
  await game.expectPicture(17);
  await expectAtRest(page);
  const boxes = [game.picture, game.input, page.getByText('Zoom Level: 17 (2/2)')];
  const [picture, input, level] = await Promise.all(boxes.map((box) => box.boundingBox()));
  const bottomOf = (box?: { y: number; height: number } | null) => (box ? box.y + box.height : NaN);
  expect(input?.y).toBeGreaterThanOrEqual(bottomOf(picture));
  expect(level?.y).toBeGreaterThanOrEqual(bottomOf(input));
});
