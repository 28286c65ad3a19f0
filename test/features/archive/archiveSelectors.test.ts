import { expect, it } from 'vitest';

import { archivedDays, reopeningDay } from '../../../src/domain/archive';
import { nextUtcDate } from '../../../src/domain/calendar';
import { archiveRoundId } from '../../../src/domain/roundId';
import { selectNextPastDay } from '../../../src/features/archive/archiveSelectors';
import { dayChanged, roundsImported } from '../../../src/features/events';
import { initialState, rootReducer } from '../../../src/store/rootReducer';
import { aRound, MANY_COUNTRIES, ORIGIN, utcDate } from '../../support/builders';

const TODAY = utcDate('2026-11-20');

/** The next day after `date`, once these have been played. */
function nextAfter(date: string, ...played: string[]) {
  const won = aRound(ORIGIN, ORIGIN);
  const rounds = played.map((day) => roundsImported({ [archiveRoundId(utcDate(day))]: won }));
  const events = [dayChanged(TODAY), ...rounds];
  const state = events.reduce(rootReducer, initialState);
  return selectNextPastDay(state, utcDate(date), MANY_COUNTRIES) ?? 'none';
}

it.each<[string, string, string, string[]]>([
  ['the last unplayed one before it', '2026-11-10', '2026-11-08', ['2026-11-09']],
  ['the last of all after the first day', '2026-01-01', '2026-11-19', ['2026-01-01']],
  ['none once all are played', '2026-11-10', 'none', archivedDays(TODAY)],
])('the next past day is %s', (_, date, expected, played) => {
  expect(nextAfter(date, ...played)).toBe(expected);
});

it('the next past day is not one whose map would give away today’s', () => {
  const closed = archivedDays(TODAY).find((day) => reopeningDay(day, TODAY, MANY_COUNTRIES));
  const date = closed ?? expect.fail('all are open');
  expect(nextAfter(nextUtcDate(date)) < date).toBe(true);
});
