// Prints the slowest tests of each kind, the seconds of each step, what failed and the totals of the test reports.
// Fails if a test failed, a report is missing or no test ran.
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

const SLOWEST = 10;
const ERROR_LINES = 8;

/** @typedef {{ status: string, seconds: number, name: string, error?: string }} Test */

/** @param {string} name */
const read = (name) => readFileSync(new URL(`../.reports/${name}`, import.meta.url), 'utf8');

/** @type {(report: any) => Test[]} */
const ofVitest = ({ testResults }) =>
  testResults.flatMap((/** @type {any} */ file) =>
    file.assertionResults.map((/** @type {any} */ test) => ({
      status: test.status,
      seconds: (test.duration ?? 0) / 1_000,
      name: `${file.name.replace(/.*\/test\//, '')}: ${test.fullName}`,
      error: test.failureMessages?.[0],
    })),
  );

/** @type {(report: any) => Test[]} */
const ofPlaywright = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(ofPlaywright),
  ...specs.map((/** @type {any} */ { title, file, tests: [test] }) => ({
    status: { expected: 'passed', flaky: 'passed', skipped: 'skipped' }[test.status] ?? 'failed',
    seconds: test.results.reduce((sum, { duration }) => sum + duration, 0) / 1_000,
    name: `${file}: ${title}`,
    error: test.results.at(-1)?.errors[0]?.message,
  })),
];

/** @type {Record<string, (report: any) => Test[]>} */
const REPORTS = {
  test: ofVitest,
  deploy: ofVitest,
  playwright: ofPlaywright,
  engines: ofVitest,
};

/** @type {Test[]} */
const all = [];
for (const [name, parse] of Object.entries(REPORTS)) {
  try {
    const tests = parse(JSON.parse(read(`${name}.json`)));
    all.push(...tests);
    console.log(`The slowest of ${tests.length} in ${name}.json:`);
    const slowest = tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
    for (const test of slowest)
      console.log(`${test.seconds.toFixed(1).padStart(6)} s  ${test.name}`);
  } catch {
    console.error(`No report ${name}.json: its tests did not run.`);
    process.exitCode = 1;
  }
}
console.log(read('steps'));
// Near the end, so that a log whose beginning is cut still says why.
for (const { name, error = '' } of all.filter(({ status }) => status === 'failed')) {
  const lines = stripVTControlCharacters(error).split('\n').slice(0, ERROR_LINES);
  console.log([name, ...lines, ''].join('\n'));
}
/** @param {string} status */
const count = (status) => all.filter((test) => test.status === status).length;
if (count('failed') > 0 || count('passed') === 0) process.exitCode = 1;
console.log(`${count('passed')} passed, ${count('failed')} failed`);
