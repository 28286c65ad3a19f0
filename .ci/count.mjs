// Prints the seconds of each step, the slowest tests of each kind and the totals of the test reports.
// Fails if a test failed, a report is missing or no test ran.
import { readFileSync } from 'node:fs';

const SLOWEST = 10;

/** @typedef {{ status: string, seconds: number, name: string }} Test */

/** @param {string} name */
const read = (name) => readFileSync(new URL(`../.reports/${name}`, import.meta.url), 'utf8');

/** @type {(report: any) => Test[]} */
const ofVitest = ({ testResults }) =>
  testResults.flatMap((/** @type {any} */ file) =>
    file.assertionResults.map((/** @type {any} */ test) => ({
      status: test.status,
      seconds: (test.duration ?? 0) / 1_000,
      name: `${file.name.replace(/.*\/test\//, '')}: ${test.fullName}`,
    })),
  );

/** @type {(report: any) => Test[]} */
const ofPlaywright = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(ofPlaywright),
  ...specs.map((/** @type {any} */ { title, file, tests: [test] }) => ({
    status: { expected: 'passed', flaky: 'passed', skipped: 'skipped' }[test.status] ?? 'failed',
    seconds: test.results.reduce((sum, { duration }) => sum + duration, 0) / 1_000,
    name: `${file}: ${title}`,
  })),
];

/** @type {Record<string, (report: any) => Test[]>} */
const REPORTS = { test: ofVitest, playwright: ofPlaywright, engines: ofVitest };

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
/** @param {string} status */
const count = (status) => all.filter((test) => test.status === status).length;
if (count('failed') > 0 || count('passed') === 0) process.exitCode = 1;
console.log(`${count('passed')} passed, ${count('failed')} failed`);
