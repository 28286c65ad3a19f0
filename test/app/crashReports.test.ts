import { expect, it, vi } from 'vitest';

import { makeCrashReports } from '../../src/app/crashReports';

const URL = 'https://r.test/';
const post = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')));

function aBrowser(navigator: object) {
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('fetch', post);
}

it('a page load reports its first three crashes only, as short as a beacon must be', () => {
  const sendBeacon = vi.fn(() => true);
  aBrowser({ sendBeacon });
  let crashes = 0;
  const reportCrash = makeCrashReports(URL, (max) => `crash ${(crashes += 1)}, ${max}`);
  for (let each = 0; each < 5; each += 1) reportCrash(new Error('bug'));
  expect(sendBeacon.mock.calls).toEqual([1, 2, 3].map((each) => [URL, `crash ${each}, 65536`]));
  expect(post).not.toHaveBeenCalled();
});

const CODE = 'https://host.test/assets/ArchivePage-D3kq.js';

it.each([
  ['Chromium', new TypeError(`Failed to fetch dynamically imported module: ${CODE}`)],
  ['Firefox', new TypeError(`error loading dynamically imported module: ${CODE}`)],
  ['Safari', new TypeError('Importing a module script failed.')],
  [
    'Safari, with a page in its place',
    new TypeError("'text/html' is not a valid JavaScript MIME type."),
  ],
  ['any browser, if it never arrives', new Error('Loading took too long.')],
])('code that a release has deleted, which the page explains, is no crash: %s', (_, error) => {
  const sendBeacon = vi.fn(() => true);
  aBrowser({ sendBeacon });
  const reportCrash = makeCrashReports(URL, () => 'crash');
  reportCrash(error);
  expect(sendBeacon).not.toHaveBeenCalled();
  reportCrash(new TypeError('a.map is not a function'));
  expect(sendBeacon).toHaveBeenCalledOnce();
});

it.each([
  ['refuses', { sendBeacon: () => false }],
  ['has switched off', {}],
])('a beacon that the browser %s is sent as a request', (_, navigator) => {
  aBrowser(navigator);
  makeCrashReports(URL, () => 'crash')(undefined);
  expect(post).toHaveBeenLastCalledWith(URL, { method: 'POST', mode: 'no-cors', body: 'crash' });
});
