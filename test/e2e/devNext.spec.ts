import { expect, test } from './support/test';
import { answerOf, NOON, TITLE, wrongNames } from './support/world';

test('Dev: Next opens the next daily country with an empty board', async ({ game, maps }) => {
  await game.open();
  await expect(game.nextButton).toHaveAttribute('title', 'Next daily guess (Dev only)');
  await game.guess(...wrongNames(2));
  await game.slider.press('Home');
  await game.input.fill('Per');

  await game.nextButton.click();
  await game.expectEmptyBoard();
  await expect(game.title).toHaveText(TITLE);
  await expect(game.slider).toBeDisabled();
  await game.expectPicture(18);
  const { lon, lat } = answerOf(NOON, 1).mapLocations[0] ?? {};
  await expect(game.picture).toHaveAttribute('src', new RegExp(`/${lon},${lat},18,0/`));
  await expect
    .poll(async () => (await maps.requests()).filter(({ url }) => url.includes(`${lon},${lat}`)))
    .toHaveLength(2);

  await game.guess(answerOf(NOON, 1).name);
  await expect(game.rows).toContainText('🎉 Correct!');
});

test('Dev: Next opens an empty board after a finished round too', async ({ game }) => {
  await game.open();
  await game.guess(answerOf(NOON).name);
  await expect(game.input).toHaveCount(0);
  await game.nextButton.click();
  await game.expectEmptyBoard();
});

test('a reload goes back from Dev: Next to the daily round and its guesses', async ({
  game,
  page,
}) => {
  const names = wrongNames(2);
  await game.open();
  await game.guess(...names);
  await game.nextButton.click();
  await game.guess('Kenya');

  await page.reload();
  await expect(game.rows).toHaveCount(2);
  for (const [index, name] of names.entries()) {
    await expect(game.rows.nth(index)).toContainText(name);
  }
  await game.expectZoom('16 (3/3)');
  await game.guess(answerOf(NOON).name);
  await expect(game.rows.last()).toContainText('🎉 Correct!');
});

test.describe('the public build', () => {
  test.use({ variant: 'public' });

  test('has no Dev: Next', async ({ game }) => {
    await game.open();
    await game.guess(answerOf(NOON).name);
    await expect(game.nextButton).toHaveCount(0);
  });
});
