import { describe, expect, it } from 'vitest';

import type { Puzzle } from '../../../src/domain/puzzle';
import { newRound, type ZoomLevel } from '../../../src/domain/round';
import { roundIdOf } from '../../../src/domain/roundId';
import { offsetAdvanced } from '../../../src/features/dev/offsetSlice';
import {
  boardOpened,
  dayArrived,
  gameReducer,
  guessMade,
  mapsBuilt,
  textTyped,
  zoomPicked,
} from '../../../src/features/game/gameSlice';
import type { GameState } from '../../../src/features/game/gameState';
import {
  aRound,
  EASTLAND,
  NORTHLAND,
  NOWHERE,
  ORIGIN,
  SIX_MISSES,
  utcDate,
} from '../../support/builders';

const TODAY = utcDate('2026-11-20');
const TOMORROW = utcDate('2026-11-21');
const BOARD = roundIdOf(TODAY);

const puzzle = (date = TODAY, offset = 0): Puzzle => ({
  id: roundIdOf(date, offset),
  round: newRound(ORIGIN),
});
const arrival = (date = TODAY, past = {}) =>
  dayArrived({ today: date, puzzle: puzzle(date), past });

type GameAction = Parameters<typeof gameReducer>[1];
/** The game after these events, on a board of today whose answer is Origin. */
const gameAfter = (...actions: GameAction[]) =>
  [arrival(), ...actions].reduce(gameReducer, gameReducer(undefined, { type: 'test/start' }));

const miss = guessMade(BOARD, NORTHLAND);
const hit = guessMade(BOARD, ORIGIN);
const sixMisses = SIX_MISSES.map((country) => guessMade(BOARD, country));
const guessesOf = (game: GameState) => game.rounds[BOARD]?.guesses.map(({ name }) => name);

describe('a guess', () => {
  it('is recorded with distance, direction and whether it is correct', () => {
    // Ten degrees of a meridian: 2 pi 6371 / 36 = 1111.95 km.
    expect(gameAfter(miss, hit).rounds[BOARD]?.guesses).toEqual([
      { name: 'Northland', distance: 1112, direction: 'S', isCorrect: false },
      { name: 'Origin', distance: 0, direction: 'N', isCorrect: true },
    ]);
  });

  it('clears the typed text', () => {
    expect(gameAfter(textTyped('north'), miss).input).toBe('');
  });

  it.each([
    ['one level below the start', [], 17],
    ['one level below the level picked, wherever the farthest is', [miss, zoomPicked(18)], 17],
  ] satisfies [string, GameAction[], ZoomLevel][])('lowers the zoom to %s', (_, before, zoom) => {
    expect(gameAfter(...before, miss).zoom).toBe(zoom);
  });

  it('may name a country that was guessed before', () => {
    expect(guessesOf(gameAfter(miss, miss))).toEqual(['Northland', 'Northland']);
  });

  it('belongs to the round it was made for, even if another is on the board', () => {
    const game = gameAfter(
      miss,
      arrival(TOMORROW),
      boardOpened('daily:2026-11-21'),
      textTyped('x'),
    );
    const after = gameReducer(game, guessMade(BOARD, EASTLAND));
    expect(guessesOf(after)).toEqual(['Northland', 'Eastland']);
    expect(after).toMatchObject({ board: 'daily:2026-11-21', input: 'x', zoom: 18 });
    expect(after.rounds['daily:2026-11-21']?.guesses).toEqual([]);
  });

  it.each<[string, GameAction[], GameAction]>([
    ['after six guesses', sixMisses, hit],
    ['after a correct one', [hit], miss],
    ['of a country without map locations', [], guessMade(BOARD, NOWHERE)],
    ['for a round that is not there', [], guessMade('daily:2020-01-01', NORTHLAND)],
  ])('%s leaves the state as it is', (_, before, guess) => {
    const game = gameAfter(...before);
    expect(gameReducer(game, guess)).toBe(game);
  });

  it('is ignored when the target has no map locations', () => {
    const game = gameReducer(
      undefined,
      dayArrived({ today: TODAY, puzzle: { id: BOARD, round: newRound(NOWHERE) }, past: {} }),
    );
    expect(gameReducer(game, miss)).toBe(game);
  });
});

describe('picking a zoom level', () => {
  it('shows a level that is unlocked', () => {
    expect(gameAfter(miss, miss, zoomPicked(18)).zoom).toBe(18);
  });

  it('is ignored for a level that is not unlocked', () => {
    const game = gameAfter(miss);
    expect(gameReducer(game, zoomPicked(16))).toBe(game);
  });

  it('is still possible when the round has ended', () => {
    expect(gameAfter(...sixMisses, zoomPicked(15)).zoom).toBe(15);
  });

  it('is ignored while there is no round', () => {
    const game = gameReducer(undefined, { type: 'test/start' });
    expect(gameReducer(game, zoomPicked(18))).toBe(game);
  });
});

describe('the arrival of a day', () => {
  it('puts its puzzle on an empty board', () => {
    expect(gameAfter()).toMatchObject({
      today: TODAY,
      board: BOARD,
      input: '',
      zoom: 18,
      rounds: { [BOARD]: aRound(ORIGIN) },
    });
  });

  it('is told twice without harm', () => {
    const game = gameAfter(miss, textTyped('e'));
    expect(gameReducer(game, arrival())).toEqual(game);
  });

  it('moves a board without guesses to the new day and drops what was typed', () => {
    const game = gameAfter(textTyped('north'), arrival(TOMORROW));
    expect(game).toMatchObject({ board: 'daily:2026-11-21', input: '' });
    expect(Object.keys(game.rounds)).toEqual(['daily:2026-11-21']);
  });

  it.each([
    ['won', [hit]],
    ['lost', sixMisses],
  ])('moves a board whose round is %s to the new day', (_, actions) => {
    const round = gameAfter(...actions).rounds[BOARD];
    const game = gameAfter(...actions, arrival(TOMORROW, { [TODAY]: round }));
    expect(game).toMatchObject({ board: 'daily:2026-11-21', zoom: 18 });
    expect(Object.keys(game.rounds)).toEqual(['daily:2026-11-21']);
  });

  it('leaves a round in progress on the board as it is', () => {
    const before = gameAfter(miss, miss, zoomPicked(17), textTyped('ea'));
    const game = gameReducer(before, arrival(TOMORROW));
    expect(game).toMatchObject({ today: TOMORROW, board: BOARD, zoom: 17, input: 'ea' });
    expect(guessesOf(game)).toEqual(['Northland', 'Northland']);
  });

  it('takes the board from a round in progress at the start of the page', () => {
    const stored = { ...gameAfter(miss), today: null };
    const game = gameReducer(stored, arrival(TOMORROW));
    expect(game.board).toBe('daily:2026-11-21');
    expect(guessesOf(game)).toEqual(['Northland']);
  });

  it('keeps the picked zoom of a stored round of the same day', () => {
    const stored = { ...gameAfter(miss, miss, zoomPicked(18)), today: null };
    expect(gameReducer(stored, arrival())).toMatchObject({ board: BOARD, zoom: 18 });
  });

  it('shows a round that was played before as it was left', () => {
    const round = aRound(ORIGIN, NORTHLAND, ORIGIN);
    const game = gameReducer(
      undefined,
      dayArrived({ today: TODAY, puzzle: { id: BOARD, round }, past: {} }),
    );
    expect(game).toMatchObject({ board: BOARD, zoom: 16, rounds: { [BOARD]: round } });
  });
});

describe('going to another round', () => {
  it('shows it at the farthest level that it has unlocked', () => {
    const game = gameAfter(miss, miss, arrival(TOMORROW), boardOpened('daily:2026-11-21'));
    expect(gameReducer(game, boardOpened(BOARD))).toMatchObject({ board: BOARD, zoom: 16 });
  });

  it('is ignored when there is no such round', () => {
    const game = gameAfter();
    expect(gameReducer(game, boardOpened('daily:2026-11-19'))).toBe(game);
  });
});

describe('advancing the dev offset', () => {
  it('resets the guesses, the input, the zoom and the allowed levels', () => {
    const game = gameAfter(miss, textTyped('e'), offsetAdvanced(puzzle(TODAY, 1)));
    expect(game).toMatchObject({ board: 'dev:2026-11-20+1', input: '', zoom: 18 });
    expect(game.rounds['dev:2026-11-20+1']?.guesses).toEqual([]);
  });

  it('keeps the daily round and forgets the dev round before', () => {
    const game = gameAfter(
      miss,
      offsetAdvanced(puzzle(TODAY, 1)),
      offsetAdvanced(puzzle(TODAY, 2)),
    );
    expect(Object.keys(game.rounds)).toEqual([BOARD, 'dev:2026-11-20+2']);
  });
});

it('built maps are kept with the round they are of', () => {
  const maps = { round: BOARD, place: null, sources: [] };
  const viewedMaps = { round: BOARD, place: 'Origin Park', sources: [] };
  expect(gameAfter(mapsBuilt(maps), mapsBuilt(viewedMaps))).toMatchObject({ maps, viewedMaps });
});
