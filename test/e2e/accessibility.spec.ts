import { expectNoViolations } from './support/axe';
import { expect, test } from './support/test';
import { answerOf, NOON } from './support/world';

const POST = '/blog/how-the-places-were-chosen';
const PATHS = [
  '/',
  '/login',
  '/privacy',
  '/about',
  '/contact',
  '/blog',
  POST,
  '/puzzlia',
  '/no/page',
];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe finds nothing, ${colorScheme}:`, () => {
    test.use({ colorScheme });

    for (const path of PATHS) {
      test(`on ${path}`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoViolations(page);
      });
    }

    // All other boards are in the gallery, which has its own test.
    test('on a board that shows a further place', async ({ game, page }) => {
      await game.open();
      await game.guess(answerOf(NOON).name);
      await page.getByRole('list').last().getByRole('button').first().click();
      await expect(page.getByRole('button', { name: /^Back to/ })).toBeVisible();
      await game.expectZoom('15 (4/15)');
      await expectNoViolations(page);
    });
  });
}
