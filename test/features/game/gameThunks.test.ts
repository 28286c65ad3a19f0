import { describe, expect, it } from 'vitest';

import type { RoundId } from '../../../src/domain/roundId';
import { roundEntries, type Rounds } from '../../../src/domain/rounds';
import { countryChosen } from '../../../src/features/earth/earthSlice';
import { answerRevealed, guessMade, roundsImported } from '../../../src/features/events';
import {
  leaveChosenRound,
  openRound,
  openTodaysRound,
} from '../../../src/features/game/gameThunks';
import { openArchiveRound } from '../../../src/features/game/pastDayThunks';
import { openNextPractice, openPractice } from '../../../src/features/game/practiceThunks';
import { boardOf } from '../../support/board';
import {
  aCountry,
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
const YESTERDAYS = 'daily:2026-11-19';

/** A store and its board. Today's country is Northland, yesterday's Origin. */
function aGame(options?: Parameters<typeof aStore>[0]) {
  const { store } = aStore(options);
  const board = () => boardOf(store);
  /** Wins the round on the board. */
  const win = () => {
    const { id, answer } = board();
    const country = store.getState().rounds[id ?? TODAY]?.answer;
    if (!id || !country) throw new Error('no round');
    store.dispatch(guessMade(id, aCountry(country.name, country.lat, country.lon)));
    return answer;
  };
  return { store, board, win };
}

describe('a past day', () => {
  it('has its own answer and its own board', () => {
    const { store, board } = aGame();
    store.dispatch(guessMade(TODAY, EASTLAND));
    store.dispatch(openArchiveRound(PAST));
    expect(board()).toMatchObject({ id: PAST_ID, answer: 'Origin', guesses: [] });
    store.dispatch(guessMade(PAST_ID, FARLAND));
    store.dispatch(openTodaysRound());
    expect(board()).toMatchObject({ id: TODAY, answer: 'Northland', guesses: ['Eastland'] });
    store.dispatch(openArchiveRound(PAST));
    expect(board().guesses).toEqual(['Farland']);
  });

  it.each([
    ['is its daily round if that has ended', [ORIGIN], YESTERDAYS, ['Origin']],
    ['begins anew if its daily round has not ended', [FARLAND], PAST_ID, []],
  ])('%s, even after a look at it', (_, guesses, id, shown) => {
    const { store, board } = aGame();
    store.dispatch(openArchiveRound(PAST));
    store.dispatch(openRound({ id: YESTERDAYS, round: aRound(ORIGIN, ...guesses) }));
    store.dispatch(openArchiveRound(PAST));
    expect(board()).toMatchObject({ id, answer: 'Origin', guesses: shown });
  });
});

describe('practice', () => {
  it('begins with a random country, never one without a landmark', () => {
    const { store, board } = aGame({ random: () => 0.99, countries: [...COUNTRIES, NOWHERE] });
    store.dispatch(openPractice());
    expect(board()).toMatchObject({ id: 'practice:990000000', answer: 'Northland', guesses: [] });
  });

  it('starts with the countries that are not lit', () => {
    const { store, board, win } = aGame({ countries: MANY_COUNTRIES });
    const wins = MANY_COUNTRIES.slice(0, -3).map((country, index) => [
      `practice:${index}`,
      aRound(country, country),
    ]);
    store.dispatch(roundsImported(Object.fromEntries(wins) as Rounds));
    const answers = [1, 2, 3].map(() => {
      store.dispatch(openNextPractice());
      return win();
    });
    expect(answers.sort()).toEqual(MANY_COUNTRIES.slice(-3).map(({ name }) => name));
    store.dispatch(openNextPractice());
    expect(answers).not.toContain(board().answer);
  });

  it('shows the finished round on the board again, but no earlier one', () => {
    const { store, board, win } = aGame();
    store.dispatch(openNextPractice());
    const { id } = board();
    win();
    store.dispatch(openPractice());
    expect(board().id).toBe(id);
    store.dispatch(openTodaysRound());
    store.dispatch(openPractice());
    expect(board().id).toMatch(/^practice:/);
    expect(board().guesses).toEqual([]);
  });

  it('has another country each time, but never today’s or tomorrow’s', () => {
    const { store, board } = aGame();
    const answers = Array.from({ length: 20 }, () => {
      store.dispatch(openNextPractice());
      return board().answer;
    });
    expect(answers.filter((answer, index) => answer === answers[index - 1])).toEqual([]);
    expect(new Set(answers)).toEqual(new Set(['Origin', 'Farland']));
  });
});

describe('an expedition', () => {
  const AFRICA = ['Chad', 'Kenya', 'Egypt'].map((name, index) => aCountry(name, index, 20));
  // In this order, no map of these days is of Africa.
  const countries = [...MANY_COUNTRIES, ...AFRICA];
  const names = AFRICA.map(({ name }) => name);

  it('has one country of its continent after the other', () => {
    const { store, board, win } = aGame({ countries });
    store.dispatch(openPractice('Africa'));
    const answers = [win()];
    for (let round = 0; round < 2; round += 1) {
      store.dispatch(openNextPractice('Africa'));
      answers.push(win());
    }
    expect(answers.sort()).toEqual([...names].sort());
    store.dispatch(openNextPractice('Africa'));
    expect(names).toContain(board().answer);
  });

  it('goes on with its own round, not with one elsewhere', () => {
    const { store, board } = aGame({ countries });
    store.dispatch(openRound({ id: 'practice:7', round: aRound(ORIGIN, FARLAND) }));
    store.dispatch(openPractice('Africa'));
    const { id, answer } = board();
    expect(names).toContain(answer);
    store.dispatch(openTodaysRound());
    store.dispatch(openPractice('Africa'));
    expect(board().id).toBe(id);
  });

  it.each<[string, 'Africa' | undefined]>([
    ['an expedition', 'Africa'],
    ['practice', undefined],
  ])(
    'a country that was just read of on the Earth is no riddle: %s has another',
    (_, continent) => {
      const { store, board } = aGame({ countries: [...AFRICA, ...MANY_COUNTRIES].slice(0, 9) });
      store.dispatch(openPractice(continent));
      const { answer } = board();
      store.dispatch(countryChosen(answer ?? ''));
      store.dispatch(leaveChosenRound());
      store.dispatch(openPractice(continent));
      expect(board().answer).not.toBe(answer);
    },
  );

  it('has its last dark country again, if that was lost', () => {
    const { store, board } = aGame({ countries: [...MANY_COUNTRIES, AFRICA[0] ?? ORIGIN] });
    store.dispatch(openPractice('Africa'));
    store.dispatch(answerRevealed(board().id ?? TODAY));
    store.dispatch(openNextPractice('Africa'));
    expect(board()).toMatchObject({ answer: 'Chad', guesses: [] });
  });
});

it.each<[string, Rounds, RoundId]>([
  ['that the player chose is left for today’s', { 'practice:7': aRound(ORIGIN) }, TODAY],
  ['of yesterday in progress stays', { [YESTERDAYS]: aRound(ORIGIN, FARLAND) }, YESTERDAYS],
  [
    'of yesterday that has ended is left for today’s',
    { [YESTERDAYS]: aRound(ORIGIN, ORIGIN) },
    TODAY,
  ],
])('a round %s', (_, rounds, id) => {
  const { store, board } = aGame();
  for (const [each, round] of roundEntries(rounds)) store.dispatch(openRound({ id: each, round }));
  store.dispatch(leaveChosenRound());
  expect(board().id).toBe(id);
});
