import { expect, test } from './support/test';

const PREVIEW = 'meta[property="og:image"]';
const CANONICAL = 'link[rel="canonical"]';
const REPORTS = ['Report a wrong coordinate', 'Report a bug'];

test('every page has one title and one description, its own', async ({ page }) => {
  await page.goto('/');
  const found = new Set<string | null>();
  const links = ['Privacy', 'About', 'Contact', 'Blog', 'How the places were chosen'];
  for (const name of [null, ...links]) {
    if (name) {
      await page.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveTitle(`${name} · Zoomle`);
    }
    await expect(page.locator('head > title')).toHaveCount(1);
    await expect(page.locator('meta[name="description"]')).toHaveCount(1);
    found.add(await page.locator('meta[name="description"]').getAttribute('content'));
  }
  expect(found.size).toBe(links.length + 1);
});

test('who runs no scripts is told what the site is', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html.match(/name="description"/g)).toHaveLength(1);
  for (const property of ['og:title', 'og:description', 'og:type']) {
    expect(html).toContain(`property="${property}"`);
  }
  expect(html).toContain('name="twitter:card"');
});

test('the site can be installed', async ({ page, request }) => {
  await page.goto('/');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = (await (await request.get(address ?? '')).json()) as {
    readonly display: string;
    readonly icons: readonly { readonly src: string; readonly sizes: string }[];
  };
  expect(manifest).toMatchObject({ name: 'Zoomle', start_url: '/', display: 'standalone' });
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512']);
  for (const src of [...manifest.icons.map((icon) => icon.src), '/apple-touch-icon.png']) {
    const response = await request.get(src);
    expect([response.ok(), response.headers()['content-type']]).toEqual([true, 'image/png']);
  }
});

test('robots are welcome', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toBe('User-agent: *\nAllow: /\n');
});

test.describe('built without addresses', () => {
  test('the preview is named by its path, and no page by its address', async ({ page }) => {
    await page.goto('/about');
    await expect(page.locator(PREVIEW)).toHaveAttribute('content', '/preview.jpg');
    await expect(page).toHaveTitle('About · Zoomle');
    await expect(page.locator(CANONICAL)).toHaveCount(0);
  });

  test('the contact page says that nobody reads a report, and asks for none', async ({ page }) => {
    await page.goto('/contact');
    const main = page.getByRole('main');
    await expect(main).toContainText('no address for messages');
    await expect(main.getByRole('button')).toHaveCount(0);
    for (const name of REPORTS) await expect(page.getByRole('link', { name })).toHaveCount(0);
  });
});

test.describe('built with the addresses of the site and the repository', () => {
  test.use({ variant: 'public' });

  test('the preview and every page are named by their addresses', async ({ page }) => {
    await page.goto('/about');
    await expect(page.locator(PREVIEW)).toHaveAttribute(
      'content',
      'https://zoomle.example/preview.jpg',
    );
    await expect(page.locator(CANONICAL)).toHaveAttribute('href', 'https://zoomle.example/about');
    await page.getByRole('link', { name: 'Blog' }).click();
    await expect(page.locator(CANONICAL)).toHaveAttribute('href', 'https://zoomle.example/blog');
  });

  test('the contact page opens a report with the date of the day’s map', async ({ game, page }) => {
    await game.open({ path: '/contact' });
    for (const name of REPORTS) {
      const link = page.getByRole('link', { name });
      await expect(link).toHaveAttribute(
        'href',
        /^https:\/\/git\.example\.org\/zoomle\/issues\/new\?.*2026-11-20/,
      );
    }
  });

  test('the about page leads to the source', async ({ page }) => {
    await page.goto('/about');
    const link = page.getByRole('link', { name: 'The source of the site' });
    await expect(link).toHaveAttribute('href', 'https://git.example.org/zoomle');
  });
});
