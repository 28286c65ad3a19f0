import { expect, test } from './support/test';

const LIGHT = 'rgb(238, 243, 246)';
const DARK = 'rgb(7, 19, 27)';

test.use({ colorScheme: 'dark' });

test('the theme is the system’s; a change lasts until a reload', async ({ game, page }) => {
  const body = page.locator('body');
  const darkSwitch = page.getByRole('switch', { name: 'Dark mode' });
  await game.open({ path: '/' });
  await expect(darkSwitch).toBeChecked();
  await expect(body).toHaveCSS('background-color', DARK);

  await darkSwitch.press('Space');
  await expect(darkSwitch).not.toBeChecked();
  await page.getByRole('link', { name: 'Play today’s map' }).click();
  await expect(game.input).toBeVisible();
  await expect(body).toHaveCSS('background-color', LIGHT);

  await page.reload();
  await expect(body).toHaveCSS('background-color', DARK);
});
