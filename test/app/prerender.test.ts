import { describe, expect, it } from 'vitest';

import { prerender } from '../../src/app/prerender';
import { ENGLISH_PAGE } from '../support/english';

describe.each(['/', '/zoomle'])('the first screen of %s that the build renders', (path) => {
  it('has its heading and the styles of both themes', async () => {
    const body = await prerender(path, ENGLISH_PAGE);
    expect(body).toContain('<h1');
    expect(body).toContain('@media (prefers-color-scheme:dark)');
  });

  it('knows nothing of a day or a year', async () => {
    const body = await prerender(path, ENGLISH_PAGE);
    expect(body).not.toMatch(/20\d\d-|©|Zoomle - |waiting/);
  });

  it('has no control that could be used in vain', async () => {
    const body = await prerender(path, ENGLISH_PAGE);
    const controls = body.match(/<(button|input)[^>]*>/g) ?? [];
    expect(controls.length).toBeGreaterThan(0);
    expect(controls.filter((tag) => !tag.includes(' disabled=""'))).toEqual([]);
  });
});
