import { describe, expect, it } from 'vitest';

import { parseEnvironment } from '../../../scripts/build/environment';

describe('the configuration', () => {
  it('may be empty; an empty variable counts as unset', () => {
    expect(parseEnvironment({})).toEqual({});
    expect(parseEnvironment({ VITE_MAP_PROVIDER: '', VITE_MAPBOX_TOKEN: '' })).toEqual({});
  });

  it('holds its own variables and drops others', () => {
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
    ['VITE_MAP_BASE_URL', 'https://maps.example.org/'],
    ['VITE_SITE_URL', 'https://zoomle.example/'],
    ['VITE_REPOSITORY_URL', 'http://git.example.org/games/zoomle'],
    ['VITE_REPOSITORY_URL', 'https://git.example.org/games/zoomle?tab=issues'],
    ['VITE_REPOSITORY_URL', 'https:/'],
    ['VITE_DAILY_RULE', 'random'],
    ['VITE_DEV_TOOLS', 'no'],
  ])('rejects %s=%s, naming the variable', (name, value) => {
    expect(() => parseEnvironment({ [name]: value })).toThrow(name);
  });
});
