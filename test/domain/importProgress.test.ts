import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { importProgress } from '../../src/domain/importProgress';
import { parseProgress } from '../../src/domain/parseProgress';
import { formatProgress } from '../../src/domain/progress';
import type { Round } from '../../src/domain/round';
import { dailyRoundId, kindOf } from '../../src/domain/roundId';
import { roundEntries, type Rounds } from '../../src/domain/rounds';
import {
  aRound,
  EASTLAND,
  FARLAND,
  NORTHLAND,
  ORIGIN,
  SIX_MISSES,
  utcDate,
} from '../support/builders';
import { aProgress, TODAY } from '../support/progress';

const today = utcDate(TODAY);
const ID = dailyRoundId(today);
const NONE = { added: 0, improved: 0, unchanged: 0, keptMine: 0 };
const WON = aRound(ORIGIN, NORTHLAND, ORIGIN);
const LOST = aRound(ORIGIN, ...SIX_MISSES);
const SHORT = aRound(ORIGIN, NORTHLAND);
const LONG = aRound(ORIGIN, EASTLAND, FARLAND);

const after = (mine: Rounds, theirs: Rounds): Rounds => ({
  ...mine,
  ...importProgress(mine, theirs).rounds,
});

describe('of a round that is imported', () => {
  it.each<[string, Round | null, Round, string]>([
    ['a finished one is added where I have none', null, WON, 'added'],
    ['an unfinished one is added where I have none', null, SHORT, 'added'],
    ['a finished one replaces my unfinished one', LONG, WON, 'improved'],
    ['a longer one replaces my shorter one', SHORT, LONG, 'improved'],
    ['the same one leaves mine', WON, WON, 'unchanged'],
    ['a shorter one leaves my longer one', LONG, SHORT, 'keptMine'],
    ['another one as long leaves mine', SHORT, aRound(ORIGIN, FARLAND), 'keptMine'],
    ['an unfinished one leaves my finished one, for there is no second try', WON, LONG, 'keptMine'],
    ['a longer finished one leaves my result, for it has counted', WON, LOST, 'keptMine'],
    ['a better result leaves mine, for it has counted', LOST, WON, 'keptMine'],
  ])('%s', (_, mine, theirs, outcome) => {
    const { rounds, hasNews, counts } = importProgress(mine ? { [ID]: mine } : {}, {
      [ID]: theirs,
    });
    const isTaken = outcome === 'added' || outcome === 'improved';
    expect(rounds).toEqual(isTaken ? { [ID]: theirs } : {});
    expect(hasNews).toBe(isTaken);
    expect(counts).toEqual({ daily: { ...NONE, [outcome]: 1 }, archive: NONE });
  });
});

it('a day’s round and the archive’s round of the same day have nothing to do with each other', () => {
  const theirs = { [`archive:${today}`]: LONG } as Rounds;
  expect(importProgress({ [ID]: WON }, theirs)).toEqual({
    rounds: theirs,
    hasNews: true,
    counts: { daily: NONE, archive: { ...NONE, added: 1 } },
  });
});

describe('importing progress, whatever it is,', () => {
  const holds = (rule: (mine: Rounds, theirs: Rounds) => void) => {
    fc.assert(fc.property(aProgress, aProgress, rule), { numRuns: 300 });
  };

  it('twice comes to the same as once', () => {
    holds((mine, theirs) => {
      expect(importProgress(after(mine, theirs), theirs).hasNews).toBe(false);
    });
  });

  it('counts every round that was imported, by its kind', () => {
    holds((mine, theirs) => {
      const { counts } = importProgress(mine, theirs);
      for (const kind of ['daily', 'archive'] as const) {
        const total = Object.values(counts[kind]).reduce((sum, count) => sum + count);
        expect(total).toBe(roundEntries(theirs).filter(([id]) => kindOf(id) === kind).length);
      }
    });
  });

  it('that is my own export changes nothing', () => {
    fc.assert(
      fc.property(aProgress, (mine) => {
        const parsed = parseProgress(formatProgress(mine), today);
        const theirs = 'rounds' in parsed ? parsed.rounds : null;
        expect(theirs && importProgress(mine, theirs).hasNews).toBe(false);
      }),
    );
  });
});
