import { start } from '../../src/texts/en/start';
import { passMidnight } from './faults/fault';
import { expect, test } from './support/test';

test.describe('the notice of a new day', () => {
  test.use({ viewport: { width: 390, height: 700 } });

  test('is in view wherever the page is scrolled, and out of the way of suggestions', async ({
    game,
    page,
  }) => {
    await game.open({ at: '2026-11-20T23:59:00Z' });
    await game.guess('Peru');
    await passMidnight(page);
    const notice = page.getByText(start.game.notice.today.text);
    await game.input.blur();
    for (const top of [0, 150, 300, 2000]) {
      await page.evaluate((y) => scrollTo(0, y), top);
      await expect(notice).toBeInViewport({ ratio: 1 });
    }
    await page.evaluate(() => scrollTo(0, 0));
    await game.input.focus();
    await expect(notice).toBeInViewport({ ratio: 1 });
    await game.input.fill('s');
    await expect(notice).not.toBeInViewport();
  });
});
