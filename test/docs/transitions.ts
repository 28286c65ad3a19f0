import type { UnknownAction } from '@reduxjs/toolkit';

import { newRound, START_ZOOM } from '../../src/domain/round';
import {
  answerRevealed,
  dayChanged,
  guessMade,
  neighbourNamed,
  offsetAdvanced,
  pageOpened,
  rehydrated,
  roundOpened,
  roundsImported,
  startedOver,
  syncedFromOtherTab,
} from '../../src/features/events';
import { selectCurrentRound, selectIsUnplayable } from '../../src/features/game/gameSelectors';
import {
  mapsBuilt,
  neighboursLoaded,
  outlineLoaded,
  pictureSought,
  placeSelected,
  recapViewPicked,
  repeatQuestioned,
  textTyped,
  zoomPicked,
} from '../../src/features/game/gameSlice';
import { friendsScoreRead } from '../../src/features/rounds/roundsSlice';
import { initialState, rootReducer, type RootState } from '../../src/store/rootReducer';
import {
  aCountryMap,
  aFurtherPlace,
  aNeighbourhood,
  aRound,
  EASTLAND,
  FARLAND,
  NORTHLAND,
  NOWHERE,
  ORIGIN,
  SIX_MISSES,
  someMaps,
  utcDate,
} from '../support/builders';

const BOARD = 'daily:2026-11-20';
const YESTERDAYS = 'daily:2026-11-19';
const TOMORROWS = 'daily:2026-11-21';
const KEY = 'Origin 0 0,0';
const PRACTICE = 'practice:0';
const ELSEWHERE = 'archive:2026-11-01';
const CHALLENGE = 'challenge:0123456789abcdefgh:2';

const yesterdaysRound = aRound(FARLAND, EASTLAND);

const stateAfter = (...events: UnknownAction[]) => events.reduce(rootReducer, initialState);

/** Today's board, and yesterday's round. */
const boardOf = (country: typeof ORIGIN, ...guesses: (typeof ORIGIN)[]) =>
  stateAfter(
    rehydrated({ rounds: { [YESTERDAYS]: yesterdaysRound } }),
    dayChanged(utcDate('2026-11-20')),
    roundOpened({ id: BOARD, round: newRound(country) }),
    ...guesses.map((guess) => guessMade(BOARD, guess)),
  );

/** With a typed text, and the guesses' view where it is legal: each legal event changes something. */
const inUse = (state: RootState) =>
  [textTyped('ori'), recapViewPicked('guesses')].reduce(rootReducer, state);

/** An example of each state. */
const STATES: readonly RootState[] = [
  stateAfter(),
  boardOf(ORIGIN),
  boardOf(ORIGIN, ...SIX_MISSES.slice(0, 2)),
  boardOf(ORIGIN, ...SIX_MISSES.slice(0, 5)),
  boardOf(ORIGIN, NORTHLAND, ORIGIN),
  boardOf(ORIGIN, ...SIX_MISSES),
  boardOf(NOWHERE),
].map(inUse);

/** The name of a state. */
function nameOf(state: RootState): string {
  const round = selectCurrentRound(state);
  if (!round) return selectIsUnplayable(state) ? 'unplayable' : 'unopened';
  if (round.status !== 'playing') return round.status;
  const { length } = round.guesses;
  return ['fresh', ...Array<string>(4).fill('in progress'), 'last guess'][length] ?? '';
}

/**
 * Its description, and the event in a state, or null if it cannot happen there.
 * `on`: changes today's board to another
 */
type Happening = readonly [
  what: string,
  event: (state: RootState) => UnknownAction | null,
  on?: (state: RootState) => RootState,
];

/** The same board, for practice. */
const forPractice = (state: RootState): RootState => {
  const round = selectCurrentRound(state);
  const currentRoundId = state.game.currentRoundId && PRACTICE;
  return {
    ...state,
    game: { ...state.game, currentRoundId },
    rounds: round ? { [PRACTICE]: round } : {},
  };
};

const withMaps = (state: RootState) => rootReducer(state, mapsBuilt({ key: KEY, maps: someMaps }));

/** An event that happens only before there is a board. */
const atStart = (event: UnknownAction) => (state: RootState) =>
  nameOf(state) === 'unopened' ? event : null;

const HAPPENINGS: readonly Happening[] = [
  ['nothing was stored', atStart(rehydrated({ rounds: {} }))],
  [
    'a round in progress was stored',
    atStart(
      rehydrated({
        rounds: { [BOARD]: aRound(ORIGIN, FARLAND) },
        board: { currentRoundId: BOARD, zoom: START_ZOOM },
      }),
    ),
  ],
  ['another day', () => dayChanged(utcDate('2026-11-21'))],
  ["another day's round", () => roundOpened({ id: TOMORROWS, round: aRound(ORIGIN) })],
  ["yesterday's round", () => roundOpened({ id: YESTERDAYS, round: yesterdaysRound })],
  ['a round of the archive', () => roundOpened({ id: ELSEWHERE, round: aRound(ORIGIN) })],
  ['a map of a challenge', () => roundOpened({ id: CHALLENGE, round: aRound(ORIGIN) })],
  ['a country without a landmark', () => roundOpened({ id: ELSEWHERE, round: null })],
  [
    'the round on the board',
    ({ game: { currentRoundId: id }, rounds }) =>
      id && roundOpened({ id, round: rounds[id] ?? null }),
  ],
  ['another text', () => textTyped('nor')],
  ['a country already guessed', () => repeatQuestioned('Northland')],
  ['a country not yet guessed', () => repeatQuestioned('Origin')],
  [
    'taken back',
    () => repeatQuestioned(null),
    (state) => rootReducer(state, repeatQuestioned('Northland')),
  ],
  ['a wrong one', () => guessMade(BOARD, NORTHLAND)],
  ['the correct one', () => guessMade(BOARD, ORIGIN)],
  ['a country without a landmark', () => guessMade(BOARD, NOWHERE)],
  ["for yesterday's round", () => guessMade(YESTERDAYS, NORTHLAND)],
  ['for a round that does not exist', () => guessMade(ELSEWHERE, NORTHLAND)],
  ["of the day's round", () => answerRevealed(BOARD)],
  ['of a practice round on the board', () => answerRevealed(PRACTICE), forPractice],
  ['another country', () => neighbourNamed(BOARD, ['Northland'], 'Northland')],
  ['the country itself', () => neighbourNamed(BOARD, ['Northland'], 'Origin')],
  [
    'in a challenge',
    () => neighbourNamed(CHALLENGE, ['Northland'], 'Northland'),
    (state) => ({ ...state, rounds: { ...state.rounds, [CHALLENGE]: aRound(ORIGIN, ORIGIN) } }),
  ],
  ['another level that is unlocked', () => zoomPicked(18)],
  ['a level that is not unlocked', () => zoomPicked(4)],
  ['a further place of the country', () => placeSelected(aFurtherPlace('Origin Park'))],
  ['the country', () => recapViewPicked('country')],
  ['of the round on the board', () => mapsBuilt({ key: KEY, maps: someMaps })],
  ['of its country', () => outlineLoaded({ key: KEY, country: aCountryMap }), withMaps],
  ['of another round', () => outlineLoaded({ key: 'Farland 0 0,180', country: null }), withMaps],
  ['of its country', () => neighboursLoaded({ key: KEY, neighbourhood: aNeighbourhood }), withMaps],
  ['of the round on the board', () => pictureSought({ roundId: BOARD, isOffline: true })],
  ['of another round', () => pictureSought({ roundId: ELSEWHERE, isOffline: true })],
  ["a friend's, of today's round", () => friendsScoreRead({ id: BOARD, score: 3 })],
  ['', () => startedOver()],
  ['', () => offsetAdvanced({ id: 'dev:2026-11-20+1', round: newRound(ORIGIN) })],
  ["today's round, won", () => roundsImported({ [BOARD]: aRound(ORIGIN, ORIGIN) })],
  ['what this tab has', ({ rounds }) => syncedFromOtherTab({ rounds })],
  [
    "today's round with a third guess",
    () => {
      const round = aRound(ORIGIN, ...SIX_MISSES.slice(0, 3));
      return syncedFromOtherTab({ rounds: { [BOARD]: round } });
    },
  ],
  ['', () => pageOpened('/about')],
];

/** The next state: a dash if nothing changes, empty if the event cannot happen. */
function cellOf(event: UnknownAction | null, before: RootState) {
  if (!event) return '';
  const after = rootReducer(before, event);
  return after === before ? '–' : nameOf(after);
}

/** The table of transitions: its head, then a row for each thing that can happen. */
export const transitions = (): string[][] => [
  ['Event', 'What it is', ...STATES.map(nameOf)],
  ...HAPPENINGS.map(([what, event, on = (state) => state]) => [
    STATES.map(event).find((each) => each !== null)?.type ?? '',
    what,
    ...STATES.map(on).map((state) => cellOf(event(state), state)),
  ]),
];
