import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { entriesOf } from '../../src/domain/entriesOf';
import { importProgress } from '../../src/domain/importProgress';
import { parseProgress } from '../../src/domain/parseProgress';
import { formatProgress, type Progress } from '../../src/domain/progress';
import { isLegalRound, type Round, roundStatus } from '../../src/domain/round';
import { statisticsOf } from '../../src/domain/statistics';
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
const KINDS = ['daily', 'archive'] as const;
const WON = aRound(ORIGIN, NORTHLAND, ORIGIN);
const LOST = aRound(ORIGIN, ...SIX_MISSES);
const SHORT = aRound(ORIGIN, NORTHLAND);
const LONG = aRound(ORIGIN, EASTLAND, FARLAND);

const onTheDay = (round: Round | null): Progress => ({
  daily: round ? { [today]: round } : {},
  archive: {},
});
const imported = (mine: Progress, theirs: Progress): Progress => {
  const { news } = importProgress(mine, theirs);
  return {
    daily: { ...mine.daily, ...news.daily },
    archive: { ...mine.archive, ...news.archive },
  };
};

describe('of a round that is brought in', () => {
  it.each<[string, Round | null, Round, string]>([
    ['a finished one is added where I have none', null, WON, 'added'],
    ['an unfinished one is added where I have none', null, SHORT, 'added'],
    ['a finished one takes the place of my unfinished one', LONG, WON, 'improved'],
    ['a longer one takes the place of my shorter one', SHORT, LONG, 'improved'],
    ['the same one leaves mine', WON, WON, 'unchanged'],
    ['a shorter one leaves my longer one', LONG, SHORT, 'keptMine'],
    ['another one as long leaves mine', SHORT, aRound(ORIGIN, FARLAND), 'keptMine'],
    ['an unfinished one leaves my finished one, for there is no second try', WON, LONG, 'keptMine'],
    ['a longer finished one leaves my result, for it has counted', WON, LOST, 'keptMine'],
    ['a better result leaves mine, for it has counted', LOST, WON, 'keptMine'],
  ])('%s', (_, mine, theirs, outcome) => {
    const { news, counts } = importProgress(onTheDay(mine), onTheDay(theirs));
    const none = { added: 0, improved: 0, unchanged: 0, keptMine: 0 };
    expect(counts).toEqual({ daily: { ...none, [outcome]: 1 }, archive: none });
    const isTaken = outcome === 'added' || outcome === 'improved';
    expect(news).toEqual(onTheDay(isTaken ? theirs : null));
  });
});

it('a day’s round and the archive’s round of the same day have nothing to do with each other', () => {
  const theirs = { daily: {}, archive: { [today]: LONG } };
  expect(imported(onTheDay(WON), theirs)).toEqual({ ...theirs, daily: { [today]: WON } });
});

describe('bringing in progress, whatever it is,', () => {
  const holds = (rule: (mine: Progress, theirs: Progress) => void) => {
    fc.assert(fc.property(aProgress, aProgress, rule), { numRuns: 300 });
  };

  it('twice comes to the same as once', () => {
    holds((mine, theirs) => {
      const once = imported(mine, theirs);
      expect(imported(once, theirs)).toEqual(once);
      expect(importProgress(once, theirs).news).toEqual({ daily: {}, archive: {} });
    });
  });

  it('changes no finished round of mine', () => {
    holds((mine, theirs) => {
      const after = imported(mine, theirs);
      for (const kind of KINDS) {
        for (const [date, round] of entriesOf(mine[kind])) {
          if (roundStatus(round) !== 'playing') expect(after[kind][date]).toBe(round);
        }
      }
    });
  });

  it('leaves a day finished that was finished in either', () => {
    holds((mine, theirs) => {
      const after = imported(mine, theirs);
      for (const kind of KINDS) {
        for (const [date, round] of [...entriesOf(mine[kind]), ...entriesOf(theirs[kind])]) {
          const merged = after[kind][date];
          expect(merged).toBeDefined();
          if (!merged || roundStatus(round) === 'playing') continue;
          expect(roundStatus(merged)).not.toBe('playing');
        }
      }
    });
  });

  it('gives rounds that play can lead to, each whole from one of the two', () => {
    holds((mine, theirs) => {
      const after = imported(mine, theirs);
      for (const [date, round] of KINDS.flatMap((kind) => entriesOf(after[kind]))) {
        expect(isLegalRound(round)).toBe(true);
        const sources = KINDS.flatMap((kind) => [mine[kind][date], theirs[kind][date]]);
        expect(sources).toContain(round);
      }
    });
  });

  it('counts every round that was brought', () => {
    holds((mine, theirs) => {
      const { counts } = importProgress(mine, theirs);
      for (const kind of KINDS) {
        const total = Object.values(counts[kind]).reduce((sum, count) => sum + count);
        expect(total).toBe(Object.keys(theirs[kind]).length);
      }
    });
  });

  it('that is my own export changes nothing, the statistics least of all', () => {
    fc.assert(
      fc.property(aProgress, (mine) => {
        const result = parseProgress(formatProgress(mine, today), today);
        if (!('progress' in result)) throw new Error(result.refusal);
        const after = imported(mine, result.progress);
        expect(after).toEqual(mine);
        expect(statisticsOf(after.daily, today)).toEqual(statisticsOf(mine.daily, today));
      }),
    );
  });
});
