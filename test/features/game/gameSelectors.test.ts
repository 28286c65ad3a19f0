import type { UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';

import { HELP_ANSWERS, HELP_GUESS } from '../../../src/domain/helpExample';
import { dayChanged, guessMade, neighbourNamed, roundOpened } from '../../../src/features/events';
import * as select from '../../../src/features/game/gameSelectors';
import { placeSelected, textTyped } from '../../../src/features/game/gameSlice';
import { initialState, rootReducer } from '../../../src/store/rootReducer';
import {
  aCountry,
  aFurtherPlace,
  aRound,
  COUNTRIES,
  EASTLAND,
  NORTHLAND,
  ORIGIN,
  utcDate,
} from '../../support/builders';

const TODAY = utcDate('2026-11-20');
const BOARD = 'daily:2026-11-20';

const after = (...events: UnknownAction[]) => events.reduce(rootReducer, initialState);

/** Today's board, with a round whose answer is Origin, after these guesses. */
const boardOf = (...guesses: (typeof ORIGIN)[]) =>
  after(
    dayChanged(TODAY),
    roundOpened({ id: BOARD, round: aRound(ORIGIN) }),
    ...guesses.map((country) => guessMade(BOARD, country)),
  );

describe('the board', () => {
  it('never shows a locked level', () => {
    const { game, ...state } = boardOf(NORTHLAND);
    expect(select.selectZoom({ ...state, game: { ...game, zoom: 4 } })).toBe(17);
  });

  it('unlocks a level with each guess, six with the end, and all that a further place has', () => {
    const farthest = (state = initialState) => select.selectAllowedZooms(state).at(-1);
    expect(farthest(boardOf(NORTHLAND, EASTLAND))).toBe(16);
    const ended = boardOf(ORIGIN);
    expect(farthest(ended)).toBe(12);
    const place = aFurtherPlace('Origin Park', { farthestLevel: 9 });
    expect(farthest(rootReducer(ended, placeSelected(place)))).toBe(9);
  });

  it('has the day of its round', () => {
    const practice = after(roundOpened({ id: 'practice:1', round: null }));
    const states = [initialState, practice, boardOf()];
    expect(states.map(select.selectRoundDate)).toEqual([null, null, TODAY]);
  });
});

it('misses are wrong guesses at their landmarks, except of countries that have left the list', () => {
  const state = boardOf(EASTLAND, NORTHLAND, ORIGIN);
  const [eastland] = select.selectGuesses(state);
  expect(select.selectMisses(state, [ORIGIN, EASTLAND])).toEqual([
    { ...eastland, lat: 0, lon: 10 },
  ]);
  expect(select.selectMisses(initialState, COUNTRIES)).toEqual([]);
});

it('the example of “How to play” is neither today’s nor tomorrow’s country, nor on the board', () => {
  const [first, second, third] = HELP_ANSWERS;
  // The second country is today's, the third tomorrow's.
  const list = [HELP_GUESS, first, second, third].map((name, index) =>
    aCountry(name, index, index),
  );
  const example = (state: typeof initialState) =>
    select.selectHelpExample(state, list)?.answer.name;
  expect(example(boardOf())).toBe(third);
  expect(example(initialState)).toBe(first);
  const practice = roundOpened({ id: 'practice:1', round: aRound(aCountry(first, 0, 0)) });
  expect(example(after(practice))).toBe(second);
});

describe('the names that the input has taken', () => {
  const won = boardOf(NORTHLAND, ORIGIN);
  it.each<[string, typeof initialState, string[]]>([
    ['none on an empty board', initialState, []],
    ['the guesses', boardOf(NORTHLAND, EASTLAND), ['Northland', 'Eastland']],
    ['none at the end', won, []],
    [
      'the answers to the question after the end',
      rootReducer(won, neighbourNamed(BOARD, ['Eastland', 'Farland'], 'Eastland')),
      ['Eastland'],
    ],
  ])('are %s', (_, state, names) => {
    expect(select.selectGivenNames(state)).toEqual(names);
  });
});

describe('the options for a typed text', () => {
  const typed = (text: string) => {
    const state = rootReducer(boardOf(NORTHLAND), textTyped(text));
    const { options, areCorrections } = select.selectOptions(state, COUNTRIES);
    return [
      options.map(({ name, isGuessed }) => `${name}${isGuessed ? ', guessed' : ''}`),
      areCorrections,
    ];
  };

  it.each<[string, string[], boolean]>([
    ['nor', ['Northland, guessed'], false],
    ['eas', ['Eastland'], false],
    ['northlend', ['Northland, guessed'], true],
    ['zzzz', [], true],
  ])(
    '“%s” are the countries that match, else corrections; each knows if it was guessed',
    (text, ...found) => {
      expect(typed(text)).toEqual(found);
    },
  );
});

it('no other round is offered until both the day and the board are known', () => {
  const board = roundOpened({ id: BOARD, round: aRound(ORIGIN) });
  const states = [initialState, after(dayChanged(TODAY)), after(board)];
  expect(states.map(select.selectOtherRound)).toEqual([null, null, null]);
});

it('today’s round and country are the day’s, whatever is on the board', () => {
  const state = rootReducer(boardOf(), roundOpened({ id: 'practice:1', round: aRound(EASTLAND) }));
  expect(select.selectTodaysRound(state)?.answer.name).toBe('Origin');
  expect(select.selectTodaysCountry(state, COUNTRIES)).toBe('Northland');
  expect(select.selectTodaysCountry(state, [])).toBeUndefined();
  expect(select.selectTodaysRound(initialState)).toBeUndefined();
  expect(select.selectTodaysCountry(initialState, COUNTRIES)).toBeUndefined();
});
