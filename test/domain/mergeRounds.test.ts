import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { mergeAllRounds, mergeRounds } from '../../src/domain/mergeRounds';
import { hasEnded, isLegalRound, type Round } from '../../src/domain/round';
import type { Rounds } from '../../src/domain/rounds';
import {
  aCountry,
  aRound,
  COUNTRIES,
  EASTLAND,
  FARLAND,
  NORTHLAND,
  ORIGIN,
  played,
  SIX_MISSES,
} from '../support/builders';
import { LOST_AT_FOUR } from '../support/progress';

const names = ({ guesses }: Round) => guesses.map(({ name }) => name);
const timesIn = (round: Round, name: string) => names(round).filter((each) => each === name).length;
const merged = (a: Round, b: Round) => names(mergeRounds(a, b));

const aGuess = fc.constantFrom(...COUNTRIES);
const someOthers = fc.constantFrom<Pick<Round, 'openedAt' | 'friendsResult'>>(
  {},
  { openedAt: 1 },
  { openedAt: 2, friendsResult: [1] },
  { friendsResult: [2] },
);
/** A round, and what two tabs made of it, of which one may have had only four guesses. */
const twoTabs = fc
  .tuple(
    fc.array(aGuess, { maxLength: 3 }),
    fc.array(aGuess, { maxLength: 6 }),
    fc.array(aGuess, { maxLength: 6 }),
    fc.boolean(),
    fc.tuple(someOthers, someOthers),
  )
  .map(([shared, inA, inB, hadFour, [othersOfA, othersOfB]]) => {
    const before = aRound(ORIGIN, ...shared);
    const a = played(before, ...inA);
    const isLost = hadFour && a.status === 'playing' && a.guesses.length === 4;
    return {
      before,
      a: { ...a, ...(isLost && { status: 'lost' as const }), ...othersOfA },
      b: { ...played(before, ...inB), ...othersOfB },
    };
  });

describe('two states of a round are merged:', () => {
  it('the correct guess last, once', () => {
    const won = aRound(ORIGIN, NORTHLAND, ORIGIN);
    for (const origin of [ORIGIN, aCountry('Origin', 1, 1)]) {
      const guesses = merged(won, aRound(ORIGIN, EASTLAND, origin));
      expect(guesses).toEqual(['Eastland', 'Northland', 'Origin']);
    }
  });

  it('the ended one, where both together have more guesses than a round holds', () => {
    const ended = aRound(ORIGIN, NORTHLAND, EASTLAND, FARLAND, NORTHLAND, EASTLAND, ORIGIN);
    expect(mergeRounds(ended, aRound(ORIGIN, FARLAND, FARLAND))).toBe(ended);
  });

  it('the lost one, whatever the other is', () => {
    const lead = SIX_MISSES.slice(1);
    for (const other of [aRound(ORIGIN, ...lead), aRound(ORIGIN, ...lead, ORIGIN)]) {
      expect(mergeRounds(LOST_AT_FOUR, other)).toEqual(LOST_AT_FOUR);
    }
  });

  it.each([
    [2, 1, 1],
    [undefined, 3, 3],
  ])('one of %s and one of %s as opened at %s', (openedAt, other, earlier) => {
    const round = aRound(ORIGIN, NORTHLAND);
    const opened = openedAt === undefined ? round : { ...round, openedAt };
    const both = mergeRounds(opened, { ...aRound(ORIGIN), openedAt: other });
    expect(both).toEqual({ ...round, openedAt: earlier });
  });

  it('one of two whose answers differ, never a mixture', () => {
    const [a, b] = [aRound(ORIGIN, NORTHLAND), aRound(EASTLAND, FARLAND, NORTHLAND)];
    expect(mergeRounds(a, b)).toEqual(b);
    expect(mergeRounds(b, a)).toEqual(b);
  });
});

describe('merging two tabs’ rounds, whatever they are,', () => {
  const holds = (rule: (tabs: { before: Round; a: Round; b: Round }) => void) => {
    fc.assert(fc.property(twoTabs, rule), { numRuns: 1000 });
  };

  it('gives a round that play can lead to', () => {
    holds(({ a, b }) => {
      expect(isLegalRound(mergeRounds(a, b))).toBe(true);
    });
  });

  it('has each guess as often as the one that has it more often, while there is room for all', () => {
    holds(({ a, b }) => {
      if (a.guesses.length + b.guesses.length > 6 || a.status === 'lost') return;
      for (const { name } of COUNTRIES) {
        const most = Math.max(timesIn(a, name), timesIn(b, name));
        expect(timesIn(mergeRounds(a, b), name)).toBe(most);
      }
    });
  });

  it('begins with what both had before', () => {
    holds(({ before, a, b }) => {
      expect(merged(a, b).slice(0, before.guesses.length)).toEqual(names(before));
    });
  });

  it('leaves a round as it was lost in one of them, or else won where it was won in one', () => {
    holds(({ a, b }) => {
      const lost = [a, b].filter(({ status }) => status === 'lost');
      if (lost.length > 0) expect(lost.map(names)).toContainEqual(merged(a, b));
      else if ([a, b].some(hasEnded)) expect(mergeRounds(a, b).status).toBe('won');
    });
  });
});

describe('all rounds of two tabs are merged', () => {
  const manyRounds = fc.dictionary(fc.constantFrom('daily:1', 'daily:2', 'archive:1'), twoTabs);
  const tabOf = (rounds: Record<string, { a: Round; b: Round }>, tab: 'a' | 'b') =>
    Object.fromEntries(Object.entries(rounds).map(([id, tabs]) => [id, tabs[tab]])) as Rounds;

  it('to the same in either order, and not changed by either again', () => {
    fc.assert(
      fc.property(manyRounds, (rounds) => {
        const [mine, theirs] = [tabOf(rounds, 'a'), tabOf(rounds, 'b')];
        const once = mergeAllRounds(mine, theirs);
        expect(once).toEqual(mergeAllRounds(theirs, mine));
        for (const each of [mine, theirs, once]) {
          expect(mergeAllRounds(once, each)).toBe(once);
          expect(mergeAllRounds(each, once)).toEqual(once);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('round by round, with those that only one of them has', () => {
    const [short, long] = [aRound(ORIGIN, NORTHLAND), aRound(ORIGIN, NORTHLAND, EASTLAND)];
    const mine = { 'practice:1': short, 'practice:2': long } as const;
    const theirs = { 'practice:1': long, 'practice:3': short } as const;
    expect(mergeAllRounds(mine, theirs)).toEqual({ ...mine, ...theirs });
  });
});
