import { expect, it } from 'vitest';

import { writtenOut } from '../../src/texts/date';

it('a date is written out as a browser does it, in every month', () => {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  for (let month = 1; month <= 12; month += 1) {
    const date = `2026-${String(month).padStart(2, '0')}-09`;
    expect(writtenOut(date)).toBe(format.format(new Date(date)));
  }
});
