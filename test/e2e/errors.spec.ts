import { expect, test } from './support/test';

const UNPLAYABLE =
  'Country data is missing or invalid. Please check your countries_with_mapLocations.json file.';

test('an unknown address gets an error page with a way home', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page).toHaveTitle('Unexpected Application Error! · Zoomle');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Play. Guess. Win.');
});

test.describe('with countries that have no places', () => {
  test.use({ variant: 'broken-data' });

  test('the game’s screen says what is wrong with the data', async ({ game, page, maps }) => {
    await game.open();
    await expect(game.title).toHaveText('Zoomle Error');
    await expect(page).toHaveTitle('Zoomle Error');
    await expect(page.getByRole('main')).toContainText(UNPLAYABLE);
    await expect(game.input).toHaveCount(0);
    await expect(game.slider).toHaveCount(0);
    expect(await maps.requests()).toEqual([]);

    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(game.title).toHaveText('Play. Guess. Win.');
  });
});

test.describe('built for Mapbox without a token', () => {
  test.use({ variant: 'no-token' });

  test('the map is unavailable and the game playable', async ({ game, page, maps }) => {
    await game.open();
    await expect(page.getByText('Map unavailable', { exact: true })).toBeVisible();
    await expect(game.retry).toHaveCount(0);
    await game.guess('Peru');
    await game.expectZoom('17 (2/2)');
    await expect(page.getByText('Map unavailable', { exact: true })).toBeVisible();
    expect(await maps.requests()).toEqual([]);
  });
});
