import { describe, expect, it } from 'vitest';

import { revealAnswer, type Round } from '../../src/domain/round';
import { asPractice, type RoundId } from '../../src/domain/roundId';
import {
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

describe('of all rounds', () => {
  it('those are kept for the next visit that were begun or given up, and no developer’s', () => {
    expect(Object.keys(persistedRounds(ROUNDS))).toEqual([
      'daily:2026-11-20',
      'daily:2026-11-19',
      'archive:2026-11-19',
      'archive:2026-11-18',
      'practice:37',
      'practice:111',
    ]);
  });

  it('those of one kind are found by their day', () => {
    expect(roundsByDate(ROUNDS, 'daily')).toEqual({
      '2026-11-20': OPEN,
      '2026-11-19': LOST,
      '2026-11-18': UNBEGUN,
    });
  });
});

describe('beside a round that is opened', () => {
  const idsOf = (rounds: Rounds) => Object.keys(rounds);

  it('no practice round stays but the opened one', () => {
    const rounds: Rounds = { 'practice:1': OPEN, 'daily:2026-11-20': OPEN };
    expect(idsOf(withRound(rounds, 'practice:2', OPEN))).toEqual([
      'daily:2026-11-20',
      'practice:2',
    ]);
    expect(idsOf(withRound(rounds, 'archive:2026-11-01', OPEN))).toContain('practice:1');
  });

  it('the first win of each country in practice stays', () => {
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
    expect(idsOf(withRound(rounds, 'practice:6', OPEN)).toSorted()).toEqual([
      'practice:1',
      'practice:4',
      'practice:6',
    ]);
  });

  it('a win outlives its challenge as a practice round, if it was the first of its country', () => {
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

  it('a win of a challenge that stays is not stored twice', () => {
    const rounds: Rounds = { 'challenge:new:1': aRound(ORIGIN, ORIGIN) };
    expect(idsOf(withRound(rounds, 'practice:1', OPEN))).toEqual(['challenge:new:1', 'practice:1']);
  });

  /** Two maps of each of so many challenges, the last one opened first. */
  const challengesOf = (count: number): Rounds =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) =>
        [1, 2].map(
          (map) => [`challenge:code${index}:${map}`, { ...LOST, openedAt: -index }] as const,
        ),
      ).flat(),
    );
  const opened = (round: Round) => ({ ...round, openedAt: 1 });

  it('the rounds of the last 20 challenges stay, by when their latest map was opened', () => {
    const full = challengesOf(20);
    const goneOn = withRound(full, 'challenge:code19:3', opened(OPEN));
    expect(idsOf(goneOn)).toEqual([...idsOf(full), 'challenge:code19:3']);
    const anotherOne = withRound(goneOn, 'challenge:code20:1', opened(OPEN));
    expect(idsOf(anotherOne)).toEqual([
      ...idsOf(goneOn).filter((id) => !id.startsWith('challenge:code18:')),
      'challenge:code20:1',
    ]);
  });

  it('a challenge that was only opened takes no other one’s place, and goes with the next', () => {
    const full = challengesOf(20);
    const more = withRound(full, 'challenge:opened:1', opened(UNBEGUN));
    expect(idsOf(more)).toEqual([...idsOf(full), 'challenge:opened:1']);
    const next = withRound(more, 'daily:2026-11-20', UNBEGUN);
    expect(idsOf(next)).toEqual([...idsOf(full), 'daily:2026-11-20']);
  });
});

it.each<[RoundId, Round]>([
  ['practice:1', { ...UNBEGUN, openedAt: 7 }],
  ['challenge:ab12:3', { ...UNBEGUN, openedAt: 7 }],
  ['archive:2026-11-01', { ...UNBEGUN, openedAt: 7 }],
  ['daily:2026-11-20', UNBEGUN],
  ['dev:2026-11-20+1', UNBEGUN],
])('%s is dated when it is opened, unless that is on its day', (id, round) => {
  expect(openedRound(id, UNBEGUN, 7)).toEqual(round);
});

it('rounds of a kind are put in the order in which they were opened', () => {
  const rounds: Rounds = {
    'practice:3': { ...OPEN, openedAt: 3 },
    'practice:1': OPEN,
    'practice:2': { ...OPEN, openedAt: 2 },
    'daily:2026-11-20': OPEN,
  };
  const ids = inOrderOpened(rounds, 'practice').map(([id]) => id);
  expect(ids).toEqual(['practice:1', 'practice:2', 'practice:3']);
});

it.each<[string, RoundId, number | undefined, number]>([
  ['when it was opened', 'archive:2026-11-01', 7, 7],
  ['on its day, where that is not known', 'archive:2026-11-01', undefined, Date.UTC(2026, 10, 1)],
  ['before all others, where it has no day either', 'practice:1', undefined, 0],
])('a round was played %s', (_, id, openedAt, time) => {
  expect(timeOf(id, openedAt === undefined ? OPEN : { ...OPEN, openedAt })).toBe(time);
});

it('a challenge’s map becomes one practice round, each another', () => {
  const maps = [1, 2, 3, 4, 5].map((map): RoundId => `challenge:0y1f0n3j51g02qg4t9:${map}`);
  const ids = maps.map(asPractice);
  expect(new Set(ids).size).toBe(5);
  expect(ids.map(asPractice)).toEqual(ids);
  expect(ids[0]).toBe('practice:282346455');
});
