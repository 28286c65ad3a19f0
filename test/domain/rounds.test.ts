import { describe, expect, it } from 'vitest';

import { revealAnswer, type Round } from '../../src/domain/round';
import { asPractice, type RoundId } from '../../src/domain/roundId';
import {
  changedIds,
  inOrderOpened,
  openedRound,
  persistedRounds,
  type Rounds,
  roundsByDate,
  timeOf,
  withRound,
} from '../../src/domain/rounds';
import { aRound, EASTLAND, NORTHLAND, ORIGIN, SIX_MISSES } from '../support/builders';

const UNBEGUN = aRound(ORIGIN);
const OPEN = aRound(ORIGIN, EASTLAND);
const LOST = aRound(ORIGIN, ...SIX_MISSES);
const ROUNDS: Rounds = {
  'daily:2026-11-20': OPEN,
  'daily:2026-11-19': LOST,
  'daily:2026-11-18': UNBEGUN,
  'archive:2026-11-19': LOST,
  'archive:2026-11-18': OPEN,
  'dev:2026-11-20+1': OPEN,
  'practice:37': aRound(NORTHLAND, NORTHLAND),
  'practice:74': UNBEGUN,
  'practice:111': revealAnswer(UNBEGUN),
};

describe('rounds', () => {
  it('are stored once begun or revealed, except developers’', () => {
    expect(Object.keys(persistedRounds(ROUNDS))).toEqual([
      'daily:2026-11-20',
      'daily:2026-11-19',
      'archive:2026-11-19',
      'archive:2026-11-18',
      'practice:37',
      'practice:111',
    ]);
  });

  it('of a kind are found by their day', () => {
    expect(roundsByDate(ROUNDS, 'daily')).toEqual({
      '2026-11-20': OPEN,
      '2026-11-19': LOST,
      '2026-11-18': UNBEGUN,
    });
  });
});

describe('opening a round', () => {
  const idsOf = (rounds: Rounds) => Object.keys(rounds);

  it('for practice replaces the last one', () => {
    const rounds: Rounds = { 'practice:1': OPEN, 'daily:2026-11-20': OPEN };
    const ids = idsOf(withRound(rounds, 'practice:2', OPEN));
    expect(ids).toEqual(['daily:2026-11-20', 'practice:2']);
    expect(idsOf(withRound(rounds, 'archive:2026-11-01', OPEN))).toContain('practice:1');
  });

  it('retains the first win of each country in practice', () => {
    const won = (country: typeof ORIGIN, openedAt: number) => ({
      ...aRound(country, country),
      openedAt,
    });
    const rounds: Rounds = {
      'practice:3': won(ORIGIN, 3),
      'practice:1': won(ORIGIN, 1),
      'practice:2': won(ORIGIN, 2),
      'practice:4': won(EASTLAND, 4),
      'practice:5': LOST,
    };
    const ids = idsOf(withRound(rounds, 'practice:6', OPEN)).toSorted();
    expect(ids).toEqual(['practice:1', 'practice:4', 'practice:6']);
  });

  it('retains a dropped challenge’s win as a practice round, if it was the country’s first', () => {
    const win = { ...aRound(ORIGIN, ORIGIN), openedAt: -100 };
    const rounds: Rounds = {
      ...challengesOf(20),
      'challenge:old:1': win,
      'challenge:old:2': { ...win, openedAt: -99 },
      'challenge:old:3': { ...LOST, openedAt: -98 },
    };
    const after = withRound(rounds, 'daily:2026-11-20', UNBEGUN);
    const { [asPractice('challenge:old:1')]: kept, ...others } = after;
    expect(kept).toBe(win);
    expect(idsOf(others)).toEqual([...idsOf(challengesOf(20)), 'daily:2026-11-20']);
    expect(withRound(after, 'daily:2026-11-20', UNBEGUN)).toEqual(after);
  });

  it('stores a retained challenge’s win only once', () => {
    const rounds: Rounds = { 'challenge:new:1': aRound(ORIGIN, ORIGIN) };
    expect(idsOf(withRound(rounds, 'practice:1', OPEN))).toEqual(['challenge:new:1', 'practice:1']);
  });

  /** Two maps of each challenge, the last challenge opened first. */
  const challengesOf = (count: number): Rounds =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) =>
        [1, 2].map(
          (map) => [`challenge:code${index}:${map}`, { ...LOST, openedAt: -index }] as const,
        ),
      ).flat(),
    );
  const opened = (round: Round) => ({ ...round, openedAt: 1 });

  it('retains the rounds of the last 20 challenges, by their latest map', () => {
    const full = challengesOf(20);
    const continued = withRound(full, 'challenge:code19:3', opened(OPEN));
    expect(idsOf(continued)).toEqual([...idsOf(full), 'challenge:code19:3']);
    const another = withRound(continued, 'challenge:code20:1', opened(OPEN));
    expect(idsOf(another)).toEqual([
      ...idsOf(continued).filter((id) => !id.startsWith('challenge:code18:')),
      'challenge:code20:1',
    ]);
  });

  it('drops a challenge without a guess before any other', () => {
    const full = challengesOf(20);
    const more = withRound(full, 'challenge:opened:1', opened(UNBEGUN));
    expect(idsOf(more)).toEqual([...idsOf(full), 'challenge:opened:1']);
    const next = withRound(more, 'daily:2026-11-20', UNBEGUN);
    expect(idsOf(next)).toEqual([...idsOf(full), 'daily:2026-11-20']);
  });
});

it('a round records when it was opened, unless that is on its day', () => {
  expect(openedRound('archive:2026-11-01', UNBEGUN, 7)).toEqual({ ...UNBEGUN, openedAt: 7 });
  expect(openedRound('daily:2026-11-20', UNBEGUN, 7)).toEqual(UNBEGUN);
});

it('rounds of a kind are sorted by their time of opening', () => {
  const rounds: Rounds = {
    'practice:3': { ...OPEN, openedAt: 3 },
    'practice:1': OPEN,
    'practice:2': { ...OPEN, openedAt: 2 },
    'daily:2026-11-20': OPEN,
  };
  const ids = inOrderOpened(rounds, 'practice').map(([id]) => id);
  expect(ids).toEqual(['practice:1', 'practice:2', 'practice:3']);
});

it.each<[string, RoundId, Partial<Round>, number]>([
  ['when it ended', 'archive:2026-11-01', { openedAt: 7, endedAt: 8 }, 8],
  ['when it was opened, if that is unknown', 'archive:2026-11-01', { openedAt: 7 }, 7],
  ['on its day, if that is unknown too', 'archive:2026-11-01', {}, Date.UTC(2026, 10, 1)],
  ['before all others, if it has no day either', 'practice:1', {}, 0],
])('a round was played %s', (_, id, times, time) => {
  expect(timeOf(id, { ...OPEN, ...times })).toBe(time);
});

it('each map of a challenge has its own id for practice', () => {
  const maps = [1, 2, 3, 4, 5].map((map): RoundId => `challenge:0y1f0n3j51g02qg4t9:${map}`);
  const ids = maps.map(asPractice);
  expect(new Set(ids).size).toBe(5);
  expect(ids.map(asPractice)).toEqual(ids);
  expect(ids[0]).toBe('practice:282346455');
});

it('the changed rounds are those that the others lack or have differently', () => {
  const rounds: Rounds = { 'practice:1': OPEN, 'practice:2': LOST, 'practice:3': OPEN };
  const others: Rounds = { 'practice:1': OPEN, 'practice:2': OPEN, 'practice:4': OPEN };
  expect(changedIds(rounds, others)).toEqual(['practice:2', 'practice:3']);
});
