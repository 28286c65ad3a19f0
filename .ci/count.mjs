// Prints the totals of the unit, fuzz, browser and engine test reports. Fails if a test failed, a
// report is missing or no test ran.
import { readFileSync } from 'node:fs';

/** @param {string} name */
function read(name) {
  try {
    return JSON.parse(readFileSync(new URL(`../.reports/${name}.json`, import.meta.url), 'utf8'));
  } catch {
    console.error(`No report of the ${name} tests: they did not run.`);
    process.exitCode = 1;
    return {};
  }
}

const units = [read('test'), read('fuzz'), read('engines')];
const browser = read('playwright').stats ?? {};
/** @param {string} name */
const sum = (name) => units.reduce((total, report) => total + (report[name] ?? 0), 0);
const passed = sum('numPassedTests') + (browser.expected ?? 0) + (browser.flaky ?? 0);
const failed = sum('numFailedTests') + (browser.unexpected ?? 0);
if (failed > 0 || passed === 0) process.exitCode = 1;
console.log(`${passed} passed, ${failed} failed`);
