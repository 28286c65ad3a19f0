import { describe, expect, it } from 'vitest';

import { chooseMapProvider, type MapSettings } from '../../src/maps/chooseMapProvider';

const PLACE = { country: 'France', lat: 48.8584, lon: 2.2945 };

describe('the map provider', () => {
  it.each<[string, string, MapSettings]>([
    ['mapbox', 'a token', { VITE_MAPBOX_TOKEN: 'pk.token' }],
    ['atlas', 'nothing', {}],
    ['atlas', 'an empty token', { VITE_MAPBOX_TOKEN: '' }],
    ['atlas', 'a base URL alone', { VITE_MAP_BASE_URL: 'http://localhost:4100' }],
    ['atlas', 'a token, but atlas', { VITE_MAPBOX_TOKEN: 'pk.t', VITE_MAP_PROVIDER: 'atlas' }],
    ['mapbox', 'mapbox without a token', { VITE_MAP_PROVIDER: 'mapbox' }],
  ])('is %s where %s is set', (id, _, settings) => {
    expect(chooseMapProvider(settings).id).toBe(id);
  });

  it('uses the token and the base URL that are set', () => {
    const settings = { VITE_MAPBOX_TOKEN: 'pk.t', VITE_MAP_BASE_URL: 'http://localhost:4100' };
    expect(chooseMapProvider(settings).pictureUrl(PLACE, 18)).toEqual({
      url: 'http://localhost:4100/styles/v1/mapbox/satellite-v9/static/2.2945,48.8584,18,0/1280x960@2x?access_token=pk.t',
    });
  });

  it('cannot build an address for mapbox without a token', () => {
    expect(chooseMapProvider({ VITE_MAP_PROVIDER: 'mapbox' }).pictureUrl(PLACE, 18)).toEqual({
      unavailable: 'VITE_MAPBOX_TOKEN is not set',
    });
  });
});
