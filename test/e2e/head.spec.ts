import { expect, test } from './support/test';

test('the site can be installed, previewed without scripts, and read by robots', async ({
  page,
  request,
}) => {
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

  const html = await (await request.get('/')).text();
  expect(html.match(/name="description"/g)).toHaveLength(1);
  for (const property of ['og:title', 'og:description', 'og:type']) {
    expect(html).toContain(`property="${property}"`);
  }
  expect(html).toContain('name="twitter:card"');
});

test.describe('built with the addresses of the site and the repository', () => {
  test.use({ variant: 'public' });

  test('pages name themselves and the source by them', async ({ game, page }) => {
    await game.open({ path: '/about' });
    const preview = 'https://zoomle.example/preview.jpg';
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', preview);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      'https://zoomle.example/about',
    );
    const source = page.getByRole('link', { name: 'The site’s source code' });
    await expect(source).toHaveAttribute('href', 'https://git.example.org/zoomle');
    await expect(page.locator('head > title')).toHaveCount(1);
  });
});
