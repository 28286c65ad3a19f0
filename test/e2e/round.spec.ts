import { expect, test } from './support/test';
import { answerOf, hintFor, NEXT_NOON, NEXT_TITLE, NOON, TITLE, wrongNames } from './support/world';

const ANSWER = answerOf(NOON);

test('a round is lost with six wrong guesses', async ({ game, page, maps }) => {
  await game.openWithPicture();
  await expect(game.title).toHaveText(TITLE);
  await expect(page.getByText('Guess the daily country from the satellite map!')).toBeVisible();

  for (const [index, name] of wrongNames(6).entries()) {
    await game.guess(name);
    const { distance, arrow } = hintFor(name, ANSWER);
    const row = game.rows.nth(index);
    await expect(row.getByText(name, { exact: true })).toBeVisible();
    await expect(row.getByText(distance, { exact: true })).toBeVisible();
    await expect(row.getByText(arrow, { exact: true })).toBeVisible();
    await game.expectPicture(17 - index);
  }
  await expect(game.rows).toHaveCount(6);
  await expect(game.input).toHaveCount(0);
  await expect(page.getByText(`The correct answer was: ${ANSWER.name}`)).toBeVisible();
  await game.expectZoom('12 (7/7)');

  const { lon, lat } = ANSWER.mapLocations[0] ?? {};
  const urls = (await maps.requests()).map(({ url }) => url);
  expect(urls).toEqual(
    [18, 17, 16, 15, 14, 13, 12].map(
      (zoom) =>
        `/styles/v1/mapbox/satellite-v9/static/${lon},${lat},${zoom},0/1280x960@2x?access_token=pk.test`,
    ),
  );
});

test('a round is won with the right guess', async ({ game, page }) => {
  await game.open();
  await game.guess(...wrongNames(2), ANSWER.name);
  await expect(game.rows.last()).toContainText('🎉 Correct!');
  await expect(game.rows.last()).not.toContainText('km');
  await expect(game.input).toHaveCount(0);
  await expect(page.getByText('The correct answer was')).toHaveCount(0);
});

test('the same country can be guessed again', async ({ game }) => {
  const [name = ''] = wrongNames(1);
  await game.open();
  await game.guess(name, name);
  await expect(game.rows).toHaveCount(2);
});

test('a reload restores the round in progress, with the level that was picked', async ({
  game,
  page,
}) => {
  await game.open();
  await game.guess(...wrongNames(3));
  await game.expectZoom('15 (4/4)');
  await game.slider.press('ArrowLeft');
  await game.expectZoom('16 (3/4)');
  const rows = await game.rows.allTextContents();

  await page.reload();
  await expect(game.rows).toHaveText(rows);
  await game.expectZoom('16 (3/4)');
  await game.expectPicture(16);
  await game.guess(ANSWER.name);
});

for (const { end, guesses } of [
  { end: 'won', guesses: [...wrongNames(1), ANSWER.name] },
  { end: 'lost', guesses: wrongNames(6) },
]) {
  test(`a reload shows the round as it was ${end}`, async ({ game, page }) => {
    await game.open();
    await game.guess(...guesses);
    const rows = await game.rows.allTextContents();

    await page.reload();
    await expect(game.rows).toHaveText(rows);
    await expect(game.title).toHaveText(TITLE);
    await expect(game.input).toHaveCount(0);
  });

  test(`the next day opens an empty board after a round that was ${end}`, async ({
    game,
    page,
  }) => {
    await game.open();
    await game.guess(...guesses);

    await page.clock.setSystemTime(NEXT_NOON);
    await page.reload();
    await expect(game.title).toHaveText(NEXT_TITLE);
    await game.expectEmptyBoard();
    await game.guess(answerOf(NEXT_NOON).name);
    await expect(game.rows).toContainText('🎉 Correct!');
  });
}
