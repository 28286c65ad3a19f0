import { edgesOf, expectAtRest, expectNoSidewaysScrolling } from './support/game';
import { expect, test } from './support/test';
import { answerOf, NOON, wrongNames } from './support/world';

const [WIDTH, HEIGHT] = [640, 360];

test(`on ${WIDTH}x${HEIGHT}, all is in view, the map beside the rows`, async ({ game, page }) => {
  await page.setViewportSize({ width: WIDTH, height: HEIGHT });
  await game.open();
  const picture = await edgesOf(game.picture);
  expect((await edgesOf(game.input)).left).toBeGreaterThan(picture.right);
  expect(picture.height).toBeLessThan(HEIGHT);
  await expectNoSidewaysScrolling(page);
  await page.mouse.wheel(0, 90);
  await expect(game.slider).toBeInViewport({ ratio: 1 });
  await expect(game.picture).toBeInViewport({ ratio: 0.95 });

  await game.guess(...wrongNames(5));
  await expect(game.rows.last()).toBeInViewport({ ratio: 1 });
  await expect(game.input).toBeInViewport({ ratio: 1 });
  await expect(game.picture).toBeInViewport({ ratio: 0.95 });
  const input = await edgesOf(game.input);
  expect((await edgesOf(game.rows.last())).top).toBeGreaterThanOrEqual(input.bottom);
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
  const [picture, input] = [await edgesOf(game.picture), await edgesOf(game.input)];
  const level = await edgesOf(page.getByText('Zoom Level: 17 (2/2)'));
  expect(input.top).toBeGreaterThanOrEqual(picture.bottom);
  expect(level.top).toBeGreaterThanOrEqual(input.bottom);
});
