import { get } from 'node:http';
import { text } from 'node:stream/consumers';

import { expect, it, onTestFinished } from 'vitest';

import { blockWith } from '../support/commandBlocks';
import { startDebian } from './debian';
import { hasBrotli, hasIPv6, isInstalled } from './server';

const step = (words: string, language = 'sh') => blockWith('docs/hosting.md', language, words);

/** The first line of what nginx answers. */
const ask = (port: number, path: string, host = 'localhost', address = '127.0.0.1') =>
  new Promise<string>((resolve, reject) => {
    get({ host: address, port, path, headers: { host } }, (response) => {
      text(response).then((body) => resolve(body.split('\n')[0] ?? ''), reject);
    }).on('error', reject);
  });

async function aDebian(...bases: string[]) {
  const debian = await startDebian(bases);
  onTestFinished(debian.stop);
  expect(await ask(debian.port, '/')).toBe('Another site');
  await debian.type(step('apt-get install'));
  return debian;
}

// The documented steps install brotli.
const canRun = isInstalled && hasBrotli;

it.skipIf(!canRun).each(hasIPv6 ? ['127.0.0.1', '::1'] : ['127.0.0.1'])(
  'a fresh Debian serves the site by the documented steps, on %s',
  async (address) => {
    const debian = await aDebian('');
    await debian.type(step('sites-available'));
    await debian.type(step('sites-enabled/default'));
    await debian.type(step('systemctl reload'));
    const asked = (path: string) => ask(debian.port, path, 'any.example', address);
    await expect.poll(() => asked('/')).toBe(':index.html');
    expect(await asked('/de/zoomle')).toBe(':de/zoomle.html');
    expect(await asked('/de/gone')).toBe(':de/404.html');
  },
);

it.skipIf(!canRun)('beside another site, the site answers to its own name', async () => {
  const debian = await aDebian('');
  await debian.type(step('sites-available'));
  await debian.type(step('systemctl reload'));
  await expect.poll(() => ask(debian.port, '/', 'zoomle.example')).toBe(':index.html');
  expect(await ask(debian.port, '/', 'other.example')).toBe('Another site');
});

it.skipIf(!canRun)('in folders of another site, copies leave that site as it is', async () => {
  const debian = await aDebian('', '/games', '/b');
  // Another site's rules, as they are common.
  await debian.addToOtherSite('location ~ \\.(js|avif)$ { return 410; }');
  await debian.addToOtherSite('location ~ ^/[a-z]+$ { return 410; }');
  const include = step('include /srv', 'nginx');
  await debian.addToOtherSite(include);
  // One folder's; the site at the root of another host is not included.
  await debian.addToOtherSite(include.replace('games', 'b').replace('brotli_static on;', ''));
  await debian.type(step('systemctl reload'));
  await expect.poll(() => ask(debian.port, '/b/')).toBe('b:index.html');
  expect(await ask(debian.port, '/games/assets/index-abc.js')).toBe('games:assets/index-abc.js');
  expect(await ask(debian.port, '/games/zoomle/2026-11-20')).toBe('games:shell.html');
  expect(await ask(debian.port, '/b/de/gone')).toBe('b:de/404.html');
  expect(await ask(debian.port, '/')).toBe('Another site');
  expect(await ask(debian.port, '/gone/')).toContain('<html>');
});
