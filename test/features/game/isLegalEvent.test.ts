import type { UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';

import type { Round } from '../../../src/domain/round';
import type { RoundId } from '../../../src/domain/roundId';
import {
  answerRevealed,
  guessMade,
  neighbourNamed,
  roundOpened,
} from '../../../src/features/events';
import {
  neighboursLoaded,
  placeSelected,
  recapViewPicked,
  repeatQuestioned,
  textTyped,
  zoomPicked,
} from '../../../src/features/game/gameSlice';
import { isLegalEvent } from '../../../src/features/game/isLegalEvent';
import { initialState, rootReducer } from '../../../src/store/rootReducer';
import {
  aFurtherPlace,
  aRound,
  EASTLAND,
  NORTHLAND,
  NOWHERE,
  ORIGIN,
  SIX_MISSES,
} from '../../support/builders';

const DAILY = 'daily:2026-11-20';
const PRACTICE = 'practice:1';
const PARK = aFurtherPlace('Origin Park', { farthestLevel: 16 });

/** The state with a round on the board. */
const withRound = (round: Round, id: RoundId = DAILY) =>
  rootReducer(initialState, roundOpened({ id, round }));

const FRESH = withRound(aRound(ORIGIN));
const BEGUN = withRound(aRound(ORIGIN, NORTHLAND, EASTLAND));
const WON = withRound(aRound(ORIGIN, ORIGIN));
const LOST = withRound(aRound(ORIGIN, ...SIX_MISSES));
const PRACTISED = withRound(aRound(ORIGIN), PRACTICE);
const WON_PRACTICE = withRound(aRound(ORIGIN, ORIGIN), PRACTICE);
const CHALLENGE = 'challenge:0123456789abcdefgh:2';
const WON_CHALLENGE = withRound(aRound(ORIGIN, ORIGIN), CHALLENGE);
const NAMED = rootReducer(WON, neighbourNamed(DAILY, ['Northland', 'Eastland'], 'Northland'));
const OVER = rootReducer(NAMED, neighbourNamed(DAILY, [], null));
const LOADED = neighboursLoaded({ key: 'Origin 0 0,0', neighbourhood: null });
const AT_PLACE = rootReducer(WON, placeSelected(PARK));

type State = typeof FRESH;
type Row = readonly [sentence: string, state: State, event: UnknownAction];

describe.each<[string, boolean, Row[]]>([
  [
    'allows',
    true,
    [
      ['a guess in an open round', FRESH, guessMade(DAILY, NORTHLAND)],
      ['the same guess again', BEGUN, guessMade(DAILY, NORTHLAND)],
      ['the question whether to repeat a guess', BEGUN, repeatQuestioned('Northland')],
      ['the question to be taken back', BEGUN, repeatQuestioned(null)],
      ['the answer of a practice round to be revealed', PRACTISED, answerRevealed(PRACTICE)],
      ['a level that guesses have unlocked', BEGUN, zoomPicked(16)],
      ['the farthest level of a further place', AT_PLACE, zoomPicked(16)],
      ['another view after a win', WON, recapViewPicked('guesses')],
      ['another view after a loss', LOST, recapViewPicked('guesses')],
      ['a further place after the end', WON, placeSelected(PARK)],
      ['a neighbour to be named after a win', WON, neighbourNamed(DAILY, ['Northland'], 'Peru')],
      ['a neighbour to be named after a loss', LOST, neighbourNamed(DAILY, ['Peru'], 'Peru')],
      ['another neighbour of those first asked for', NAMED, neighbourNamed(DAILY, [], 'Eastland')],
      ['the neighbours to be shown', NAMED, neighbourNamed(DAILY, [], null)],
      ['the neighbours to be loaded after the end', WON, LOADED],
      ['events without a rule', initialState, textTyped('nor')],
    ],
  ],
  [
    'ignores',
    false,
    [
      ['a guess after a win', WON, guessMade(DAILY, NORTHLAND)],
      ['a seventh guess', LOST, guessMade(DAILY, NORTHLAND)],
      ['a guess of a country without a landmark', FRESH, guessMade(DAILY, NOWHERE)],
      ['a guess for an unknown round', FRESH, guessMade('daily:2026-11-19', NORTHLAND)],
      ['the question whether to repeat another guess', BEGUN, repeatQuestioned('Farland')],
      ['the question after the end', LOST, repeatQuestioned('Northland')],
      ['the answer of a round that counts to be revealed', FRESH, answerRevealed(DAILY)],
      [
        'the answer of an ended practice round to be revealed',
        WON_PRACTICE,
        answerRevealed(PRACTICE),
      ],
      ['the answer of an unknown round to be revealed', PRACTISED, answerRevealed('practice:2')],
      ['any level before the first guess', FRESH, zoomPicked(18)],
      ['a level that is still locked', BEGUN, zoomPicked(15)],
      ['a level beyond those of a further place', AT_PLACE, zoomPicked(15)],
      ['another view during a round', BEGUN, recapViewPicked('guesses')],
      ['a further place during a round', BEGUN, placeSelected(PARK)],
      ['a neighbour during a round', BEGUN, neighbourNamed(DAILY, ['Peru'], 'Peru')],
      ['a neighbour in a challenge', WON_CHALLENGE, neighbourNamed(CHALLENGE, ['Peru'], 'Peru')],
      [
        'a neighbour for an unknown round',
        WON,
        neighbourNamed('daily:2026-11-19', ['Peru'], 'Peru'),
      ],
      ['a neighbour that was named', NAMED, neighbourNamed(DAILY, [], 'Northland')],
      ['the country as its own neighbour', NAMED, neighbourNamed(DAILY, [], 'Origin')],
      ['a neighbour once they were shown', OVER, neighbourNamed(DAILY, [], 'Eastland')],
      ['a neighbour if none is asked for', WON, neighbourNamed(DAILY, [], 'Peru')],
      ['the neighbours to be loaded during a round', BEGUN, LOADED],
      ['a further place on an empty board', initialState, placeSelected(PARK)],
    ],
  ],
])('the guard %s', (_verb, isLegal, rows) => {
  it.each(rows)('%s', (_sentence, state, event) => {
    expect(isLegalEvent(state, event)).toBe(isLegal);
  });
});
