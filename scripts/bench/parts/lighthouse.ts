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

const SCORES = { performance: 96, accessibility: 100, 'best-practices': 100, seo: 100 };
const SHIFT = 'cumulative-layout-shift';

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

const score = (category: string) => (report: Report) =>
  (report.categories[category]?.score ?? NaN) * 100;
const audit = (id: string) => (report: Report) => report.audits[id]?.numericValue ?? NaN;

/** Lighthouse's medians for both pages on a phone. */
export async function lighthouse({ site }: Bench): Promise<Figure[]> {
  if (!existsSync(COMMAND)) await run('npm', ['ci', '--prefix', FOLDER]);
  const pages = { '/': [] as Report[], '/zoomle': [] as Report[] };
  // In turns, so that load on the machine hits all alike.
  for (let count = 0; count < RUNS; count += 1) {
    for (const [path, reports] of Object.entries(pages)) reports.push(await visit(site.url + path));
  }

  const figures: Figure[] = [];
  for (const [path, reports] of Object.entries(pages)) {
    for (const [id, bar] of Object.entries(SCORES)) {
      const value = median(reports.map(score(id)));
      figures.push({ what: `Lighthouse, ${id} of ${path}`, value, unit: 'points', bar });
    }
    const value = median(reports.map(audit(SHIFT)));
    figures.push({ what: `Lighthouse, ${SHIFT} of ${path}`, value, unit: 'CLS', bar: 0 });
  }
  return figures;
}
