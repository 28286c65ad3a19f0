import { expect, NETWORK_ERROR, test } from './support/test';

test.use({ expectedErrors: NETWORK_ERROR });

test('scale and credit are those of the picture on the screen', async ({ game, maps, page }) => {
  await maps.answerWith(500);
  await game.open();
  await game.expectAtlasPicture(18);
  await expect(page.getByText(/NASA Earth Observatory/)).toBeVisible();
  await expect(page.getByText(/^\d{3,4} km across$/)).toBeVisible();
  await maps.answerWith('picture');
  await game.retry.click();
  await game.expectPicture(18);
  await expect(page.getByText(/Mapbox/)).toBeVisible();
  await expect(page.getByText(/^\d{3} m across$/)).toBeVisible();
});
