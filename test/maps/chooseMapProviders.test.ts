import { describe, expect, it } from 'vitest';

import { chooseMapProviders, type MapSettings } from '../../src/maps/chooseMapProviders';
import { anAtlas } from '../support/builders';

const PLACE = { country: 'France', index: 0, lat: 48.8584, lon: 2.2945 };

const idsOf = (settings: MapSettings) =>
  chooseMapProviders(settings, anAtlas('France')).map(({ id }) => id);

describe('the map providers, the fallback last,', () => {
  it.each<[string[], string, MapSettings]>([
    [['mapbox', 'atlas'], 'a token', { VITE_MAPBOX_TOKEN: 'pk.token' }],
    [['atlas'], 'nothing', {}],
    [['atlas'], 'only a base URL', { VITE_MAP_BASE_URL: 'http://localhost:4100' }],
    [['atlas'], 'a token, but atlas', { VITE_MAPBOX_TOKEN: 'pk.t', VITE_MAP_PROVIDER: 'atlas' }],
    [['eox', 'atlas'], 'eox', { VITE_MAP_PROVIDER: 'eox' }],
    [['esri', 'atlas'], 'esri', { VITE_MAP_PROVIDER: 'esri' }],
    [['mapbox'], 'mapbox without a token', { VITE_MAP_PROVIDER: 'mapbox' }],
  ])('are %j for %s', (ids, _, settings) => {
    expect(idsOf(settings)).toEqual(ids);
  });

  it.each<MapSettings>([
    { VITE_MAPBOX_TOKEN: 'pk.t' },
    { VITE_MAP_PROVIDER: 'eox' },
    { VITE_MAP_PROVIDER: 'esri' },
  ])('use the base URL that is set: %j', (settings) => {
    const proxied = { ...settings, VITE_MAP_BASE_URL: 'http://proxy.test' };
    const [provider] = chooseMapProviders(proxied, anAtlas());
    expect(provider?.picture(PLACE, 18)?.url).toMatch(/^http:\/\/proxy\.test\//);
  });
});
