import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

import type { Bench } from '../bench.ts';
import { PHONE } from '../board.ts';
import type { Figure } from '../figure.ts';

const BARS = { '/': 149, '/zoomle': 157 };

/** The scripts that a page requests on a first visit, until it is idle. */
async function scriptsOf({ browser, site }: Bench, path: string) {
  // The service worker fetches every script.
  const page = await browser.newPage({ viewport: PHONE, serviceWorkers: 'block' });
  const scripts = new Set<string>();
  page.on('response', (response) => {
    const isScript = /\bjavascript\b/.test(response.headers()['content-type'] ?? '');
    if (isScript) scripts.add(new URL(response.url()).pathname);
  });
  await page.goto(site.url + path, { waitUntil: 'networkidle' });
  await page.context().close();
  return [...scripts];
}

/** How much JavaScript each page loads. */
export async function bytes(bench: Bench): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [path, bar] of Object.entries(BARS)) {
    let size = 0;
    for (const script of await scriptsOf(bench, path)) {
      size += gzipSync(await readFile(bench.site.folder + script), { level: 9 }).length;
    }
    // 1 kB is 1,000 bytes. A page without scripts would not be ours.
    const value = size === 0 ? NaN : size / 1_000;
    figures.push({ what: `JavaScript of ${path} until idle, gzip`, value, unit: 'kB', bar });
  }
  return figures;
}
