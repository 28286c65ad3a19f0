import type { BrowserContext, Page } from '@playwright/test';

import { start } from '../../src/texts/en/start';
import { STAND_IN_URL, TOKEN, variantUrl } from './support/addresses';
import { REPORT_URL } from './support/builds';
import type { Game } from './support/game';
import { expect, test } from './support/test';
import { answerOf, NOON, wrongNames } from './support/world';

test.use({ serviceWorkers: 'allow' });

/** Plays a round to its end, and returns the text that it shares. */
async function playARound(game: Game, page: Page) {
  await game.open();
  for (const name of ['How to play', 'Settings']) {
    await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('dialog', { name }).getByRole('button', { name: 'Close' }).click();
  }
  await game.guess(...wrongNames(1), answerOf(NOON).name);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  return game.copied();
}

/** Visits the rest of the site. */
async function lookAround(game: Game, page: Page) {
  await expect(game.drawing).toBeVisible();
  await page.getByRole('link', { name: 'Statistics' }).click();
  await page.getByRole('link', { name: 'Archive' }).click();
  await game.archived('2026-11-19').click();
  await expect(game.title).toHaveText('Zoomle - November 19, 2026');
  await page.getByRole('link', { name: 'Practice' }).click();
  await expect(game.title).toHaveText('Zoomle - Practice');
  await game.endPractice();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await page.getByRole('switch', { name: 'Dark mode' }).click();
  for (const name of ['Privacy', 'About', 'Contact', 'Blog', 'How the places were chosen']) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(game.title).toHaveText(name);
  }
  await page.goto('/atlantis');
  await expect(game.title).toHaveText(start.errors.notFound.title);
}

/** Checks which origins were requested. A violation of the policy is an error in the console. */
function watchOrigins(context: BrowserContext) {
  const origins = new Set<string>();
  context.on('request', (request) => origins.add(new URL(request.url()).origin));
  return async (...expected: string[]) => {
    expect([...origins].sort()).toEqual(expected.sort());
    expect(await context.cookies()).toEqual([]);
  };
}

test.describe('with the atlas', () => {
  test.use({ variant: 'atlas' });

  test('no page requests another host or sets a cookie', async ({ context, game, page }) => {
    const expectOrigins = watchOrigins(context);
    await playARound(game, page);
    await lookAround(game, page);
    await expectOrigins(variantUrl('atlas'));
  });
});

test('with a map service, only pictures come from it, and only their addresses have the token', async ({
  context,
  game,
  page,
}) => {
  const expectOrigins = watchOrigins(context);
  const shared = await playARound(game, page);
  await game.slider.press('Home');
  await game.slider.press('ArrowRight');
  await game.expectPicture(17);
  const { html, sources, stored } = await page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    const images = [...copy.querySelectorAll('img')];
    const addresses = images.map((image) => image.getAttribute('src'));
    for (const image of images) image.removeAttribute('src');
    const storages = [localStorage, sessionStorage].map((each) => JSON.stringify(each));
    return { html: copy.outerHTML, sources: addresses.join(), stored: storages.join() };
  });
  expect(sources).toContain(TOKEN);
  expect(stored).toContain('zoomle:round:');
  for (const text of [shared, html, stored]) expect(text).not.toContain(TOKEN);
  await expectOrigins(STAND_IN_URL, variantUrl('mapbox'));
});

test.describe('an injected script', () => {
  test.use({ expectedErrors: /^Executing inline script violates/ });

  test('is refused', async ({ page }) => {
    await page.goto('/');
    const title = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "injected"';
      document.body.append(script);
      return document.title;
    });
    expect(title).not.toBe('injected');
  });
});

test.describe('a build that reports crashes', () => {
  test.use({ variant: 'public', expectedErrors: /^crash$/, serviceWorkers: 'block' });

  test('says so, and sends nothing else', async ({ context, game, page }) => {
    const expectOrigins = watchOrigins(context);
    const reports: string[] = [];
    await page.route(REPORT_URL, (route) => {
      reports.push(route.request().postData() ?? '');
      return route.fulfill({ status: 204 });
    });
    await game.open({ path: '/privacy' });
    await expect(page.getByText('reports.example.org')).toBeVisible();
    await game.open({ path: '/zoomle' });
    await game.guess(...wrongNames(1));
    expect(reports).toEqual([]);
    await page.evaluate(() =>
      queueMicrotask(() => {
        throw new Error('crash');
      }),
    );
    await expect.poll(() => reports.length).toBe(1);
    expect(JSON.parse(reports[0] ?? '')).toMatchObject({
      environment: { page: '/zoomle' },
      errors: [expect.stringContaining('crash')],
    });
    await expectOrigins(new URL(REPORT_URL).origin, variantUrl('public'));
  });
});
