import { start } from '../../src/texts/en/start';
import { expect, test } from './support/test';

const PAGES = [
  { path: '/login', heading: 'Sign In', says: 'There are no accounts' },
  { path: '/privacy', heading: 'Privacy', says: 'stored in this browser' },
  { path: '/about', heading: 'About', says: 'daily geography game' },
  { path: '/contact', heading: 'Contact', says: 'no address for messages' },
  { path: '/blog', heading: 'Blog', says: 'How Zoomle is made' },
  {
    path: '/blog/how-the-places-were-chosen',
    heading: 'How the places were chosen',
    says: 'What makes a good place',
  },
  { path: '/puzzlia', heading: 'Puzzlia', says: 'Coming Soon' },
];

test('each address has a page of its own, with a way home', async ({ game, page }) => {
  for (const { path, heading, says } of PAGES) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page).toHaveTitle(`${heading} · Zoomle`);
      await expect(game.title).toHaveText(heading);
      await expect(page.getByRole('main')).toContainText(says);
      await page.getByRole('link', { name: 'Back to Home' }).click();
      await expect(page).toHaveURL('/');
      await expect(game.title).toHaveText('Play. Guess. Win.');
    });
  }
});

for (const path of ['/no/such/page', '/blog/how-the-places-were-lost']) {
  test(`${path} has an error page with a way home`, async ({ game, page }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(`${start.errors.notFound.title} · Zoomle`);
    await expect(game.title).toHaveText(start.errors.notFound.title);
    await expect(page.getByRole('main')).toContainText(start.errors.notFound.note);
    await page.getByRole('link', { name: start.errors.home }).click();
    await expect(page).toHaveURL('/');
    await expect(game.title).toHaveText('Play. Guess. Win.');
  });
}

test('the home page says what there is to play, and leads to every page', async ({
  game,
  page,
}) => {
  await game.open({ path: '/', at: '2031-01-01T00:00:10Z' });
  const [zoomle, puzzlia] = [page.getByRole('article').nth(0), page.getByRole('article').nth(1)];
  await expect(zoomle.getByRole('heading')).toHaveText('Zoomle');
  await expect(zoomle).toContainText('Guess a country from a satellite map.');
  await expect(puzzlia.getByRole('heading')).toHaveText('Puzzlia');
  await expect(puzzlia).toContainText('Coming Soon');
  await expect(page.getByRole('contentinfo')).toContainText('© 2031 ');

  const links = {
    'Sign In': '/login',
    Practice: '/zoomle/practice',
    Archive: '/zoomle/archive',
    'Challenge a friend': '/zoomle/challenge',
    Statistics: '/zoomle/statistics',
    'What Puzzlia will be': '/puzzlia',
  };
  const footer = { Privacy: '/privacy', About: '/about', Contact: '/contact', Blog: '/blog' };
  for (const [name, path] of Object.entries({ ...links, ...footer })) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await page.goBack();
  }
  await page.getByRole('link', { name: 'Puzzlia Coming Soon' }).click();
  await expect(page).toHaveURL('/');
  await zoomle.getByRole('link', { name: 'Play today’s map' }).click();
  await expect(page).toHaveURL('/zoomle');
  await game.guess('Peru', 'Kenya');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(zoomle).toContainText('2 of 6 guesses used today');
});

test('a change of page moves the focus to the heading and sets the title', async ({
  game,
  page,
}) => {
  await game.open({ path: '/' });
  await expect(page).toHaveTitle('Zoomle: geography games');
  const steps = [
    { link: /today’s map/, title: 'Zoomle - November 20, 2026' },
    { link: 'Back to Home', title: 'Zoomle: geography games' },
    { link: 'Blog', title: 'Blog · Zoomle' },
    { link: 'How the places were chosen', title: 'How the places were chosen · Zoomle' },
    { link: 'All posts', title: 'Blog · Zoomle' },
  ];
  for (const { link, title } of steps) {
    await page.getByRole('link', { name: link }).click();
    await expect(page).toHaveTitle(title);
    await expect(game.title).toBeFocused();
  }
  await page.goBack();
  await expect(page).toHaveTitle('How the places were chosen · Zoomle');
  await expect(game.title).toBeFocused();
});

test('a page that is left far down opens the next one at its top', async ({ game, page }) => {
  await page.setViewportSize({ width: 390, height: 300 });
  await page.goto('/');
  await page.getByRole('link', { name: 'Privacy' }).click();
  await expect(game.title).toHaveText('Privacy');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});
