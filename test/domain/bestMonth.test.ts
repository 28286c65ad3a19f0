import { expect, it } from 'vitest';

import { bestMonth } from '../../src/domain/bestMonth';
import type { Round } from '../../src/domain/round';
import { aRound, EASTLAND, ORIGIN, SIX_MISSES } from '../support/builders';

const WON = aRound(ORIGIN, ORIGIN);
const LOST = aRound(ORIGIN, ...SIX_MISSES);
const OPEN = aRound(ORIGIN, EASTLAND);

const of = (rounds: Record<string, Round>) => bestMonth(rounds);

it('the best month has the most rounds won, whatever the order of the rounds', () => {
  const rounds = {
    '2026-11-02': WON,
    '2025-11-01': WON,
    '2026-11-01': WON,
    '2026-10-01': WON,
    '2026-10-02': LOST,
    '2026-10-03': OPEN,
  };
  expect(of(rounds)).toEqual({ month: '2026-11', won: 2 });
});

it('the later of two equal months is the best', () => {
  for (const months of [
    ['2025-12', '2026-01'],
    ['2026-01', '2025-12'],
  ])
    expect(of(Object.fromEntries(months.map((month) => [`${month}-07`, WON])))).toEqual({
      month: '2026-01',
      won: 1,
    });
});

it('there is no best month before the first win', () => {
  expect(of({ '2026-11-01': LOST, '2026-11-02': OPEN })).toBeNull();
});
