import { start } from '../../src/texts/en/start';
import { poison, PROVOKED, WRITE_DATE } from './faults/poison';
import { failed } from './faults/sections';
import { expectNoViolations } from './support/axe';
import { expectNoSidewaysScrolling } from './support/game';
import { expect, test } from './support/test';
import { wrongNames } from './support/world';

const PAGES = {
  '/': 'Play. Guess. Win.',
  '/login': 'Sign In',
  '/privacy': 'Privacy',
  '/about': 'About',
  '/contact': 'Contact',
  '/blog': 'Blog',
  '/blog/how-the-places-were-chosen': 'How the places were chosen',
  '/puzzlia': 'Puzzlia',
  '/no/page': start.errors.notFound.title,
};

test.use({ expectedErrors: new RegExp(PROVOKED) });

test('every page fits its window, and axe finds nothing', async ({ game, page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [path, title] of Object.entries(PAGES)) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(game.title).toHaveText(title);
      await expectNoSidewaysScrolling(page);
      await expectNoViolations(page);
    });
  }
});

test('axe finds nothing after sections or a page have failed', async ({ game, page }) => {
  await game.open();
  await game.guess(...wrongNames(1));
  for (const path of ['Math.log10', 'Math.sqrt', 'String.prototype.normalize'] as const) {
    await poison(page, path);
  }
  await poison(page, 'Clipboard.prototype.writeText');
  await page.reload();
  for (const name of ['map', 'input', 'rows'] as const) {
    await expect(failed(page, name)).toBeVisible();
  }
  await expectNoViolations(page);

  await page.getByRole('button', { name: start.errors.report }).first().click();
  await expect(page.getByRole('textbox', { name: 'Copy this text' })).toBeFocused();
  await expectNoSidewaysScrolling(page);
  expect(await page.evaluate(() => String(getSelection()))).toContain(PROVOKED);

  await poison(page, WRITE_DATE);
  await page.goto('/zoomle/archive');
  await expect(page.getByRole('button', { name: start.errors.startOver.action })).toBeVisible();
  await expectNoViolations(page);
});
