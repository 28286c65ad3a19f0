import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

import type { Bench } from '../bench.ts';
import { PHONE } from '../board.ts';
import type { Figure } from '../figure.ts';

const PAGE_BAR = 7;
/** The pages, and the bars of their scripts. */
const PAGES = [
  { path: '/', file: 'index.html', bar: 149 },
  { path: '/zoomle', file: 'zoomle.html', bar: 157 },
];

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

/** The size of a file of the site, gzip, in kB of 1,000 bytes. */
const sizeOf = async ({ site }: Bench, name: string) =>
  gzipSync(await readFile(`${site.folder}/${name}`), { level: 9 }).length / 1_000;

/** The size of both pages, and how much JavaScript each loads. */
export async function bytes(bench: Bench): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { path, file, bar } of PAGES) {
    const page = await sizeOf(bench, file);
    figures.push({ what: `Page of ${path}, gzip`, value: page, unit: 'kB', bar: PAGE_BAR });
    let size = 0;
    for (const script of await scriptsOf(bench, path)) size += await sizeOf(bench, script);
    // A page without scripts would not be ours.
    const value = size || NaN;
    figures.push({ what: `JavaScript of ${path} until idle, gzip`, value, unit: 'kB', bar });
  }
  return figures;
}
