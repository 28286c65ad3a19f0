import { describe, expect, it } from 'vitest';

import { revealAnswer } from '../../src/domain/round';
import type { RoundId } from '../../src/domain/roundId';
import {
  begunRounds,
  filterRounds,
  isRecent,
  type Rounds,
  roundsByDate,
  withRound,
} from '../../src/domain/rounds';
import { aRound, EASTLAND, NORTHLAND, ORIGIN, SIX_MISSES, utcDate } from '../support/builders';

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
  it('those are found that pass a test of their id and of themselves', () => {
    expect(filterRounds(ROUNDS, (id, round) => id.startsWith('daily') && round === LOST)).toEqual({
      'daily:2026-11-19': LOST,
    });
  });

  it('those are kept for the next visit that were begun or given up, and no developer’s', () => {
    expect(Object.keys(begunRounds(ROUNDS))).toEqual([
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
    expect(roundsByDate(ROUNDS, 'archive')).toEqual({
      '2026-11-19': LOST,
      '2026-11-18': OPEN,
    });
    expect(roundsByDate({}, 'daily')).toEqual({});
  });
});

describe('a round', () => {
  it.each<[RoundId, boolean]>([
    ['daily:2026-11-21', true],
    ['daily:2026-11-20', true],
    ['daily:2026-11-19', true],
    ['daily:2026-11-18', false],
    ['archive:2026-11-20', false],
    ['archive:2026-11-19', false],
    ['practice:37', true],
    ['challenge:ab12:1', false],
  ])('%s is recent from November 19 on: %s', (id, expected) => {
    expect(isRecent(id, utcDate('2026-11-19'))).toBe(expected);
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

  it('the rounds of the last 20 challenges stay, by their latest round', () => {
    const ids = Array.from({ length: 20 }, (_, index): RoundId[] => [
      `challenge:code${index}:1`,
      `challenge:code${index}:2`,
    ]).flat();
    const full: Rounds = Object.fromEntries(ids.map((id) => [id, LOST]));
    const goneOn = withRound(full, 'challenge:code0:3', OPEN);
    expect(idsOf(goneOn)).toEqual([...ids, 'challenge:code0:3']);
    const anotherOne = withRound(goneOn, 'challenge:code20:1', OPEN);
    expect(idsOf(anotherOne)).toEqual([
      ...ids.filter((id) => !id.startsWith('challenge:code1:')),
      'challenge:code0:3',
      'challenge:code20:1',
    ]);
  });

  it('a challenge that was only opened takes no other one’s place, and goes with the next', () => {
    const ids = Array.from({ length: 20 }, (_, index): RoundId => `challenge:code${index}:1`);
    const full: Rounds = Object.fromEntries(ids.map((id) => [id, LOST]));
    const opened = withRound(full, 'challenge:opened:1', UNBEGUN);
    expect(idsOf(opened)).toEqual([...ids, 'challenge:opened:1']);
    expect(idsOf(withRound(opened, 'daily:2026-11-20', UNBEGUN))).toEqual([
      ...ids,
      'daily:2026-11-20',
    ]);
  });
});
