import { expect, test } from './support/test';
import { answerOf, NOON } from './support/world';

test.use({
  variant: 'atlas',
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  isFirstVisit: true,
});

test('a round is played and shared by touch alone', async ({ context, game, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await game.open();
  await page.getByRole('button', { name: 'Close' }).tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await game.input.tap();
  await game.input.fill('Per');
  await game.options.filter({ hasText: 'Peru' }).tap();
  await expect(game.rows).toHaveText(/Peru/);
  await game.expectZoom('17 (2/2)');

  const box = await game.slider.boundingBox();
  await page.touchscreen.tap((box?.x ?? 0) + 4, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await game.expectZoom('18 (1/2)');
  await game.expectAtlasPicture(18);

  await game.input.tap();
  await game.input.fill(answerOf(NOON).name);
  await game.options.first().tap();
  await expect(game.rows.last()).toContainText('🎉 Correct!');
  await page.getByRole('button', { name: 'Share' }).tap();
  await expect(page.getByText('Copied to the clipboard')).toBeVisible();
  await game.expectNoSidewaysScrolling();
});
