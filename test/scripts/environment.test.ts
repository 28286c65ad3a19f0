import { describe, expect, it } from 'vitest';

import { parseEnvironment } from '../../scripts/environment';

describe('the configuration', () => {
  it('may be empty, and ignores empty variables', () => {
    expect(parseEnvironment({})).toEqual({});
    expect(parseEnvironment({ VITE_MAP_PROVIDER: '', VITE_MAPBOX_TOKEN: '' })).toEqual({});
  });

  it('has the variables that are set, and no others', () => {
    const own = {
      VITE_MAPBOX_TOKEN: 'pk.abc',
      VITE_MAP_PROVIDER: 'mapbox',
      VITE_MAP_BASE_URL: 'http://127.0.0.1:8080',
      VITE_SITE_URL: 'https://zoomle.example',
      VITE_REPOSITORY_URL: 'https://git.example.org/games/zoomle',
      VITE_DAILY_RULE: 'cycle',
      VITE_DEV_TOOLS: 'off',
    };
    expect(parseEnvironment({ ...own, MODE: 'production', VITE_OTHER: 'x' })).toEqual(own);
  });

  it.each([
    ['VITE_MAP_PROVIDER', 'google'],
    ['VITE_MAP_BASE_URL', 'maps.example.org'],
    ['VITE_SITE_URL', 'https://zoomle.example/'],
    ['VITE_REPOSITORY_URL', 'http://git.example.org/games/zoomle'],
    ['VITE_REPOSITORY_URL', 'https://git.example.org/games/zoomle?tab=issues'],
    ['VITE_DAILY_RULE', 'random'],
    ['VITE_DEV_TOOLS', 'no'],
  ])('refuses %s=%s, by name', (name, value) => {
    expect(() => parseEnvironment({ [name]: value })).toThrow(name);
  });
});
