import { describe, expect, it } from 'vitest';

import { mapbox } from '../../src/maps/mapbox';
import { withoutToken, withToken } from '../../src/maps/token';
import { atlas } from '../support/siteAtlas';

const TOKEN = 'pk.$& a+b';
const PROVIDERS = [mapbox(TOKEN), atlas];
const place = { country: 'France', index: 0, lat: 48.8584, lon: 2.2945 };

describe('the address of a picture', () => {
  it('is unchanged after its token is removed and inserted again', () => {
    const url = mapbox(TOKEN).picture(place, 18)?.url ?? '';
    const bare = withoutToken(url, mapbox(TOKEN));
    expect(url).toContain(encodeURIComponent(TOKEN));
    expect(bare).toMatch(/access_token=\{token\}$/);
    expect(withToken(bare, PROVIDERS)).toBe(url);
  });

  it('does not change if the provider has no token', () => {
    const url = '/atlas/abc/18.avif';
    expect(withoutToken(url, atlas)).toBe(url);
    expect(withToken(url, PROVIDERS)).toBe(url);
    const masked = `https://maps.test/18?access_token={token}`;
    expect(withToken(masked, [atlas])).toBe(masked);
  });
});
