import { describe, expect, it } from 'vitest';

import { prerender } from '../../src/app/prerender';

describe('the page that the build renders', () => {
  it.each(['/', '/zoomle'])('%s has its first screen, and knows nothing of a day', async (path) => {
    const { body } = await prerender(path, {});
    expect(body).toContain('<h1');
    expect(body.replace(/<h1.*?data-dated.*?<\/h1>/, '')).not.toMatch(/Zoomle - |©|waiting/);
  });

  it('has its own title, description and styles, and both themes', async () => {
    const { head } = await prerender('/zoomle', { VITE_SITE_URL: 'https://zoomle.example' });
    expect(head.match(/<title>/g)).toHaveLength(1);
    expect(head.match(/name="description"/g)).toHaveLength(1);
    expect(head).toContain('<link rel="canonical" href="https://zoomle.example/zoomle"');
    expect(head).toContain('@media (prefers-color-scheme: dark)');
    expect(head).not.toContain('data-styled');
  });

  it('has no button that could be pressed in vain', async () => {
    const { body } = await prerender('/zoomle', {});
    expect(body.match(/<button (?!disabled)/g)).toBeNull();
  });

  it('has room for a date, and hides what stands in it', async () => {
    const { head, body } = await prerender('/zoomle', {});
    expect(body).toMatch(/<h1[^>]* data-dated="">Zoomle - September 30, 2026</);
    expect(head).toContain('[data-dated]{visibility:hidden}');
  });

  it('takes no text before there is a round', async () => {
    const { body } = await prerender('/zoomle', {});
    expect(body).toMatch(/<input[^>]* role="combobox"[^>]* disabled=""/);
  });

  it('leaves room for today’s picture, unless it is another provider’s', async () => {
    expect((await prerender('/zoomle', {})).body).toContain('data-today');
    const esri = await prerender('/zoomle', { VITE_MAP_PROVIDER: 'esri' });
    expect(esri.body).not.toContain('data-today');
  });

  it('of no path holds the ground alone', async () => {
    const { head, body } = await prerender(null, {});
    expect(body).toBe('');
    expect(head).toContain('--ground');
  });
});
