import { expect, test } from './support/test';

const LIGHT = 'rgb(238, 243, 246)';
const DARK = 'rgb(7, 19, 27)';

for (const { scheme, checked, ground } of [
  { scheme: 'light', checked: 'false', ground: LIGHT },
  { scheme: 'dark', checked: 'true', ground: DARK },
] as const) {
  test(`starts ${scheme} where the system prefers it`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto('/');
    await expect(page.getByRole('switch', { name: 'Dark mode' })).toHaveAttribute(
      'aria-checked',
      checked,
    );
    await expect(page.locator('body')).toHaveCSS('background-color', ground);
  });
}

test('is kept while the visit lasts and forgotten by a reload', async ({ game, page }) => {
  await game.open({ path: '/' });
  const darkSwitch = page.getByRole('switch', { name: 'Dark mode' });
  await darkSwitch.press('Space');
  await expect(darkSwitch).toBeChecked();
  await expect(page.locator('body')).toHaveCSS('background-color', DARK);

  await page.getByRole('link', { name: 'Play today’s map' }).click();
  await expect(game.input).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('background-color', DARK);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(darkSwitch).toBeChecked();

  await page.reload();
  await expect(darkSwitch).not.toBeChecked();
  await expect(page.locator('body')).toHaveCSS('background-color', LIGHT);
});
