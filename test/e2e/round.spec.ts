import { expect, test } from './support/test';
import { answerOf, NOON, TITLE, wrongNames } from './support/world';

const ANSWER = answerOf(NOON);

test('a round is lost with six wrong guesses', async ({ game, page, maps }) => {
  await game.openWithPicture();
  await expect(game.title).toHaveText(TITLE);
  await expect(page.getByText('Guess the daily country from the satellite map!')).toBeVisible();

  for (const [index, name] of wrongNames(6).entries()) {
    await game.guess(name);
    // The last picture is fetched ahead, but never shown.
    if (index < 5) await game.expectPicture(17 - index);
    await expect.poll(() => maps.zooms()).toContain(Math.max(12, 16 - index));
  }
  await expect(game.rows).toHaveCount(6);
  await expect(game.rows.first()).toContainText(/Peru.*15932 km.*↖/);
  await expect(game.input).toHaveCount(0);
  await expect(page.getByText(`The correct answer was: ${ANSWER.name}`)).toBeVisible();
  await game.expectCountry(ANSWER.name);
  await expect(game.slider).toHaveAttribute('aria-valuetext', ANSWER.name);

  const { lon, lat } = ANSWER.mapLocations[0] ?? {};
  const urls = (await maps.requests()).map(({ url }) => url);
  expect(urls).toEqual(
    [18, 17, 16, 15, 14, 13, 12].map(
      (zoom) =>
        `/styles/v1/mapbox/satellite-v9/static/${lon},${lat},${zoom},0/1280x960@2x?access_token=pk.test`,
    ),
  );
});
