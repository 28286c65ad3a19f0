import { mkdir, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';

import { type Browser, chromium } from '@playwright/test';

import { launchOptions } from '../../test/e2e/playwright.config.ts';
import { buildHello, buildSite } from './build.ts';
import { bytes } from './parts/bytes.ts';
import { day } from './parts/day.ts';
import { history } from './parts/history.ts';
import { keys } from './parts/keys.ts';
import { lighthouse } from './parts/lighthouse.ts';
import { offline } from './parts/offline.ts';
import { picture } from './parts/picture.ts';
import { repeat } from './parts/repeat.ts';
import { shift } from './parts/shift.ts';
import { linesOf, meetsBar, type Row } from './row.ts';
import { serve, type Server } from './serve.ts';

/** What a part measures with. The hello-world is made of the site's libraries and nothing else. */
export type Bench = {
  readonly browser: Browser;
  readonly site: Server;
  readonly hello: Server;
};

const PARTS = { bytes, day, repeat, shift, offline, picture, history, keys, lighthouse };
type Part = keyof typeof PARTS;

const RESULTS = '.reports/bench.json';
/** Canonical links are built for it. Near the ports of the browser tests, and none of them. */
const PORT = Number(process.env.BENCH_PORT ?? 17_600);

/** The parts that `--only bytes,shift` names, or all. */
function chosenParts(args: readonly string[]): readonly Part[] {
  const { values } = parseArgs({ args: [...args], options: { only: { type: 'string' } } });
  const all = Object.keys(PARTS) as Part[];
  const chosen = values.only?.split(',') ?? all;
  const unknown = chosen.filter((name) => !all.some((part) => part === name));
  if (unknown.length > 0) throw new Error(`No part ${unknown.join()}: ${all.join(', ')}`);
  return all.filter((part) => chosen.includes(part));
}

/** A part that fails falls short, and the others are measured all the same. */
const notMeasured = (error: unknown): Row[] => [
  { what: 'Could not be measured', value: NaN, unit: '', bar: 0, note: String(error) },
];

/**
 * Measures the site, prints a line for each figure and keeps them as JSON.
 * @param args of the command line
 * @returns whether every figure meets its bar
 */
export async function bench(args: readonly string[]): Promise<boolean> {
  const parts = chosenParts(args);
  // Times in ms and s cannot be told from what else the machine does.
  const [load = 0] = loadavg();
  if (load > 1)
    console.log(`The machine is busy (load ${load.toFixed(1)}): times will be too long.`);
  const site = await serve(await buildSite(`http://127.0.0.1:${PORT}`), PORT);
  const hello = await serve(await buildHello());
  const rows: (Row & { readonly part: Part; readonly isMet: boolean })[] = [];
  try {
    for (const part of parts) {
      // A browser of its own: what one part leaves behind must not slow the next.
      const browser = await chromium.launch(launchOptions);
      const measured = await PARTS[part]({ browser, site, hello }).catch(notMeasured);
      await browser.close();
      for (const row of measured) {
        console.log(linesOf(row));
        rows.push({ part, ...row, isMet: meetsBar(row) });
      }
    }
  } finally {
    await Promise.all([site.close(), hello.close()]);
  }
  await mkdir('.reports', { recursive: true });
  await writeFile(
    RESULTS,
    `${JSON.stringify({ date: new Date().toISOString(), load, rows }, null, 2)}\n`,
  );
  const short = rows.filter(({ isMet }) => !isMet).length;
  console.log(short === 0 ? 'All bars are met.' : `${short} of ${rows.length} fall short.`);
  return short === 0;
}
