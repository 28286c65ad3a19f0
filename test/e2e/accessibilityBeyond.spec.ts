import { expectNoViolations } from './support/axe';
import { expect, test } from './support/test';
import { answerOf, NOON } from './support/world';

test.use({ variant: 'atlas' });

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe finds nothing, ${colorScheme}:`, () => {
    test.use({ colorScheme });

    test('the text to be copied', async ({ game, page }) => {
      await game.open();
      await page.evaluate(() => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
      });
      await game.guess(answerOf(NOON).name);
      await page.getByRole('button', { name: 'Share' }).click();
      await expect(page.getByRole('textbox', { name: 'Copy this text' })).toBeFocused();
      await expectNoViolations(page);
    });
  });
}
