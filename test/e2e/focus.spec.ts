import { start } from '../../src/texts/en/start';
import { GALLERY } from './support/gallery';
import { tabTo } from './support/tabTo';
import { expect, test } from './support/test';

test.use({ variant: 'atlas', viewport: { width: 390, height: 844 } });

test('what Tab reaches is seen above the bar that offers a language', async ({ page }) => {
  await page.goto('/de/zoomle/earth');
  const bar = page.getByText(start.language.offer).locator('..');
  await expect(bar).toBeVisible();
  const covered: string[] = [];
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab');
    const hidden = await bar.evaluate((bar) => {
      const focused = document.activeElement;
      if (!focused || focused === document.body || bar.contains(focused)) return [];
      const isCovered = focused.getBoundingClientRect().top > bar.getBoundingClientRect().top;
      return isCovered ? [focused.outerHTML.slice(0, 80)] : [];
    });
    covered.push(...hidden);
  }
  expect(covered).toEqual([]);
});

test('in a window as low as at 400 % zoom, the bonus question’s input is seen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(`${GALLERY}/won`);
  await tabTo(page, page.getByRole('button', { name: /^Bonus/ }));
  await page.keyboard.press('Enter');
  const input = page.getByRole('combobox');
  await expect(input).toBeFocused();
  await expect(input).toBeInViewport({ ratio: 1 });
});

test('today’s cell of the archive has the ring of all that is focused', async ({ game, page }) => {
  await game.open({ path: '/zoomle/archive' });
  const today = page.locator('[aria-current="date"]');
  await tabTo(page, today);
  await expect(today).toHaveCSS('outline-width', '3px');
});
