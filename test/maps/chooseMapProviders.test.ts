import { describe, expect, it } from 'vitest';

import { chooseMapProviders, type MapSettings } from '../../src/maps/chooseMapProviders';
import { anAtlas } from '../support/builders';
import { SERVICE_IDS, settingsFor } from '../support/mapServices';

const idsOf = (settings: MapSettings) =>
  chooseMapProviders(settings, anAtlas('France')).map(({ id }) => id);

describe('the map providers, the fallback last,', () => {
  it.each<[string[], string, MapSettings]>([
    [['mapbox', 'atlas'], 'a token', { VITE_MAPBOX_TOKEN: 'pk.token' }],
    [['atlas'], 'nothing', {}],
    [['atlas'], 'only a base URL', { VITE_MAP_BASE_URL: 'http://localhost:4100' }],
    [['atlas'], 'a token, but atlas', { VITE_MAPBOX_TOKEN: 'pk.t', VITE_MAP_PROVIDER: 'atlas' }],
    ...SERVICE_IDS.map((id): [string[], string, MapSettings] => [
      [id, 'atlas'],
      id,
      settingsFor(id),
    ]),
    [['mapbox'], 'mapbox without a token', { VITE_MAP_PROVIDER: 'mapbox' }],
  ])('are %j for %s', (ids, _, settings) => {
    expect(idsOf(settings)).toEqual(ids);
  });
});
