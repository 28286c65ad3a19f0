import { describe, expect, it } from 'vitest';

import { archivedDays } from '../../../src/domain/archive';
import { archiveRoundId } from '../../../src/domain/roundId';
import type { Rounds } from '../../../src/domain/rounds';
import {
  selectArchivedDays,
  selectNextPastDay,
  selectOpenDays,
  selectReopeningDay,
  selectRoundsOfDays,
} from '../../../src/features/archive/archiveSelectors';
import { dayChanged, roundsImported } from '../../../src/features/events';
import { initialState, rootReducer } from '../../../src/store/rootReducer';
import { aRound, MANY_COUNTRIES, NORTHLAND, ORIGIN, utcDate } from '../../support/builders';

const TODAY = utcDate('2026-11-20');

/** After these rounds, on November 20. October 21 has today's answer, and October 22 tomorrow's. */
const after = (rounds: Rounds) =>
  [dayChanged(TODAY), roundsImported(rounds)].reduce(rootReducer, initialState);

/** The next day after `date`, once these have been played. */
function nextAfter(date: string, ...played: string[]) {
  const won = aRound(ORIGIN, ORIGIN);
  const rounds = Object.fromEntries(played.map((day) => [archiveRoundId(utcDate(day)), won]));
  return selectNextPastDay(after(rounds), utcDate(date), MANY_COUNTRIES) ?? 'none';
}

it.each<[string, string, string, string[]]>([
  ['the last unplayed one before it', '2026-11-10', '2026-11-08', ['2026-11-09']],
  ['the last of all after the first day', '2026-01-01', '2026-11-19', ['2026-01-01']],
  ['none once all are played', '2026-11-10', 'none', archivedDays(TODAY)],
])('the next past day is %s', (_, date, expected, played) => {
  expect(nextAfter(date, ...played)).toBe(expected);
});

it('today’s round is its day’s as soon as it is begun, beside those of the archive', () => {
  const begun = aRound(ORIGIN, NORTHLAND);
  const rounds = { 'daily:2026-11-20': begun, 'archive:2026-11-01': begun };
  expect(selectRoundsOfDays(after(rounds))).toEqual({ '2026-11-20': begun, '2026-11-01': begun });
  const unbegun = [initialState, after({}), after({ 'daily:2026-11-20': aRound(ORIGIN) })];
  expect(unbegun.map(selectRoundsOfDays)).toStrictEqual([{}, {}, {}]);
});

describe('a past day with today’s answer', () => {
  const CLOSED = utcDate('2026-10-21');
  const reopens = (state: typeof initialState) => selectReopeningDay(state, CLOSED, MANY_COUNTRIES);

  it('is closed until tomorrow, unless it was begun', () => {
    expect(reopens(after({}))).toBe('2026-11-21');
    expect(reopens(after({ 'archive:2026-10-21': aRound(ORIGIN, NORTHLAND) }))).toBeNull();
    expect(reopens(initialState)).toBeNull();
  });

  it('is neither the next past day nor a random one', () => {
    expect(nextAfter('2026-10-23')).toBe('2026-10-20');
    const open = selectOpenDays(after({}), MANY_COUNTRIES);
    const around = open.filter((date) => date > '2026-10-19' && date < '2026-10-24');
    expect(around).toEqual(['2026-10-23', '2026-10-20']);
  });
});

it('the archive has no days before today is known', () => {
  expect(selectArchivedDays(initialState)).toEqual([]);
});
