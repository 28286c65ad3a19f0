// Builds the site, measures it in Chromium, and fails if a figure misses its bar: npm run bench
import { writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { type Browser, chromium } from '@playwright/test';

import { launchOptions } from '../../test/e2e/playwright.config.ts';
import { type Figure, lineOf, meetsBar } from './figure.ts';
import { keys } from './parts/keys.ts';
import { offline } from './parts/offline.ts';
import { paints } from './parts/paints.ts';
import { years } from './parts/years.ts';
import { buildFloor, buildSite, serve, type Site } from './site.ts';

export type Bench = { readonly browser: Browser; readonly site: Site; readonly floor: Site };

type Part = (bench: Bench) => Promise<Figure[]>;
const PARTS: Readonly<Record<string, Part>> = { paints, keys, years, offline };

/** Fixed: the build's canonical links contain it. */
const PORT = 17_600;
/**
 * With Playwright's inspector on, V8 records the position of each error. For the errors React makes while
 * loading, it would parse the whole file again: 0.3 s of the offline start.
 */
const POSITIONS_AHEAD = '--js-flags=--no-enable-lazy-source-positions';
/** A load average that hardly affects timings. */
const CALM = 1.5;
const CHECK_MS = 10_000;
const CHECKS = 30;
const RESULTS = '.reports/bench.json';

/** All parts, or those in `--only paints,keys`. */
function chosenParts(): readonly Part[] {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  return (values.only?.split(',') ?? Object.keys(PARTS)).map((name) => {
    const part = PARTS[name];
    if (!part) throw new Error(`No part ${name}: ${Object.keys(PARTS).join(', ')}`);
    return part;
  });
}

const currentLoad = () => loadavg()[0] ?? 0;

/** Waits for an idle machine, within limits. */
async function calm() {
  for (let count = 0; count < CHECKS && currentLoad() > CALM; count += 1)
    await setTimeout(CHECK_MS);
  if (currentLoad() > CALM) console.log('The machine stays busy: times will be long.');
}

/** A failed part misses its bar; the others are still measured. */
const notMeasured = (error: unknown): Figure[] => [
  { what: String(error), value: NaN, unit: 's', bar: 0 },
];

const parts = chosenParts();
await calm();
const load = currentLoad();
const floor = await serve(await buildFloor());
const site = await serve(await buildSite(`http://127.0.0.1:${PORT}`), PORT);
const figures: Figure[] = [];
for (const part of parts) {
  // A new browser for each part, unaffected by the last one.
  const args = [...launchOptions.args, POSITIONS_AHEAD];
  const browser = await chromium.launch({ ...launchOptions, args });
  const measured = await part({ browser, site, floor }).catch(notMeasured);
  await browser.close();
  for (const figure of measured) console.log(lineOf(figure));
  figures.push(...measured);
}
site.close();
floor.close();
const results = figures.map((figure) => ({ ...figure, isMet: meetsBar(figure) }));
await writeFile(RESULTS, `${JSON.stringify({ load, results }, null, 2)}\n`);
const missed = results.filter(({ isMet }) => !isMet).length;
console.log(missed === 0 ? 'All bars are met.' : `${missed} of ${results.length} miss their bar.`);
if (missed > 0) process.exitCode = 1;
