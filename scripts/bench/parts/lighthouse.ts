import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

import { launchOptions } from '../../../test/e2e/playwright.config.ts';
import type { Bench } from '../bench.ts';
import { PICTURE_NAME } from '../board.ts';
import type { Row } from '../row.ts';
import { median } from '../statistics.ts';

const run = promisify(execFile);

const FOLDER = 'scripts/bench/lighthouse';
const COMMAND = `${FOLDER}/node_modules/lighthouse/cli/index.js`;
const RUNS = 5;
const ATTEMPTS = 3;
/** A report is some megabytes. */
const MOST_OUTPUT = 100_000_000;

type Category = {
  readonly title: string;
  readonly score: number;
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
};
/** What is read of Lighthouse's report. */
type Report = {
  readonly categories: Readonly<Record<string, Category>>;
  readonly audits: Readonly<
    Record<string, { title: string; score: number | null; numericValue?: number }>
  >;
};

/** A visit of a phone's that is somebody's first. At times Lighthouse asks to be run again. */
async function report(url: string, attempts = ATTEMPTS): Promise<Report> {
  const flags = '--headless=new --no-sandbox --disable-gpu';
  try {
    const { stdout } = await run(
      process.execPath,
      [COMMAND, url, '--output=json', '--quiet', `--chrome-flags=${flags}`],
      {
        env: { ...process.env, CHROME_PATH: launchOptions.executablePath },
        maxBuffer: MOST_OUTPUT,
      },
    );
    return JSON.parse(stdout) as Report;
  } catch (error) {
    if (attempts > 1) return report(url, attempts - 1);
    const { stderr } = error as { stderr?: string };
    throw new Error(`Lighthouse: ${stderr ?? String(error)}`, { cause: error });
  }
}

/** The audits that cost a category points. */
function failing({ categories, audits }: Report, category: string) {
  const refs = categories[category]?.auditRefs.filter(({ weight }) => weight > 0) ?? [];
  return refs.flatMap(({ id }) => {
    const { score, title } = audits[id] ?? { score: null, title: '' };
    return score !== null && score < 1 ? [`${title} (${id})`] : [];
  });
}

/** How Lighthouse finds a page on a phone, its network and its processor simulated. */
async function rowsOf(url: string): Promise<Row[]> {
  const path = new URL(url).pathname;
  const reports: Report[] = [];
  for (let count = 0; count < RUNS; count += 1) reports.push(await report(url));

  const seconds = (audit: string) =>
    reports.map(({ audits }) => (audits[audit]?.numericValue ?? NaN) / 1_000);
  const timeOf = (what: string, audit: string, bar: number | null): Row => ({
    what: `${what}, Lighthouse mobile, ${path}`,
    value: median(seconds(audit)),
    unit: 's',
    bar,
    note: `of ${seconds(audit)
      .map((value) => value.toFixed(2))
      .join(', ')}`,
  });
  const scores = Object.keys(reports[0]?.categories ?? {}).map((category): Row => {
    const found = [...new Set(reports.flatMap((each) => failing(each, category)))];
    return {
      what: `${reports[0]?.categories[category]?.title ?? ''}, Lighthouse mobile, ${path}`,
      value: median(reports.map(({ categories }) => (categories[category]?.score ?? NaN) * 100)),
      unit: '',
      bar: category === 'performance' ? 99 : 100,
      better: 'higher',
      ...(found.length > 0 && { note: found.join('; ') }),
    };
  });
  const first = timeOf('First contentful paint', 'first-contentful-paint', 0.8);
  const largest = 'largest-contentful-paint';
  if (path === '/') return [first, timeOf('Largest contentful paint', largest, null), ...scores];
  // A time without the picture would be that of some text.
  const withPicture = reports.filter(({ audits }) =>
    JSON.stringify(audits[`${largest}-element`]).includes(PICTURE_NAME),
  );
  return [
    first,
    timeOf('Largest contentful paint', largest, 1.8),
    {
      what: `Runs of ${RUNS} in which the largest paint is the picture, Lighthouse mobile, ${path}`,
      value: withPicture.length,
      unit: '',
      bar: RUNS,
      better: 'higher',
    },
    ...scores,
  ];
}

export async function lighthouse({ site }: Bench): Promise<Row[]> {
  if (!existsSync(COMMAND)) await run('npm', ['ci', '--prefix', FOLDER]);
  return [...(await rowsOf(`${site.url}/`)), ...(await rowsOf(`${site.url}/zoomle`))];
}
