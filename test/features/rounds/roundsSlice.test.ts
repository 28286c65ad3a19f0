import type { UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';

import type { Rounds } from '../../../src/domain/rounds';
import {
  answerRevealed,
  guessMade,
  neighbourNamed,
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
const DEV = 'dev:2026-11-20+1';
const FRESH = aRound(ORIGIN);
const BEGUN = aRound(ORIGIN, NORTHLAND);
const WON = aRound(ORIGIN, NORTHLAND, ORIGIN);

const after = (rounds: Rounds, event: UnknownAction): Rounds => roundsSlice.reducer(rounds, event);

/** Another tab's rounds: parsed, so never the same objects. */
const synced = (rounds: Rounds) =>
  syncedFromOtherTab({ rounds: JSON.parse(JSON.stringify(rounds)) as Rounds });

describe('today’s begun and yesterday’s won round', () => {
  const ROUNDS: Rounds = { [TODAY]: BEGUN, [YESTERDAY]: WON };
  const LONGER = { [TODAY]: aRound(ORIGIN, NORTHLAND, FARLAND), 'practice:1': BEGUN };

  it.each<[string, UnknownAction, Rounds]>([
    ['stay if another is opened', roundOpened({ id: DEV, round: FRESH }), { [DEV]: FRESH }],
    ['stay if a developer goes on', offsetAdvanced({ id: DEV, round: FRESH }), { [DEV]: FRESH }],
    ['take a guess', guessMade(TODAY, ORIGIN), { [TODAY]: WON }],
    ['are replaced by imported ones', roundsImported({ [TODAY]: WON }), { [TODAY]: WON }],
    ['are merged with another tab’s', synced(LONGER), LONGER],
  ])('%s', (_, event, change) => {
    expect(after(ROUNDS, event)).toEqual({ ...ROUNDS, ...change });
  });

  it.each<[string, UnknownAction]>([
    ['they are opened again', roundOpened({ id: TODAY, round: BEGUN })],
    ['a round without a landmark is opened', roundOpened({ id: DEV, round: null })],
    ['a developer’s next country has no landmark', offsetAdvanced({ id: DEV, round: null })],
    ['a guess is for a missing round', guessMade('archive:2026-11-01', EASTLAND)],
    ['a missing round’s answer is revealed', answerRevealed('practice:2')],
    ['a missing round’s question is answered', neighbourNamed('practice:2', ['Peru'], 'Peru')],
    ['another tab has nothing new', synced({ [TODAY]: FRESH, [YESTERDAY]: WON })],
  ])('stay the same object if %s', (_, event) => {
    expect(after(ROUNDS, event)).toBe(ROUNDS);
  });

  it('are replaced by the stored rounds', () => {
    const stored = { 'archive:2026-11-01': BEGUN };
    expect(after(ROUNDS, rehydrated({ rounds: stored }))).toEqual(stored);
  });
});

it('a developer’s round starts anew', () => {
  const advanced = offsetAdvanced({ id: DEV, round: FRESH });
  expect(after({ [DEV]: BEGUN }, advanced)).toEqual({ [DEV]: FRESH });
});

it('revealing the answer loses a round', () => {
  const revealed = after({ 'practice:1': BEGUN }, answerRevealed('practice:1'));
  expect(revealed).toEqual({ 'practice:1': { ...BEGUN, status: 'lost' } });
});

it('the question after the end keeps what it first asked for, and ends', () => {
  const events = [
    neighbourNamed(TODAY, ['Peru', 'Chad'], 'Peru'),
    neighbourNamed(TODAY, [], 'Chad'),
    neighbourNamed(TODAY, [], 'Cuba'),
  ];
  const neighbours = { asked: ['Peru', 'Chad'], given: ['Peru', 'Chad'] };
  expect(events.reduce(after, { [TODAY]: WON })).toEqual({ [TODAY]: { ...WON, neighbours } });
});

it('starting over keeps begun daily rounds, finished archive and challenge rounds, and wins in practice', () => {
  const kept = {
    [TODAY]: BEGUN,
    [YESTERDAY]: WON,
    'archive:2026-11-01': aRound(ORIGIN, ...SIX_MISSES),
    'challenge:ab12:1': WON,
    'practice:2': WON,
  };
  const dropped = {
    'daily:2026-11-21': FRESH,
    'archive:2026-11-02': BEGUN,
    'challenge:ab12:2': BEGUN,
    'practice:1': aRound(ORIGIN, ...SIX_MISSES),
    [DEV]: BEGUN,
  };
  expect(after({ ...kept, ...dropped }, startedOver())).toEqual(kept);
});
