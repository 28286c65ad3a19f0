import { expect, NETWORK_ERROR, test } from './support/test';

const PAGES = [
  { path: '/login', heading: 'Sign In', says: 'There are no accounts' },
  { path: '/privacy', heading: 'Privacy', says: 'stored in this browser' },
  { path: '/about', heading: 'About', says: 'daily geography game' },
  { path: '/contact', heading: 'Contact', says: 'please report it' },
  { path: '/blog', heading: 'Blog', says: 'How Zoomle is made' },
  {
    path: '/blog/how-the-places-were-chosen',
    heading: 'How the places were chosen',
    says: 'None of the places named here',
  },
  { path: '/puzzlia', heading: 'Puzzlia', says: 'Coming Soon' },
];

for (const { path, heading, says } of PAGES) {
  test(`${path} has a page of its own, with a way home`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(`${heading} · Zoomle`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('main')).toContainText(says);

    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Play. Guess. Win.');
  });
}

test.describe('the home page', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: '2031-01-01T00:00:10Z' });
    await page.goto('/');
  });

  test('says what there is to play', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Play. Guess. Win.');
    await expect(page.getByRole('main')).toContainText(
      'A collection of mind-challenging games that test your knowledge about the world.',
    );
    const [zoomle, puzzlia] = [page.getByRole('article').nth(0), page.getByRole('article').nth(1)];
    await expect(zoomle.getByRole('heading')).toHaveText('Zoomle');
    await expect(zoomle).toContainText('Guess a country from a satellite map.');
    await expect(puzzlia.getByRole('heading')).toHaveText('Puzzlia');
    await expect(puzzlia).toContainText('Coming Soon');
    await expect(puzzlia).toContainText('Q3 2024');
    await expect(page.getByRole('contentinfo')).toContainText('© 2031 ');
  });

  test('leads to every page', async ({ page }) => {
    const links = { 'Sign In': '/login', 'What Puzzlia will be': '/puzzlia' };
    const footer = { Privacy: '/privacy', About: '/about', Contact: '/contact', Blog: '/blog' };
    for (const [name, path] of Object.entries({ ...links, ...footer })) {
      const link = page.getByRole('link', { name, exact: true });
      await expect(link).toHaveAttribute('href', path);
      await link.click();
      await expect(page).toHaveURL(path);
      await page.goBack();
    }
    await page.getByRole('article').first().getByRole('link').last().click();
    await expect(page).toHaveURL('/zoomle');
  });

  test('has a card for Puzzlia that leads nowhere', async ({ page }) => {
    const card = page.getByRole('link', { name: 'Puzzlia Coming Soon' });
    await expect(card).toHaveAttribute('href', '#');
    await card.click();
    await expect(page).toHaveURL(/\/#?$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Play. Guess. Win.');
  });

  test('says how today’s round stands', async ({ page, game }) => {
    const card = page.getByRole('article').first();
    await card.getByRole('link').last().click();
    await game.guess('Peru', 'Kenya');
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(card).toContainText('2 of 6 guesses used today');
  });
});

test('a change of route moves the focus to the heading and sets the title', async ({
  game,
  page,
}) => {
  await game.open({ path: '/' });
  await expect(page).toHaveTitle('Zoomle: geography games');
  const steps = [
    { link: /today’s map/, title: 'Zoomle - November 20, 2026' },
    { link: 'Back to Home', title: 'Zoomle: geography games' },
    { link: 'Privacy', title: 'Privacy · Zoomle' },
  ];
  for (const { link, title } of steps) {
    await page.getByRole('link', { name: link }).click();
    await expect(page).toHaveTitle(title);
    await expect(game.title).toBeFocused();
  }
  await page.goBack();
  await expect(page).toHaveTitle('Zoomle: geography games');
  await expect(game.title).toBeFocused();
});

test('a page that is left far down opens the next one at its top', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 300 });
  await page.goto('/');
  await page.getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test.describe('the blog', () => {
  test('leads to a post and back to the list', async ({ game, page }) => {
    await page.goto('/blog');
    await expect(page.getByRole('article')).toContainText('November 20, 2026');
    await page.getByRole('link', { name: 'How the places were chosen' }).click();
    await expect(page).toHaveURL('/blog/how-the-places-were-chosen');
    await expect(game.title).toHaveText('How the places were chosen');
    await expect(game.title).toBeFocused();
    await page.getByRole('link', { name: 'All posts' }).click();
    await expect(game.title).toHaveText('Blog');
    await expect(game.title).toBeFocused();
  });

  test('has the error page for a post that there is not', async ({ game, page }) => {
    await page.goto('/blog/how-the-places-were-lost');
    await expect(game.title).toHaveText('Unexpected Application Error!');
  });
});

test.describe('a page whose code does not come', () => {
  test.use({ expectedErrors: NETWORK_ERROR });

  test('says so, and comes when it can be loaded', async ({ game, page }) => {
    await page.goto('/');
    await page.route('**/AboutPage*.js', (route) => route.abort());
    await page.getByRole('link', { name: 'About' }).click();
    await expect(game.title).toHaveText('This page could not be loaded');
    await expect(game.title).toBeFocused();
    await page.unroute('**/AboutPage*.js');
    await page.getByRole('button', { name: 'Load the site anew' }).click();
    await expect(game.title).toHaveText('About');
  });
});
