import type { UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';

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
const DEV = 'dev:2026-11-20+1';
const FRESH = aRound(ORIGIN);
const BEGUN = aRound(ORIGIN, NORTHLAND);
const WON = aRound(ORIGIN, NORTHLAND, ORIGIN);

const after = (rounds: Rounds, event: UnknownAction): Rounds => roundsSlice.reducer(rounds, event);

/** Another tab's rounds, which are read from a text and so never the very objects of the state. */
const synced = (rounds: Rounds) =>
  syncedFromOtherTab({ rounds: JSON.parse(JSON.stringify(rounds)) as Rounds });

describe('today’s round in progress and yesterday’s, which was won,', () => {
  const ROUNDS: Rounds = { [TODAY]: BEGUN, [YESTERDAY]: WON };

  it.each<[string, UnknownAction, Rounds]>([
    ['stay when another is opened', roundOpened({ id: DEV, round: FRESH }), { [DEV]: FRESH }],
    ['change by a guess for them', guessMade(TODAY, ORIGIN), { [TODAY]: WON }],
    [
      'change by an import of the same ids',
      roundsImported({ [TODAY]: WON, 'archive:2026-11-01': WON }),
      { [TODAY]: WON, 'archive:2026-11-01': WON },
    ],
    [
      'are merged with another tab’s, which take nothing away',
      synced({ [TODAY]: aRound(ORIGIN, NORTHLAND, FARLAND), 'practice:1': BEGUN }),
      { [TODAY]: aRound(ORIGIN, NORTHLAND, FARLAND), 'practice:1': BEGUN },
    ],
    [
      'stay when a developer goes on to a round',
      offsetAdvanced({ id: DEV, round: FRESH }),
      { [DEV]: FRESH },
    ],
  ])('%s', (_, event, change) => {
    expect(after(ROUNDS, event)).toEqual({ ...ROUNDS, ...change });
  });

  it.each<[string, UnknownAction]>([
    ['they are opened again', roundOpened({ id: TODAY, round: BEGUN })],
    ['a round without a landmark is opened', roundOpened({ id: DEV, round: null })],
    ['a developer’s next country has no landmark', offsetAdvanced({ id: DEV, round: null })],
    ['a guess is for a round that does not exist', guessMade('archive:2026-11-01', EASTLAND)],
    ['a guess is for a round that has ended', guessMade(YESTERDAY, EASTLAND)],
    ['an answer is shown of a round that does not exist', answerRevealed('practice:2')],
    ['another tab has nothing new', synced({ [TODAY]: FRESH, [YESTERDAY]: WON })],
  ])('stay the very same object where %s', (_, event) => {
    expect(after(ROUNDS, event)).toBe(ROUNDS);
  });

  it('give way to the stored rounds', () => {
    const stored = { 'archive:2026-11-01': BEGUN };
    expect(after(ROUNDS, rehydrated({ rounds: stored }))).toEqual(stored);
  });
});

it('a developer’s round starts anew', () => {
  const advanced = offsetAdvanced({ id: DEV, round: FRESH });
  expect(after({ [DEV]: BEGUN }, advanced)).toEqual({ [DEV]: FRESH });
});

it('showing the answer loses a round', () => {
  const lost = { ...BEGUN, status: 'lost' };
  expect(after({ 'practice:1': BEGUN }, answerRevealed('practice:1'))).toEqual({
    'practice:1': lost,
  });
});

it('starting over keeps begun daily rounds, finished ones of the archive and challenges, and wins in practice', () => {
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
