import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';

// eslint-disable-next-line no-control-regex -- Playwright colours its messages.
const COLOUR = /\u001b\[\d+m/g;

const firstLine = ({ message = '' }: TestError) => message.replace(COLOUR, '').split('\n')[0] ?? '';

/** Prints the faults as a table, one line a row: how it went, the fault, and what was seen. */
export default class FaultReporter implements Reporter {
  onTestEnd({ title }: TestCase, { status, error }: TestResult) {
    const [name = ''] = title.split(': ');
    if (status === 'passed') console.log(`pass  ${title}`);
    else console.log(`FAIL  ${name}: ${error ? firstLine(error) : status}`);
  }

  /** Something outside of all rows, as a build that fails. */
  onError(error: TestError) {
    console.error(error.message);
  }

  printsToStdio() {
    return true;
  }
}
