import { describe, expect, it } from 'vitest';

import type { Rounds } from '../../../src/domain/rounds';
import { guessMade, roundsImported } from '../../../src/features/events';
import {
  selectCurrentRound,
  selectCurrentRoundId,
  selectGuesses,
} from '../../../src/features/game/gameSelectors';
import {
  leaveChosenRound,
  openArchiveRound,
  openRound,
  openTodaysRound,
} from '../../../src/features/game/gameThunks';
import { openNextPractice, openPractice } from '../../../src/features/game/practiceThunks';
import {
  aRound,
  COUNTRIES,
  EASTLAND,
  FARLAND,
  MANY_COUNTRIES,
  NOWHERE,
  ORIGIN,
  utcDate,
} from '../../support/builders';
import { aStore } from '../../support/testStore';

const TODAY = 'daily:2026-11-20';
const PAST = utcDate('2026-11-19');
const PAST_ID = 'archive:2026-11-19';

type Options = Parameters<typeof aStore>[0];

/** A store, and its board in a few words. Today's country is Northland, the day before's Origin. */
function aGame(options?: Options) {
  const { store } = aStore(options);
  const board = () => ({
    id: selectCurrentRoundId(store.getState()),
    answer: selectCurrentRound(store.getState())?.answer.name,
    guesses: selectGuesses(store.getState()).map(({ name }) => name),
  });
  return { store, board };
}

describe('a past day', () => {
  it('has the answer of that day, and a board of its own', () => {
    const { store, board } = aGame();
    store.dispatch(guessMade(TODAY, EASTLAND));
    store.dispatch(openArchiveRound(PAST));
    expect(board()).toEqual({ id: PAST_ID, answer: 'Origin', guesses: [] });
    store.dispatch(guessMade(PAST_ID, FARLAND));
    store.dispatch(openTodaysRound());
    expect(board()).toEqual({ id: TODAY, answer: 'Northland', guesses: ['Eastland'] });
    store.dispatch(openArchiveRound(PAST));
    expect(board().guesses).toEqual(['Farland']);
  });

  it.each([
    ['is the day’s own round where that has ended', [ORIGIN], 'daily:2026-11-19', ['Origin']],
    ['begins anew where the day’s round has not ended', [FARLAND], PAST_ID, []],
  ])('%s, even after a look at it', (_, guesses, id, shown) => {
    const { store, board } = aGame();
    store.dispatch(openArchiveRound(PAST));
    store.dispatch(openRound({ id: 'daily:2026-11-19', round: aRound(ORIGIN, ...guesses) }));
    store.dispatch(openArchiveRound(PAST));
    expect(board()).toEqual({ id, answer: 'Origin', guesses: shown });
  });
});

describe('practice', () => {
  it('begins with a random country, never one without a landmark', () => {
    const { store, board } = aGame({ random: () => 0.99, countries: [...COUNTRIES, NOWHERE] });
    store.dispatch(openPractice());
    expect(board()).toEqual({ id: 'practice:990000000', answer: 'Northland', guesses: [] });
  });

  it('offers the countries that are not lit first', () => {
    const { store, board } = aGame({ countries: MANY_COUNTRIES });
    const dark = MANY_COUNTRIES.slice(-3);
    const wins = MANY_COUNTRIES.slice(0, -3).map((country, index) => [
      `practice:${index}`,
      aRound(country, country),
    ]);
    store.dispatch(roundsImported(Object.fromEntries(wins) as Rounds));
    for (let count = 0; count < 3; count++) {
      store.dispatch(openNextPractice());
      const { id, answer } = board();
      const country = dark.find(({ name }) => name === answer);
      if (!id || !country) throw new Error(`${answer} is lit`);
      store.dispatch(guessMade(id, country));
    }
    store.dispatch(openNextPractice());
    expect(dark.map(({ name }) => name)).not.toContain(board().answer);
  });

  it('shows the finished round on the board again, but no earlier one', () => {
    const { store, board } = aGame();
    store.dispatch(openNextPractice());
    const { id, answer } = board();
    const country = COUNTRIES.find(({ name }) => name === answer);
    if (!id || !country) throw new Error('no round');
    store.dispatch(guessMade(id, country));
    store.dispatch(openPractice());
    expect(board().id).toBe(id);
    store.dispatch(openTodaysRound());
    store.dispatch(openPractice());
    expect(board()).toMatchObject({
      id: expect.stringMatching(/^practice:/) as string,
      guesses: [],
    });
  });

  it('goes on with another country each time, but never that of today or tomorrow', () => {
    const { store, board } = aGame();
    const answers = Array.from({ length: 20 }, () => {
      store.dispatch(openNextPractice());
      return board().answer;
    });
    expect(answers.filter((answer, index) => answer === answers[index - 1])).toEqual([]);
    expect(new Set(answers)).toEqual(new Set(['Origin', 'Farland']));
  });
});

it.each([openArchiveRound(PAST), openPractice()])('a chosen round is left for today’s', (open) => {
  const { store, board } = aGame();
  store.dispatch(open);
  store.dispatch(leaveChosenRound());
  expect(board().id).toBe(TODAY);
});

it.each([
  ['in progress stays on the board', [FARLAND], 'daily:2026-11-19'],
  ['that has ended gives way to today’s', [ORIGIN], TODAY],
])('yesterday’s round %s', (_, guesses, id) => {
  const { store, board } = aGame();
  store.dispatch(openRound({ id: 'daily:2026-11-19', round: aRound(ORIGIN, ...guesses) }));
  store.dispatch(leaveChosenRound());
  expect(board().id).toBe(id);
});
