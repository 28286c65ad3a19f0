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
} from '../support/builders';

const names = ({ guesses }: Round) => guesses.map(({ name }) => name);
const timesIn = (round: Round, name: string) => names(round).filter((each) => each === name).length;
const merged = (a: Round, b: Round) => names(mergeRounds(a, b));

const aGuess = fc.constantFrom(...COUNTRIES);
const aTime = fc.constantFrom(1, 2, 10);
type Others = Omit<Round, 'answer' | 'guesses' | 'status' | 'importedAt' | 'neighbours'>;
const OTHERS: { [Fact in keyof Others]-?: fc.Arbitrary<NonNullable<Others[Fact]>> } = {
  openedAt: aTime,
  endedAt: aTime,
  friendsResult: fc.constantFrom([1], [2]),
};
const someOthers = fc.record(OTHERS, { requiredKeys: [] });
/** A round, and what two tabs made of it. One of them may allow only four guesses. */
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

describe('merging two states of a round', () => {
  it('puts the correct guess last, once', () => {
    const won = aRound(ORIGIN, NORTHLAND, ORIGIN);
    for (const origin of [ORIGIN, aCountry('Origin', 1, 1)]) {
      const guesses = merged(won, aRound(ORIGIN, EASTLAND, origin));
      expect(guesses).toEqual(['Eastland', 'Northland', 'Origin']);
    }
  });

  it('keeps the ended one if the union is too long', () => {
    const ended = aRound(ORIGIN, NORTHLAND, EASTLAND, FARLAND, NORTHLAND, EASTLAND, ORIGIN);
    expect(mergeRounds(ended, aRound(ORIGIN, FARLAND, FARLAND))).toBe(ended);
  });

  it.each(['openedAt', 'endedAt'])('keeps the earlier time: %s', (time) => {
    const round = aRound(ORIGIN, NORTHLAND);
    const later = { ...aRound(ORIGIN), [time]: 2 };
    expect(mergeRounds(round, later)).toEqual({ ...round, [time]: 2 });
    expect(mergeRounds({ ...round, [time]: 1 }, later)).toEqual({ ...round, [time]: 1 });
    expect(mergeRounds(later, { ...round, [time]: 1 })).toEqual({ ...round, [time]: 1 });
  });

  it('never mixes two with different answers', () => {
    const [a, b] = [aRound(ORIGIN, NORTHLAND), aRound(EASTLAND, FARLAND, NORTHLAND)];
    expect(mergeRounds(a, b)).toEqual(b);
    expect(mergeRounds(b, a)).toEqual(b);
  });
});

describe('the neighbours named after a round', () => {
  const won = aRound(ORIGIN, ORIGIN);
  const named = (...given: (string | null)[]) => ({
    ...won,
    neighbours: { asked: ['Northland', 'Eastland', 'Farland'], given },
  });

  it('are united', () => {
    expect(mergeRounds(named('Northland', 'Peru'), named('Eastland'))).toEqual(
      named('Peru', 'Northland', 'Eastland'),
    );
  });

  it('change nothing if they add nothing', () => {
    const a = named('Northland');
    expect(mergeRounds(a, won)).toBe(a);
    expect(mergeRounds(won, a)).toEqual(a);
  });

  it('stay with the round of their country', () => {
    const other = aRound(EASTLAND, EASTLAND);
    const merged = mergeRounds(named('Northland'), other);
    expect(merged.neighbours !== undefined).toBe(merged.answer.name === 'Origin');
    expect(mergeRounds(other, named('Northland'))).toEqual(merged);
  });

  it('are kept whichever round is taken whole', () => {
    const imported = { ...named('Eastland'), importedAt: 3 };
    expect(mergeRounds(named('Northland'), imported)).toMatchObject({
      importedAt: 3,
      neighbours: { given: expect.arrayContaining(['Northland', 'Eastland']) as unknown },
    });
  });
});

describe('of a round and an import of it, one is taken whole:', () => {
  const mine = aRound(ORIGIN, NORTHLAND);
  const garbled = { ...mine, guesses: mine.guesses.map((guess) => ({ ...guess, name: 'N?' })) };
  const won = aRound(ORIGIN, ORIGIN);
  const byImport = (round: Round, importedAt: number) => ({ ...round, importedAt });
  it.each<[string, Round, Round, 'mine' | 'imported']>([
    [
      'the import if it is longer',
      mine,
      byImport(aRound(ORIGIN, EASTLAND, FARLAND), 1),
      'imported',
    ],
    ['mine if the import is not longer', mine, byImport(aRound(ORIGIN, EASTLAND), 1), 'mine'],
    ['the import if it has ended', mine, byImport(won, 1), 'imported'],
    ['mine if it has ended', won, byImport(aRound(ORIGIN, EASTLAND, ORIGIN), 1), 'mine'],
    ['the import if only names differ', garbled, byImport(mine, 1), 'imported'],
    ['the later of two imports', byImport(garbled, 1), byImport(mine, 2), 'imported'],
    ['the earlier of two imports', byImport(won, 1), byImport(mine, 2), 'mine'],
  ])('%s', (_, own, imported, expected) => {
    const taken = expected === 'mine' ? own : imported;
    expect(mergeRounds(own, imported)).toEqual(taken);
    expect(mergeRounds(imported, own)).toEqual(taken);
  });
});

describe('merging any two tabs’ rounds', () => {
  const holds = (rule: (tabs: { before: Round; a: Round; b: Round }) => void) => {
    fc.assert(fc.property(twoTabs, rule), { numRuns: 1000 });
  };

  it('gives a round that play can lead to', () => {
    holds(({ a, b }) => {
      expect(isLegalRound(mergeRounds(a, b))).toBe(true);
    });
  });

  it('keeps every guess while there is room', () => {
    holds(({ a, b }) => {
      if (a.guesses.length + b.guesses.length > 6 || a.status === 'lost') return;
      for (const { name } of COUNTRIES) {
        const most = Math.max(timesIn(a, name), timesIn(b, name));
        expect(timesIn(mergeRounds(a, b), name)).toBe(most);
      }
    });
  });

  it('keeps the shared guesses first', () => {
    holds(({ before, a, b }) => {
      expect(merged(a, b).slice(0, before.guesses.length)).toEqual(names(before));
    });
  });

  it('leaves a lost round as it was, and else a won round won', () => {
    holds(({ a, b }) => {
      const lost = [a, b].filter(({ status }) => status === 'lost');
      if (lost.length > 0) expect(lost.map(names)).toContainEqual(merged(a, b));
      else if ([a, b].some(hasEnded)) expect(mergeRounds(a, b).status).toBe('won');
    });
  });
});

describe('merging all rounds of two tabs', () => {
  const manyRounds = fc.dictionary(fc.constantFrom('daily:1', 'daily:2', 'archive:1'), twoTabs);
  const tabOf = (rounds: Record<string, { a: Round; b: Round }>, tab: 'a' | 'b') =>
    Object.fromEntries(Object.entries(rounds).map(([id, tabs]) => [id, tabs[tab]])) as Rounds;

  it('is commutative and idempotent', () => {
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
      { numRuns: 500 },
    );
  });

  it('keeps the rounds that only one of them has', () => {
    const [short, long] = [aRound(ORIGIN, NORTHLAND), aRound(ORIGIN, NORTHLAND, EASTLAND)];
    const mine = { 'practice:1': short, 'practice:2': long } as const;
    const theirs = { 'practice:1': long, 'practice:3': short } as const;
    expect(mergeAllRounds(mine, theirs)).toEqual({ ...mine, ...theirs });
  });
});
