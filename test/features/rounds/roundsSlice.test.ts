import type { UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';

import { newRound } from '../../../src/domain/round';
import type { Rounds } from '../../../src/domain/rounds';
import {
  answerRevealed,
  guessMade,
  offsetAdvanced,
  rehydrated,
  roundOpened,
  roundsImported,
  startedOver,
  syncedFromOtherTab,
} from '../../../src/features/events';
import { roundsSlice } from '../../../src/features/rounds/roundsSlice';
import { aRound, EASTLAND, FARLAND, NORTHLAND, ORIGIN, SIX_MISSES } from '../../support/builders';

const TODAY = 'daily:2026-11-20';
const YESTERDAY = 'daily:2026-11-19';
const FRESH = aRound(ORIGIN);
const BEGUN = aRound(ORIGIN, NORTHLAND);
const WON = aRound(ORIGIN, NORTHLAND, ORIGIN);

const after = (rounds: Rounds, event: UnknownAction): Rounds => roundsSlice.reducer(rounds, event);
/** Events carry what was read from a text, and never the very objects of the state. */
const fromText = (rounds: Rounds) => JSON.parse(JSON.stringify(rounds)) as Rounds;

it('the stored rounds take the place of all', () => {
  const event = rehydrated({ rounds: { [TODAY]: BEGUN } });
  expect(after({ [YESTERDAY]: WON }, event)).toEqual({ [TODAY]: BEGUN });
});

describe('opening a round', () => {
  it('adds it to the others', () => {
    const opened = roundOpened({ id: TODAY, round: FRESH });
    expect(after({ [YESTERDAY]: WON }, opened)).toEqual({ [YESTERDAY]: WON, [TODAY]: FRESH });
  });

  it.each([
    ['one that is there is left as it is', BEGUN],
    ['one without a landmark is not added', null],
  ])('%s', (_, round) => {
    const rounds = { [TODAY]: BEGUN };
    expect(after(rounds, roundOpened({ id: round ? TODAY : YESTERDAY, round }))).toBe(rounds);
  });

  it('for practice drops the practice round before it', () => {
    const rounds = { [TODAY]: BEGUN, 'practice:1': BEGUN, 'archive:2026-11-01': BEGUN };
    expect(Object.keys(after(rounds, roundOpened({ id: 'practice:2', round: FRESH })))).toEqual([
      TODAY,
      'archive:2026-11-01',
      'practice:2',
    ]);
  });
});

describe('a guess', () => {
  it('goes to the round that it was made for', () => {
    const rounds = { [TODAY]: FRESH, [YESTERDAY]: FRESH };
    expect(after(rounds, guessMade(YESTERDAY, NORTHLAND))).toEqual({
      [TODAY]: FRESH,
      [YESTERDAY]: BEGUN,
    });
  });

  it.each([
    ['in a round that does not exist', YESTERDAY, BEGUN],
    ['in a round that has ended', TODAY, WON],
  ] as const)('%s changes nothing', (_, id, round) => {
    const rounds = { [TODAY]: round };
    expect(after(rounds, guessMade(id, EASTLAND))).toBe(rounds);
  });
});

it('showing an answer loses its round, and changes nothing where there is none', () => {
  const rounds = { 'practice:1': BEGUN } as const;
  const lost = { ...BEGUN, status: 'lost' };
  expect(after(rounds, answerRevealed('practice:1'))).toEqual({ 'practice:1': lost });
  expect(after(rounds, answerRevealed('practice:2'))).toBe(rounds);
});

describe('the next country for a developer', () => {
  const id = 'dev:2026-11-20+1';

  it('has a round without guesses', () => {
    const rounds = { [TODAY]: BEGUN, [id]: BEGUN } as const;
    expect(after(rounds, offsetAdvanced({ id, round: newRound(ORIGIN) }))).toEqual({
      [TODAY]: BEGUN,
      [id]: FRESH,
    });
  });

  it('has none where it has no landmark', () => {
    const rounds = { [TODAY]: BEGUN };
    expect(after(rounds, offsetAdvanced({ id, round: null }))).toBe(rounds);
  });
});

it('imported rounds replace those of the same id', () => {
  const rounds = { [TODAY]: BEGUN, [YESTERDAY]: WON };
  const imported = roundsImported({ [TODAY]: WON, 'archive:2026-11-01': WON });
  expect(after(rounds, imported)).toEqual({ ...rounds, ...imported.payload });
});

describe('another tab’s rounds', () => {
  const synced = (rounds: Rounds) => syncedFromOtherTab({ rounds: fromText(rounds) });

  it('are merged with these, and take nothing away', () => {
    const rounds = { [TODAY]: BEGUN, [YESTERDAY]: WON };
    const others = synced({ [TODAY]: aRound(ORIGIN, NORTHLAND, FARLAND), 'practice:1': BEGUN });
    expect(after(rounds, others)).toEqual({ ...rounds, ...others.payload.rounds });
  });

  it('leave the very same object where they hold nothing new', () => {
    const rounds = { [TODAY]: BEGUN, [YESTERDAY]: WON };
    expect(after(rounds, synced({ [TODAY]: FRESH, [YESTERDAY]: WON }))).toBe(rounds);
  });
});

it('starting over keeps daily rounds that were begun, and ended ones of the archive and challenges', () => {
  const kept = {
    [TODAY]: BEGUN,
    [YESTERDAY]: WON,
    'archive:2026-11-01': aRound(ORIGIN, ...SIX_MISSES),
    'challenge:ab12:1': WON,
  };
  const dropped = {
    'daily:2026-11-21': FRESH,
    'archive:2026-11-02': BEGUN,
    'challenge:ab12:2': BEGUN,
    'practice:1': WON,
    'dev:2026-11-20+1': BEGUN,
  };
  expect(after({ ...kept, ...dropped }, startedOver())).toEqual(kept);
});
