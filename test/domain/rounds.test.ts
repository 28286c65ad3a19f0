import { describe, expect, it } from 'vitest';

import { revealAnswer, type Round } from '../../src/domain/round';
import type { RoundId } from '../../src/domain/roundId';
import {
  inOrderOpened,
  openedRound,
  persistedRounds,
  type Rounds,
  roundsByDate,
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
  ['daily:2026-11-20', UNBEGUN],
])('%s is dated when it is opened, unless it has a day', (id, round) => {
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
