import fc from 'fast-check';
import { expect, it } from 'vitest';

import { mergeImport } from '../../src/domain/mergeImport';
import type { Round } from '../../src/domain/round';
import { dailyRoundId, kindOf } from '../../src/domain/roundId';
import { roundEntries } from '../../src/domain/rounds';
import {
  aCountry,
  aRound,
  COUNTRIES,
  EASTLAND,
  FARLAND,
  NORTHLAND,
  ORIGIN,
  SIX_MISSES,
  utcDate,
} from '../support/builders';
import { aProgress, TODAY } from '../support/progress';

const ID = dailyRoundId(utcDate(TODAY));
const NONE = { added: 0, improved: 0, unchanged: 0, keptMine: 0 };
const WON = aRound(ORIGIN, NORTHLAND, ORIGIN);
const ended = (endedAt: number) => ({ ...WON, endedAt });
const LOST = aRound(ORIGIN, ...SIX_MISSES);
const SHORT = aRound(ORIGIN, NORTHLAND);
const TURKEY = aCountry('Türkiye', 5, 5, ['Turkey']);
/** A round won with Türkiye, under a name and with a place. */
const namedTurkey = (name: string, place = 'Tower') => {
  const round = aRound({ ...TURKEY, name }, ORIGIN, { ...TURKEY, name });
  return { ...round, answer: { ...round.answer, place } };
};
const TURKISH = namedTurkey('Türkiye');
const WRONG_NAMES = namedTurkey('TÃ¼rkiye');
const WRONG_PLACE = namedTurkey('Türkiye', 'TÃ´wer');
const OTHER_PLACE = namedTurkey('Türkiye', 'SoufriÚre');
const LONG = aRound(ORIGIN, EASTLAND, FARLAND);

const named = (round: Round, ...given: (string | null)[]) => ({
  ...round,
  neighbours: { asked: ['Northland', 'Eastland'], given },
});

const PLAYED = named(WON, 'Northland', 'Peru');
const ENDED = named(WON, 'Northland', null);
const MORE = named(WON, 'Peru', 'Northland', 'Eastland');
const OTHER = named(WON, 'Eastland');
const UNITED = ['Peru', 'Northland', 'Eastland'];

it.each<[string, Round, Round, string, (string | null)[]]>([
  ['are added to mine', WON, OTHER, 'improved', ['Eastland']],
  ['are united with mine', PLAYED, OTHER, 'improved', UNITED],
  ['are added even to another result, which stays', LOST, OTHER, 'improved', ['Eastland']],
  ['that mine has change nothing', named(WON, null), WON, 'unchanged', []],
  ['change nothing once mine are over, even if they are more', ENDED, MORE, 'unchanged', []],
  ['end mine, which keep what they had', PLAYED, ENDED, 'improved', ['Peru', 'Northland', null]],
])('the neighbours named after an imported round %s', (_, mine, theirs, outcome, given) => {
  const { rounds, counts } = mergeImport({ [ID]: mine }, { [ID]: theirs }, COUNTRIES);
  expect(counts.daily).toEqual({ ...NONE, [outcome]: 1 });
  const { neighbours, ...adopted } = rounds[ID] ?? {};
  expect(neighbours?.given ?? []).toEqual(given);
  if (neighbours) expect({ ...mine, ...adopted }).toEqual(mine);
});

it.each<[string, Round | null, Round, string]>([
  ['one is added if I have none', null, SHORT, 'added'],
  ['a finished one replaces my unfinished one', LONG, WON, 'improved'],
  ['a longer one replaces my shorter one', SHORT, LONG, 'improved'],
  ['the same one leaves mine', WON, WON, 'unchanged'],
  ['the same one of unknown end leaves mine', ended(2), WON, 'unchanged'],
  ['the same one that ended later leaves mine', ended(1), ended(2), 'unchanged'],
  ['the same one that ended earlier replaces mine', WON, ended(2), 'improved'],
  ['one opened at another time leaves mine', { ...WON, openedAt: 1 }, WON, 'keptMine'],
  ['my own export leaves mine', { friendsResult: [1, 2, 3, 4, 5], ...WON }, WON, 'unchanged'],
  ['one with right names replaces mine with wrong ones', WRONG_NAMES, TURKISH, 'improved'],
  ['one with a right place replaces mine with a wrong one', WRONG_PLACE, TURKISH, 'improved'],
  ['one with another place, which was checked, replaces mine', OTHER_PLACE, TURKISH, 'improved'],
  ['one of another result leaves mine, even with wrong names', WRONG_NAMES, LOST, 'keptMine'],
  ['a shorter one leaves my longer one', LONG, SHORT, 'keptMine'],
  ['one of equal length leaves mine', SHORT, aRound(ORIGIN, FARLAND), 'keptMine'],
  ['an unfinished one leaves my finished one: there is no second try', WON, LONG, 'keptMine'],
  ['a better result leaves mine, which has counted', LOST, WON, 'keptMine'],
])('of imported rounds, %s', (_, mine, theirs, outcome) => {
  const list = [...COUNTRIES, TURKEY];
  const { rounds, hasNews, counts } = mergeImport(
    mine ? { [ID]: mine } : {},
    { [ID]: theirs },
    list,
  );
  const isTaken = outcome === 'added' || outcome === 'improved';
  expect(rounds).toEqual(isTaken ? { [ID]: theirs } : {});
  expect(hasNews).toBe(isTaken);
  expect(counts).toEqual({ daily: { ...NONE, [outcome]: 1 }, archive: NONE, practice: NONE });
});

it('importing twice changes nothing more, and every round is counted by its kind', () => {
  fc.assert(
    fc.property(aProgress, aProgress, (mine, theirs) => {
      const { rounds, counts } = mergeImport(mine, theirs, COUNTRIES);
      expect(mergeImport({ ...mine, ...rounds }, theirs, COUNTRIES).hasNews).toBe(false);
      for (const kind of ['daily', 'archive', 'practice'] as const) {
        const total = Object.values(counts[kind]).reduce((sum, count) => sum + count);
        expect(total).toBe(roundEntries(theirs).filter(([id]) => kindOf(id) === kind).length);
      }
    }),
  );
});
