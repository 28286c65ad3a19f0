import { expect, it, vi } from 'vitest';

import { makeCrashReports } from '../../src/app/crashReports';

it('a page load reports its first three crashes only', () => {
  const send = vi.fn(() => true);
  let crashes = 0;
  const reportCrash = makeCrashReports('https://r.test/', () => `crash ${(crashes += 1)}`, send);
  for (let each = 0; each < 5; each += 1) reportCrash();
  expect(send.mock.calls).toEqual([
    ['https://r.test/', 'crash 1'],
    ['https://r.test/', 'crash 2'],
    ['https://r.test/', 'crash 3'],
  ]);
});
