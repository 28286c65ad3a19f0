import { expect, test } from './support/test';

test('the site can be installed, and previewed without scripts', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html.match(/name="description"/g)).toHaveLength(1);
  for (const tag of ['="og:title"', '="og:description"', '="og:type"', '="twitter:card"']) {
    expect(html).toContain(tag);
  }

  const [, address = ''] = /rel="manifest" href="([^"]+)"/.exec(html) ?? [];
  const manifest = (await (await request.get(address)).json()) as {
    readonly icons: readonly { readonly src: string; readonly sizes: string }[];
  };
  expect(manifest).toMatchObject({ name: 'Zoomle', start_url: '/', display: 'standalone' });
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512']);
  for (const src of [...manifest.icons.map((icon) => icon.src), '/apple-touch-icon.png']) {
    const response = await request.get(src);
    expect([response.ok(), response.headers()['content-type']]).toEqual([true, 'image/png']);
  }
});

test.describe('built with the addresses of the site and the repository', () => {
  test.use({ variant: 'public' });

  test('pages have those addresses', async ({ game, page }) => {
    await game.open({ path: '/about' });
    const preview = 'https://zoomle.example/preview.jpg';
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', preview);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      'https://zoomle.example/about',
    );
    const source = page.getByRole('link', { name: 'The site’s source code' });
    await expect(source).toHaveAttribute('href', 'https://git.example.org/games/zoomle');
    await expect(page.locator('head > title')).toHaveCount(1);
  });
});
