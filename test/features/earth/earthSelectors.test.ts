import type { UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';

import { countriesOf } from '../../../src/domain/continents';
import {
  selectLastLit,
  selectLit,
  selectLitByBoard,
  selectNewlyComplete,
  selectNewlyLit,
} from '../../../src/features/earth/earthSelectors';
import { lightingShown } from '../../../src/features/earth/earthSlice';
import { dayChanged, guessMade, roundOpened, roundsImported } from '../../../src/features/events';
import { initialState, rootReducer } from '../../../src/store/rootReducer';
import {
  aCountry,
  aRound,
  COUNTRIES,
  EASTLAND,
  FARLAND,
  NORTHLAND,
  ORIGIN,
  utcDate,
} from '../../support/builders';

const TODAY = 'daily:2026-11-20';
const PRACTICE = 'practice:7';
const OTHER = 'archive:2026-11-01';

const started = [
  dayChanged(utcDate('2026-11-20')),
  roundOpened({ id: TODAY, round: aRound(ORIGIN) }),
  roundOpened({ id: PRACTICE, round: aRound(EASTLAND) }),
  roundOpened({ id: OTHER, round: aRound(FARLAND) }),
  roundsImported({ 'daily:2026-11-19': aRound(NORTHLAND, NORTHLAND) }),
];
const after = (...events: UnknownAction[]) =>
  [...started, ...events].reduce(rootReducer, initialState);

const today = guessMade(TODAY, ORIGIN);
const practice = guessMade(PRACTICE, EASTLAND);
const wrong = guessMade(OTHER, NORTHLAND);

it('no country is lit before the day is known', () => {
  const state = rootReducer(initialState, started.at(-1) ?? expect.fail());
  expect(selectLit(state, COUNTRIES)).toEqual([]);
});

describe('the last lit country', () => {
  it.each<[string, UnknownAction[], string]>([
    ['is the one lit before', [], 'Northland'],
    ['is the one won last', [practice, today], 'Origin'],
    [
      'stays the one won last after a wrong guess in another round',
      [practice, today, wrong],
      'Origin',
    ],
  ])('%s', (_, events, name) => {
    expect(selectLastLit(after(...events), COUNTRIES)?.name).toBe(name);
  });
});

describe('the country to show lighting up', () => {
  it.each<[string, UnknownAction[], string | undefined]>([
    ['is none on a first visit', [], undefined],
    ['is the one won last', [practice, today], 'Origin'],
    ['is none once shown', [today, lightingShown(TODAY)], undefined],
    ['is not shown again after a wrong guess', [today, lightingShown(TODAY), wrong], undefined],
    ['waits through a wrong guess', [today, wrong], 'Origin'],
    [
      'is the next one, though another was shown',
      [today, lightingShown(TODAY), practice],
      'Eastland',
    ],
  ])('%s', (_, events, name) => {
    expect(selectNewlyLit(after(...events), COUNTRIES)?.name).toBe(name);
  });
});

it('the lit countries are the same list until another one is lit, or one by an earlier round', () => {
  const before = after(today);
  const lit = selectLit(before, COUNTRIES);
  expect(selectLit(rootReducer(before, wrong), COUNTRIES)).toBe(lit);
  const earlier = { ...aRound(ORIGIN, ORIGIN), openedAt: Date.parse('2026-11-19T12:00Z') };
  const imported = rootReducer(before, roundsImported({ [OTHER]: earlier }));
  expect(selectLit(imported, COUNTRIES).map(({ id }) => id)).toContain(OTHER);
  expect(selectLit(rootReducer(before, practice), COUNTRIES)).toHaveLength(lit.length + 1);
});

describe('the country that the board has lit', () => {
  const board = (...events: UnknownAction[]) => selectLitByBoard(after(...events), COUNTRIES);
  const othersLit = [practice, guessMade(OTHER, FARLAND), roundOpened({ id: TODAY, round: null })];

  it('has its number among the lit ones, and the milestone that it completes', () => {
    expect(board(...othersLit.slice(1), today)).toMatchObject({ name: 'Origin', count: 3 });
    expect(board(...othersLit, today)).toEqual({ name: 'Origin', count: 4, milestone: 'all' });
  });

  it('is none before the round is won, or if it was lit before', () => {
    const round = { ...aRound(NORTHLAND), openedAt: Date.parse('2026-11-20') };
    const again = [roundOpened({ id: 'practice:8', round }), guessMade('practice:8', NORTHLAND)];
    expect([board(...othersLit), board(...again)]).toEqual([undefined, undefined]);
  });
});

describe('the continent to show as complete', () => {
  const countries = countriesOf('South America').map((name) => aCountry(name, 0, 0));
  const [last = ORIGIN, ...others] = countries;
  const wins = others.map((country, index) =>
    roundsImported({ [`practice:${index}`]: aRound(country, country) }),
  );
  const lastWon = [
    roundOpened({ id: 'practice:99', round: aRound(last) }),
    guessMade('practice:99', last),
  ];

  it.each<[string, UnknownAction[], string | undefined]>([
    ['is none while a country of it is dark', [...wins.slice(1), ...lastWon], undefined],
    ['is that of the country won last', [...wins, ...lastWon], 'South America'],
    [
      'is none once that country was shown',
      [...wins, ...lastWon, lightingShown('practice:99')],
      undefined,
    ],
  ])('%s', (_, events, continent) => {
    expect(selectNewlyComplete(after(...events), countries)).toBe(continent);
  });
});
