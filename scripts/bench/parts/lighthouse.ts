import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

import { launchOptions } from '../../../test/e2e/playwright.config.ts';
import type { Bench } from '../bench.ts';
import { type Figure, median } from '../figure.ts';

const run = promisify(execFile);

const FOLDER = 'scripts/bench/lighthouse';
const COMMAND = `${FOLDER}/node_modules/lighthouse/cli/index.js`;
const REPORT = '.reports/lighthouse.json';
const RUNS = 5;
const ATTEMPTS = 3;

const SCORES = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const SECONDS = { 'first-contentful-paint': 0.9, 'largest-contentful-paint': 2 };

/** The parts of Lighthouse's report that are used. */
type Report = {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
};

/** A phone's first visit, network and processor simulated. Lighthouse sometimes needs another try. */
async function visit(url: string, attempts = ATTEMPTS): Promise<Report> {
  const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu';
  const options = [url, '--quiet', '--output=json', `--output-path=${REPORT}`, flags];
  const env = { ...process.env, CHROME_PATH: launchOptions.executablePath };
  try {
    await run(process.execPath, [COMMAND, ...options], { env });
    return JSON.parse(await readFile(REPORT, 'utf8')) as Report;
  } catch (error) {
    if (attempts > 1) return visit(url, attempts - 1);
    throw error;
  }
}

/** Lighthouse's medians for both pages on a phone. */
export async function lighthouse({ site }: Bench): Promise<Figure[]> {
  if (!existsSync(COMMAND)) await run('npm', ['ci', '--prefix', FOLDER]);
  const figures: Figure[] = [];
  for (const path of ['/', '/zoomle']) {
    const reports: Report[] = [];
    for (let count = 0; count < RUNS; count += 1) reports.push(await visit(site.url + path));
    for (const [id, bar] of Object.entries(SCORES)) {
      const value = median(reports.map((each) => (each.categories[id]?.score ?? NaN) * 100));
      figures.push({ what: `Lighthouse, ${id} of ${path}`, value, unit: 'points', bar });
    }
    for (const [id, bar] of Object.entries(SECONDS)) {
      const value = median(reports.map((each) => (each.audits[id]?.numericValue ?? NaN) / 1_000));
      figures.push({ what: `Lighthouse, ${id} of ${path}`, value, unit: 's', bar });
    }
  }
  return figures;
}
