import { expect, test } from './support/test';
import { answerOf, NOON } from './support/world';

test.use({ variant: 'atlas' });

test.describe('the first visit', () => {
  test.use({ isFirstVisit: true });

  test('opens How to play, which Escape closes, once', async ({ game, page }) => {
    await game.open();
    const help = page.getByRole('dialog', { name: 'How to play' });
    await expect(help).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(help).toHaveCount(0);
    await game.guess('Peru');
    await page.reload();
    await expect(game.rows).toHaveCount(1);
    await expect(help).toHaveCount(0);
    await page.getByRole('button', { name: 'How to play' }).click();
    await expect(help).toBeVisible();
    await help.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('button', { name: 'How to play' })).toBeFocused();
  });
});

test('a result is shared by the clipboard, without spoilers, and said so', async ({
  context,
  game,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await game.open();
  const answer = answerOf(NOON).name;
  await game.guess('Peru', answer);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Copied to the clipboard')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  const [score, first, second, link] = text.split('\n');
  expect([score, second, link]).toEqual([
    'Zoomle 2026-11-20 2/6',
    '🟩🟩🟩🟩🟩',
    `${new URL(page.url()).origin}/zoomle`,
  ]);
  expect(first).toMatch(/^(🟩|⬜){5}[↑↗→↘↓↙←↖]$/u);
});

test('where neither works, the text is shown and selected', async ({ game, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await game.open();
  await game.guess('Peru', answerOf(NOON).name);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('textbox', { name: 'Copy this text' })).toBeFocused();
  expect(await page.evaluate(() => String(getSelection()))).toContain('Zoomle 2026-11-20 2/6');
});

test('a past day is played, restored by a reload, and leaves today and the figures alone', async ({
  game,
  page,
}) => {
  await game.open({ path: '/zoomle/archive' });
  await page.getByRole('link', { name: /^19 Thu\s*November 2026/ }).click();
  await expect(game.title).toHaveText('Zoomle - November 19, 2026');
  await game.expectAtlasPicture(18);
  await game.guess('Peru', answerOf('2026-11-19T12:00:00Z').name);
  await page.reload();
  await expect(game.title).toHaveText('Zoomle - November 19, 2026');
  await expect(game.rows).toHaveCount(2);

  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page.getByText('Today’s map is waiting.')).toBeVisible();
  await page.getByRole('link', { name: 'Play today’s map' }).click();
  await game.expectEmptyBoard();
  await page.getByRole('button', { name: 'Statistics' }).click();
  await expect(page.getByRole('dialog').getByText('Played').locator('..')).toContainText('0');
});

test('practice goes on without end, and a reload restores it', async ({ game, page }) => {
  await game.open({ path: '/zoomle/practice' });
  await expect(game.title).toHaveText('Zoomle - Practice');
  await game.expectAtlasPicture(18);
  const source = await game.picture.getAttribute('src');
  await page.reload();
  await expect(game.picture).toHaveAttribute('src', source ?? '');
  await game.guessToTheEnd();
  await page.getByRole('button', { name: 'Next country' }).click();
  await game.expectEmptyBoard();
  await expect(game.picture).not.toHaveAttribute('src', source ?? '');
});

test('the game fits a laptop without scrolling while playing', async ({ game, page }) => {
  await game.open();
  await game.guess('Peru', 'Kenya');
  await game.expectAtlasPicture(16);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(768);
});
