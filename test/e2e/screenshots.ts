import type { Page } from '@playwright/test';

import { BOARD_KEY } from '../../src/app/persistence/storedState';
import { start } from '../../src/texts/en/start';
import { breakEnd, poison, PROVOKED, WRITE_DATE } from './faults/poison';
import { GALLERY } from './support/gallery';
import type { Game } from './support/game';
import { expect, NETWORK_ERROR, test } from './support/test';
import { answerOf, NOON, wrongNames } from './support/world';

const SIZES = {
  phone: [390, 844],
  'phone on its side': [844, 390],
  tablet: [820, 1180],
  laptop: [1366, 768],
} as const;
const ANSWER = answerOf(NOON).name;

type State = {
  readonly path?: string;
  /** Whether what lies below the screen belongs to it. */
  readonly isWhole?: boolean;
  readonly reach?: (game: Game, page: Page) => Promise<void>;
};

/** A state of the gallery, to which nobody has to play first. */
const inGallery = (name: string, state: State = {}): State => ({
  path: `${GALLERY}/${name}`,
  ...state,
});

const withDrawing: State = {
  isWhole: true,
  reach: (game) => expect(game.drawing).toBeVisible(),
};

const STATES: Record<string, State> = {
  home: inGallery('home'),
  'home-won': inGallery('home-won', { isWhole: true }),
  fresh: inGallery('fresh', { reach: (game) => game.expectAtlasPicture(18) }),
  suggestions: inGallery('suggestions', {
    reach: (game) => expect(game.options.first()).toBeVisible(),
  }),
  'mid-game': inGallery('mid-game', { reach: (game) => game.expectAtlasPicture(15) }),
  won: inGallery('won', withDrawing),
  lost: inGallery('lost', withDrawing),
  'map-failed': inGallery('map-failed', { reach: (game) => expect(game.retry).toBeVisible() }),
  'sections-failed': {
    isWhole: true,
    reach: async (game, page) => {
      await game.guess(...wrongNames(2));
      for (const path of ['Math.log10', 'Math.sqrt', 'String.prototype.normalize'] as const) {
        await poison(page, path);
      }
      await page.reload();
      await expect(page.getByRole('alert')).toHaveCount(3);
    },
  },
  'recap-failed': {
    isWhole: true,
    reach: async (game, page) => {
      await game.guess(ANSWER);
      await breakEnd(page);
      await page.reload();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  'page-failed': {
    isWhole: true,
    reach: async (_, page) => {
      await poison(page, WRITE_DATE);
      await page.reload();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  help: inGallery('help'),
  statistics: inGallery('statistics', { isWhole: true }),
  settings: inGallery('settings'),
  archive: inGallery('archive-played', { isWhole: true }),
  'archive-none': inGallery('archive-none'),
  practice: inGallery('practice', { reach: (game) => game.expectAtlasPicture(18) }),
  'challenge-intro': inGallery('challenge-intro'),
  'challenge-end': inGallery('challenge-end', withDrawing),
  about: { path: '/about', isWhole: true },
  'statistics-damaged': {
    path: '/zoomle/statistics',
    isWhole: true,
    reach: async (_, page) => {
      await page.addInitScript((key) => localStorage.setItem(key, 'damaged'), BOARD_KEY);
      await page.reload();
      await expect(page.getByText(start.storage.damaged)).toBeVisible();
    },
  },
  'storage-full': inGallery('storage-full'),
  'page-missing': {
    path: '/about',
    reach: async (game, page) => {
      await page.route('**/AboutPage*.js', (route) => route.abort());
      await page.reload();
      await expect(game.title).toHaveText(start.errors.title);
    },
  },
};

for (const [size, [width, height]] of Object.entries(SIZES)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${size}, ${colorScheme}`, () => {
      test.use({
        variant: 'atlas',
        viewport: { width, height },
        colorScheme,
        expectedErrors: new RegExp(`${NETWORK_ERROR.source}|${PROVOKED}`),
      });

      for (const [name, { path, isWhole = false, reach }] of Object.entries(STATES)) {
        test(name, async ({ game, page }) => {
          await game.open(path === undefined ? {} : { path });
          await expect(page.locator('h1')).toBeVisible();
          await reach?.(game, page);
          await page.evaluate(() => document.fonts.ready);
          await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
          const file = `.reports/screenshots/${name}-${size}-${colorScheme}.png`;
          await page.screenshot({ path: file, fullPage: isWhole });
        });
      }
    });
  }
}
