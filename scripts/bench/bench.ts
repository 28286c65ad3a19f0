import { writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';

import { type Browser, chromium } from '@playwright/test';

import { launchOptions } from '../../test/e2e/playwright.config.ts';
import { type Figure, lineOf, meetsBar } from './figure.ts';
import { bytes } from './parts/bytes.ts';
import { keys } from './parts/keys.ts';
import { lighthouse } from './parts/lighthouse.ts';
import { offline } from './parts/offline.ts';
import { shift } from './parts/shift.ts';
import { buildSite, serve, type Site } from './site.ts';

/** What a part measures with. */
export type Bench = { readonly browser: Browser; readonly site: Site };

type Part = (bench: Bench) => Promise<Figure[]>;
const PARTS: Readonly<Record<string, Part>> = { bytes, shift, keys, offline, lighthouse };

/** Known before the build, whose canonical links name it. */
const PORT = 17_600;
const RESULTS = '.reports/bench.json';

/** The parts that `--only bytes,keys` names, or all. */
function chosenParts(args: readonly string[]): readonly Part[] {
  const { values } = parseArgs({ args: [...args], options: { only: { type: 'string' } } });
  return (values.only?.split(',') ?? Object.keys(PARTS)).map((name) => {
    const part = PARTS[name];
    if (!part) throw new Error(`No part ${name}: ${Object.keys(PARTS).join(', ')}`);
    return part;
  });
}

/** What cannot be measured falls short, and the other parts are measured all the same. */
const notMeasured = (error: unknown): Figure[] => [
  { what: String(error), value: NaN, unit: 'points', bar: 1 },
];

/**
 * Measures the site, prints a line for each figure and keeps them as JSON.
 * @param args of the command line
 * @returns whether every figure meets its bar
 */
export async function bench(args: readonly string[]): Promise<boolean> {
  const parts = chosenParts(args);
  const [load = 0] = loadavg();
  if (load > 1) console.log(`The machine is busy (load ${load.toFixed(1)}): times will be long.`);
  const site = await serve(await buildSite(`http://127.0.0.1:${PORT}`), PORT);
  const figures: Figure[] = [];
  for (const part of parts) {
    // A browser of its own: what one part leaves behind must not slow the next.
    const browser = await chromium.launch(launchOptions);
    const measured = await part({ browser, site }).catch(notMeasured);
    await browser.close();
    for (const figure of measured) console.log(lineOf(figure));
    figures.push(...measured);
  }
  site.close();
  const results = figures.map((figure) => ({ ...figure, isMet: meetsBar(figure) }));
  await writeFile(RESULTS, `${JSON.stringify({ load, results }, null, 2)}\n`);
  const short = results.filter(({ isMet }) => !isMet).length;
  console.log(short === 0 ? 'All bars are met.' : `${short} of ${results.length} fall short.`);
  return short === 0;
}
