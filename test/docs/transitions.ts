import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';

import { newRound, roundStatus, START_ZOOM } from '../../src/domain/round';
import { archiveRoundId, roundIdOf } from '../../src/domain/roundId';
import { devReducer, offsetAdvanced } from '../../src/features/dev/offsetSlice';
import {
  boardOpened,
  dayArrived,
  gameReducer,
  guessMade,
  mapsBuilt,
  placePicked,
  roundOpened,
  startedOver,
  textTyped,
  zoomPicked,
} from '../../src/features/game/gameSlice';
import { historyReducer } from '../../src/features/history/historySlice';
import { progressImported } from '../../src/features/progress/progressSlice';
import { changedElsewhere, storageRestored } from '../../src/features/storage/storageSlice';
import {
  aRound,
  EASTLAND,
  FARLAND,
  NORTHLAND,
  NOWHERE,
  ORIGIN,
  SIX_MISSES,
  utcDate,
} from '../support/builders';

/** The slices that hold rounds, and say which of them is the day's. */
export const reducer = combineReducers({
  game: gameReducer,
  history: historyReducer,
  dev: devReducer,
});
export type State = ReturnType<typeof reducer>;

const TODAY = utcDate('2026-11-20');
const TOMORROW = utcDate('2026-11-21');
const BOARD = roundIdOf(TODAY);
const YESTERDAYS = roundIdOf(utcDate('2026-11-19'));
/** The next day's. */
const PUZZLE = { id: roundIdOf(TOMORROW), round: newRound(ORIGIN) };
const stored = { history: null, settings: null };

const stateAfter = (...events: UnknownAction[]) =>
  events.reduce(reducer, reducer(undefined, { type: 'test/start' }));

/** Today's board, beside yesterday's round. */
const boardOf = (country: typeof ORIGIN, ...guesses: (typeof ORIGIN)[]) =>
  stateAfter(
    storageRestored({ ...stored, game: { rounds: { [YESTERDAYS]: aRound(FARLAND, EASTLAND) } } }),
    dayArrived({ today: TODAY, puzzle: { id: BOARD, round: newRound(country) }, past: {} }),
    ...guesses.map((guess) => guessMade(BOARD, guess)),
  );

/** A state of each kind, by its name. */
export const STATES: Readonly<Record<string, State>> = {
  unopened: stateAfter(),
  fresh: boardOf(ORIGIN),
  'under way': boardOf(ORIGIN, ...SIX_MISSES.slice(0, 2)),
  'last guess': boardOf(ORIGIN, ...SIX_MISSES.slice(0, 5)),
  won: boardOf(ORIGIN, NORTHLAND, ORIGIN),
  lost: boardOf(ORIGIN, ...SIX_MISSES),
  unplayable: boardOf(NOWHERE),
};

/** Which kind a state is of. */
export function nameOf({ game: { board, rounds } }: State): string {
  if (board === null) return 'unopened';
  const round = rounds[board];
  if (!round) return 'unplayable';
  const status = roundStatus(round);
  if (status !== 'playing') return status;
  return ['fresh', ...Array<string>(4).fill('under way'), 'last guess'][round.guesses.length] ?? '';
}

const todays = ({ game }: State) => game.rounds[BOARD] ?? null;
/** What the next day puts into the history. */
const ended = (state: State) => {
  const round = todays(state);
  return round && roundStatus(round) !== 'playing' ? { [TODAY]: round } : {};
};

/** What the rows stand for, by event and what it is. */
export const EVENTS: Readonly<Record<string, (state: State) => UnknownAction>> = {
  'storage/restored: nothing was stored': () => storageRestored({ ...stored, game: null }),
  'storage/restored: a round under way was stored': () =>
    storageRestored({
      ...stored,
      game: { rounds: { [BOARD]: aRound(ORIGIN, FARLAND) }, board: BOARD, zoom: START_ZOOM },
    }),
  'game/dayArrived: the day on the board': (state) =>
    dayArrived({
      today: TODAY,
      puzzle: { id: BOARD, round: newRound(nameOf(state) === 'unplayable' ? NOWHERE : ORIGIN) },
      past: {},
    }),
  'game/dayArrived: the next day': (state) =>
    dayArrived({ today: TOMORROW, puzzle: PUZZLE, past: ended(state) }),
  'game/dayArrived: a day whose country has no place': (state) =>
    dayArrived({ today: TOMORROW, puzzle: { ...PUZZLE, round: null }, past: ended(state) }),
  'game/roundOpened: a round of the archive': () =>
    roundOpened({
      id: archiveRoundId(utcDate('2026-11-01')),
      round: newRound(ORIGIN),
      putAway: {},
    }),
  "game/boardOpened: yesterday's round": () => boardOpened(YESTERDAYS),
  'game/boardOpened: the round on the board': () => boardOpened(BOARD),
  'game/boardOpened: a round that is not there': () => boardOpened('daily:2026-11-01'),
  'game/textTyped: another text': () => textTyped('nor'),
  'game/guessMade: a wrong one': () => guessMade(BOARD, NORTHLAND),
  'game/guessMade: the correct one': () => guessMade(BOARD, ORIGIN),
  'game/guessMade: a country without a place': () => guessMade(BOARD, NOWHERE),
  "game/guessMade: for yesterday's round": () => guessMade(YESTERDAYS, NORTHLAND),
  'game/guessMade: for a round that is not there': () => guessMade('daily:2026-11-01', NORTHLAND),
  'game/zoomPicked: another level that is unlocked': () => zoomPicked(18),
  'game/zoomPicked: a level that is not unlocked': () => zoomPicked(4),
  'game/placePicked: a further place of the country': () =>
    placePicked({ name: 'Origin Park', lat: 1, lon: 1 }),
  'game/startedOver: ': () => startedOver(),
  'game/mapsBuilt: of the round on the board': () =>
    mapsBuilt({ round: BOARD, place: null, sources: [] }),
  'dev/offsetAdvanced: ': () =>
    offsetAdvanced({ id: roundIdOf(TODAY, 1), round: newRound(ORIGIN) }),
  "progress/imported: today's round, won": () =>
    progressImported({
      news: { daily: {}, archive: {} },
      open: { [BOARD]: aRound(ORIGIN, ORIGIN) },
    }),
  'storage/changedElsewhere: what this tab has': ({ game, history }) =>
    changedElsewhere({ rounds: game.rounds, history }),
  "storage/changedElsewhere: today's round with a third guess": () =>
    changedElsewhere({ rounds: { [BOARD]: aRound(ORIGIN, ...SIX_MISSES.slice(0, 3)) } }),
};
