import { expect, type Locator, type Page } from '@playwright/test';

/** Enough to go once around the archive's open month and all others. */
const MOST_TABS = 100;

/** Presses Tab until the target has the focus, and fails if it never does. */
export async function tabTo(page: Page, target: Locator) {
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    await page.keyboard.press('Tab');
    if (await isFocused()) return;
  }
  await expect(target).toBeFocused();
}
