import { expectNoViolations } from './support/axe';
import type { Game } from './support/game';
import { expect, NETWORK_ERROR, test } from './support/test';
import { answerOf, NOON, wrongNames } from './support/world';

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

const BOARDS: Record<string, (game: Game) => Promise<void>> = {
  fresh: async (game) => {
    await game.expectPicture(18);
  },
  'with suggestions open': async (game) => {
    await game.guess('Senegal');
    await game.input.fill('S');
    await expect(game.options.first()).toBeVisible();
  },
  'with nothing to suggest': async (game) => {
    await game.input.fill('Xyz');
    await expect(game.page.getByText('No country’s name starts like that.')).toBeVisible();
  },
  'in mid-round': async (game) => {
    await game.guess(...wrongNames(3));
    await game.expectPicture(15);
  },
  won: async (game) => {
    await game.guess(...wrongNames(1), answerOf(NOON).name);
    await game.expectPicture(16);
  },
  lost: async (game) => {
    await game.guess(...wrongNames(6));
    await game.expectPicture(12);
  },
  'that shows a further place': async (game) => {
    await game.guess(answerOf(NOON).name);
    await game.page.getByRole('list').last().getByRole('button').first().click();
    await expect(game.page.getByRole('button', { name: /^Back to/ })).toBeVisible();
    await game.expectZoom('15 (4/15)');
  },
  'with yesterday’s round to finish': async (game) => {
    await game.guess('Peru');
    await game.page.clock.setSystemTime('2026-11-21T12:00:00Z');
    await game.page.reload();
    await expect(game.page.getByRole('button', { name: /yesterday/ })).toBeVisible();
  },
};

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

    for (const [state, reach] of Object.entries(BOARDS)) {
      test(`on a board ${state}`, async ({ game, page }) => {
        await game.open();
        await reach(game);
        await expectNoViolations(page);
      });
    }

    test.describe('', () => {
      test.use({ expectedErrors: NETWORK_ERROR });

      test('on a board on which the atlas stands in', async ({ game, maps, page }) => {
        await maps.answerWith(500);
        await game.open();
        await game.expectAtlasPicture(18);
        await expectNoViolations(page);
      });

      test('on a board whose map failed', async ({ game, maps, page }) => {
        await page.route('**/atlas/**', (route) => route.abort());
        await maps.answerWith(500);
        await game.open();
        await expect(page.getByRole('alert')).toBeVisible();
        await expectNoViolations(page);
      });
    });

    test.describe('', () => {
      test.use({ variant: 'broken-data' });

      test('on the screen that says what is wrong with the data', async ({ game, page }) => {
        await game.open();
        await expect(game.title).toHaveText('Zoomle Error');
        await expectNoViolations(page);
      });
    });
  });
}
