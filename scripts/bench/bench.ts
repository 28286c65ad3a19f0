// Builds the site, measures it in Chromium, and fails if a figure misses its bar: npm run bench
// -- --only paints,keys: some parts; -- --smoke: each part once, without bars.
import { writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { type Browser, chromium } from '@playwright/test';

import { launchOptions } from '../../test/e2e/playwright.config.ts';
import { type Figure, resultOf } from './figure.ts';
import { keys } from './parts/keys.ts';
import { offline } from './parts/offline.ts';
import { paints } from './parts/paints.ts';
import { years } from './parts/years.ts';
import { serveFloor, serveSite, type Site } from './site.ts';

export type Bench = {
  readonly browser: Browser;
  readonly site: Site;
  readonly floor: Site;
  /** How often to do what is done so often for a figure: once to see that it works. */
  readonly repeats: (count: number) => number;
};

type Part = (bench: Bench) => Promise<Figure[]>;
const PARTS: Readonly<Record<string, Part>> = { paints, keys, years, offline };

/**
 * With Playwright's inspector on, V8 records the position of each error. For the errors React makes while
 * loading, it would parse the whole file again: 0.3 s of the offline start.
 */
const POSITIONS_AHEAD = '--js-flags=--no-enable-lazy-source-positions';
/** A load average that hardly affects timings. */
const CALM = 1.5;
const CHECK_MS = 10_000;
const CHECKS = 30;

const { values: options } = parseArgs({
  options: { only: { type: 'string' }, smoke: { type: 'boolean', default: false } },
});

function chosenParts(): readonly Part[] {
  return (options.only?.split(',') ?? Object.keys(PARTS)).map((name) => {
    const part = PARTS[name];
    if (!part) throw new Error(`No part ${name}: ${Object.keys(PARTS).join(', ')}`);
    return part;
  });
}

const currentLoad = () => loadavg()[0] ?? 0;

const parts = chosenParts();
const checks = options.smoke ? 0 : CHECKS;
for (let count = 0; count < checks && currentLoad() > CALM; count += 1) await setTimeout(CHECK_MS);
const load = currentLoad();
const [floor, site] = [await serveFloor(), await serveSite()];
const figures: Figure[] = [];
for (const part of parts) {
  // A new browser for each part, unaffected by the last one.
  const args = [...launchOptions.args, POSITIONS_AHEAD];
  const browser = await chromium.launch({ ...launchOptions, args });
  const repeats = (count: number) => (options.smoke ? 1 : count);
  figures.push(...(await part({ browser, site, floor, repeats })));
  await browser.close();
}
site.close();
floor.close();
const results = figures.map(resultOf);
await writeFile('.reports/bench.json', `${JSON.stringify({ load, results }, null, 2)}\n`);
console.log(`Load average: ${load.toFixed(1)}`);
console.table(results);
if (!options.smoke && !results.every(({ isMet }) => isMet)) process.exitCode = 1;
