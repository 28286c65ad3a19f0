import { describe, expect, it } from 'vitest';

import { parseEnvironment, VARIABLES, warningOf } from '../../../scripts/build/environment';
import { PROVIDER_IDS } from '../../../src/maps/chooseMapProviders';

describe('the configuration', () => {
  it('may be empty; an empty variable counts as unset', () => {
    expect(parseEnvironment({})).toEqual({});
    expect(parseEnvironment({ VITE_MAP_PROVIDER: '', VITE_DEVTOOLS: '' })).toEqual({});
  });

  it('holds its own variables, and none of Vite', () => {
    const own = {
      VITE_MAPBOX_TOKEN: 'pk.abc',
      VITE_MAP_PROVIDER: 'mapbox',
      VITE_MAP_BASE_URL: 'http://127.0.0.1:8080',
      VITE_SITE_URL: 'https://zoomle.example',
      VITE_BASE_PATH: '/games/',
      VITE_REPOSITORY_URL: 'https://git.example.org/games/zoomle',
      VITE_REPORT_URL: 'https://reports.example.org/zoomle/',
      VITE_DAILY_RULE: 'cycle',
      VITE_DEV_TOOLS: 'off',
    };
    const others = { MODE: 'production', VITE_USER_NODE_ENV: 'development' };
    expect(parseEnvironment({ ...own, ...others })).toEqual(own);
  });

  it.each([
    ['VITE_DEVTOOLS', 'VITE_DEV_TOOLS'],
    ['VITE_BASE', 'VITE_BASE_PATH or VITE_MAP_BASE_URL'],
    ['VITE_BASE_URL', 'VITE_MAP_BASE_URL, VITE_SITE_URL or VITE_BASE_PATH'],
    ['VITE_REPO_URL', 'VITE_REPORT_URL or VITE_REPOSITORY_URL'],
    ['VITE_REPOSITRY', 'VITE_REPOSITORY_URL'],
    ['VITE_site_url', 'VITE_SITE_URL'],
    ['VITE_MAPBOX_ACCESS_TOKEN', 'VITE_MAPBOX_TOKEN'],
  ])('knows no %s, and offers what is as near: %s', (name, nearest) => {
    expect(() => parseEnvironment({ [name]: 'x' })).toThrow(
      `${name} is not a variable of the site. Did you mean ${nearest}?`,
    );
  });

  it.each(['VITE_FOO', 'VITE_API_URL', 'VITE_LANGUAGE'])('lists all for %s, like none', (name) => {
    const parse = () => parseEnvironment({ [name]: 'x' });
    for (const own of VARIABLES) expect(parse).toThrow(own);
    expect(parse).not.toThrow('Did you mean');
  });

  it.each([
    ['VITE_SITE_URL', 'HTTP://Zoömle.Example:80/', 'http://xn--zomle-kua.example'],
    ['VITE_SITE_URL', 'https://zoomle.example:8443', 'https://zoomle.example:8443'],
    ['VITE_MAP_BASE_URL', 'https://Maps.Example.org:443/', 'https://maps.example.org'],
    ['VITE_BASE_PATH', 'games', '/games/'],
    ['VITE_BASE_PATH', '//a/b//', '/a/b/'],
    ['VITE_BASE_PATH', '/', '/'],
    ['VITE_BASE_PATH', '/zoomle-site', '/zoomle-site/'],
    ['VITE_BASE_PATH', '/games/de', '/games/de/'],
    ['VITE_BASE_PATH', '/en', '/en/'],
    ['VITE_REPOSITORY_URL', 'https://GitHub.com/My/zoomle.git', 'https://github.com/My/zoomle'],
    ['VITE_REPOSITORY_URL', 'https://git.test/a/zoomle/', 'https://git.test/a/zoomle'],
    ['VITE_REPOSITORY_URL', 'https://git.test/code/a/zoomle', 'https://git.test/code/a/zoomle'],
    ['VITE_REPOSITORY_URL', 'https://github.com/o/issues', 'https://github.com/o/issues'],
    ['VITE_REPORT_URL', 'https://Reports.test:443/a/', 'https://reports.test/a/'],
  ])('writes %s=%s as %s', (name, value, normalised) => {
    expect(parseEnvironment({ [name]: value })).toEqual({ [name]: normalised });
  });

  it.each([
    ['VITE_MAPBOX_TOKEN', 'pk.', 'must be a public token'],
    ['VITE_MAP_PROVIDER', 'google', PROVIDER_IDS.map((id) => `"${id}"`).join(' | ')],
    ['VITE_MAP_BASE_URL', 'maps.example.org', 'an address such as https://maps.example.org'],
    ['VITE_MAP_BASE_URL', 'https://maps.test/a', 'must end after the host, before /a'],
    ['VITE_SITE_URL', 'https://zoomle.example/games/', 'set VITE_BASE_PATH=/games/'],
    ['VITE_SITE_URL', 'https://zoomle.example?a', 'must end before the “?” or “#”'],
    ['VITE_SITE_URL', 'https://me:secret@zoomle.example', 'must hold no name and password'],
    ['VITE_REPOSITORY_URL', 'https://me@git.test/zoomle', 'must hold no name and password'],
    ['VITE_REPOSITORY_URL', 'http://git.test/zoomle', 'such as https://github.com/owner/zoomle'],
    ['VITE_REPOSITORY_URL', 'git@github.com:a/b.git', 'such as https://github.com/owner/zoomle'],
    ['VITE_REPOSITORY_URL', 'https://git.test/zoomle?tab=issues', 'must end before the “?” or “#”'],
    ...[
      'https://github.com',
      'https://github.com/o',
      'https://github.com/o//r',
      'https://github.com/o/r/issues',
      'https://github.com/o/r/tree/main',
      'https://git.test/o/r/issues',
      'https://git.test/o/r/src/branch/main',
    ].map((url) => ['VITE_REPOSITORY_URL', url, 'must end after the owner and the name']),
    ...[
      'zoomle.example',
      'localhost:8080',
      'ftp://zoomle.example',
      'https://zoomle.example.',
      ' https://zoomle.example',
    ].map((url) => ['VITE_SITE_URL', url, 'must be an address such as https://zoomle.example']),
    ...['/de/', '/zoomle/', 'about', '/de/about/', '/DE', '/assets/', '/atlas/'].map((path) => [
      'VITE_BASE_PATH',
      path,
      'must not be a page or folder that the site itself has',
    ]),
    ['VITE_REPORT_URL', 'https://me:secret@reports.test', 'must hold no name and password'],
    ['VITE_REPORT_URL', 'https://reports.test/?key=1', 'must end before the “?” or “#”'],
    ['VITE_BASE_PATH', 'https://zoomle.example/games/', 'must be a path such as /games/'],
    ['VITE_BASE_PATH', '/../games/', 'must be a path such as /games/'],
    ['VITE_BASE_PATH', '/my games/', 'must be a path such as /games/'],
    ['VITE_DAILY_RULE', 'random', '"sum" | "cycle"'],
    ['VITE_DEV_TOOLS', 'no', '"on" | "off"'],
  ])('refuses %s=%s and says what would be right', (name, value, message) => {
    const parse = () => parseEnvironment({ [name]: value });
    expect(parse).toThrow(`${name}: `);
    expect(parse).toThrow(message);
  });
});

describe('a map token', () => {
  it.each(['sk.secret', 'tk.temporary', 'secret', 'pk.a b', 'pk.abc ', 'pk.a&limit=1'])(
    'must be public, which “%s” is not',
    (token) => {
      const parse = () => parseEnvironment({ VITE_MAPBOX_TOKEN: token });
      expect(parse).toThrow('https://console.mapbox.com/account/access-tokens/');
      expect(parse).not.toThrow(token);
    },
  );

  it.each(['atlas', 'eox', 'esri'])('is dropped from a build for %s', (VITE_MAP_PROVIDER) => {
    const settings = { VITE_MAP_PROVIDER, VITE_MAPBOX_TOKEN: 'pk.abc' };
    expect(parseEnvironment(settings)).toEqual({ VITE_MAP_PROVIDER });
  });

  it('is missed by a build for Mapbox alone', () => {
    expect(warningOf({ VITE_MAP_PROVIDER: 'mapbox' })).toContain('players will see no pictures');
    expect(warningOf({ VITE_MAPBOX_TOKEN: 'pk.abc' })).toBeUndefined();
    expect(warningOf({ VITE_MAP_PROVIDER: 'eox' })).toBeUndefined();
    expect(warningOf({})).toBeUndefined();
  });
});

it('an address of maps is of no use to a build for the atlas alone', () => {
  const VITE_MAP_BASE_URL = 'https://maps.test';
  expect(warningOf({ VITE_MAP_BASE_URL })).toContain('VITE_MAP_BASE_URL has no effect');
  expect(warningOf({ VITE_MAP_BASE_URL, VITE_MAP_PROVIDER: 'eox' })).toBeUndefined();
  expect(warningOf({ VITE_MAP_BASE_URL, VITE_MAPBOX_TOKEN: 'pk.abc' })).toBeUndefined();
});
