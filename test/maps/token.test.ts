import { expect, it } from 'vitest';

import { mapbox } from '../../src/maps/mapbox';
import { withToken } from '../../src/maps/token';
import { atlas } from '../support/siteAtlas';

const place = { country: 'France', index: 0, lat: 48.8584, lon: 2.2945 };

it('a picture’s address gets its token when it is asked for', () => {
  const provider = mapbox('pk.$& a+b');
  const url = provider.picture(place, 18)?.url ?? '';
  expect(url).not.toContain('pk.');
  expect(withToken(url, [atlas, provider])).toBe(url.replace('{token}', () => 'pk.%24%26%20a%2Bb'));
});

it('an address without a token does not change, and one whose provider is not there gets none', () => {
  expect(withToken('/atlas/abc/18.avif', [atlas])).toBe('/atlas/abc/18.avif');
  expect(withToken('https://maps.test/18?t={token}', [atlas])).toBe('https://maps.test/18?t=');
});
