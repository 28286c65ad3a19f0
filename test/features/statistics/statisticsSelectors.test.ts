import { expect, it } from 'vitest';

import { dayChanged, roundsImported } from '../../../src/features/events';
import {
  selectIsBestMonth,
  selectLastWeek,
  selectShownStreak,
  selectStatistics,
} from '../../../src/features/statistics/statisticsSelectors';
import { initialState, rootReducer } from '../../../src/store/rootReducer';
import { aRound, ORIGIN, utcDate } from '../../support/builders';

const WON = aRound(ORIGIN, ORIGIN);

it('statistics, the last week and the best month wait for the day', () => {
  const known = rootReducer(initialState, dayChanged(utcDate('2026-11-20')));
  expect([initialState, known].map(selectStatistics)).toEqual([
    null,
    expect.objectContaining({ played: 0 }),
  ]);
  expect(selectLastWeek(initialState)).toEqual([]);
  expect(selectLastWeek(known)).toHaveLength(7);
  const won = roundsImported({ 'daily:2026-10-01': WON, 'daily:2026-11-01': WON });
  const twice = roundsImported({ 'daily:2026-11-02': WON });
  const played = [initialState, known].map((state) => [won, twice].reduce(rootReducer, state));
  expect(played.map(selectIsBestMonth)).toEqual([false, true]);
});

it('a streak is shown from its second day', () => {
  const shown = [
    {},
    { 'daily:2026-11-19': WON },
    { 'daily:2026-11-19': WON, 'daily:2026-11-20': WON },
  ].map((rounds) => {
    const events = [dayChanged(utcDate('2026-11-20')), roundsImported(rounds)];
    return selectShownStreak(events.reduce<typeof initialState>(rootReducer, initialState));
  });
  expect(shown).toEqual([null, null, 2]);
  expect(selectShownStreak(initialState)).toBeNull();
});
