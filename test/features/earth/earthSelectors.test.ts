import type { UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';

import { countriesOf } from '../../../src/domain/continents';
import {
  selectChosen,
  selectLastLit,
  selectLit,
  selectLitByBoard,
  selectNewlyComplete,
  selectNewlyLit,
} from '../../../src/features/earth/earthSelectors';
import { countryChosen, lightingShown } from '../../../src/features/earth/earthSlice';
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

it.each<[string, UnknownAction[], last: string, newest: string | undefined]>([
  ['lit before this visit', [], 'Northland', undefined],
  ['won last', [practice, today], 'Origin', 'Origin'],
  ['won before a wrong guess', [practice, today, wrong], 'Origin', 'Origin'],
  ['once shown', [today, lightingShown(TODAY), wrong], 'Origin', undefined],
  ['won after another was shown', [today, lightingShown(TODAY), practice], 'Eastland', 'Eastland'],
])('the last country, and the one to show lighting up, if it was %s', (_, events, last, newest) => {
  const state = after(...events);
  expect(selectLastLit(state, COUNTRIES)?.name).toBe(last);
  expect(selectNewlyLit(state, COUNTRIES)?.name).toBe(newest);
});

it('the chosen country is at its landmark', () => {
  expect(selectChosen(after(), COUNTRIES)).toBeUndefined();
  const chosen = selectChosen(after(countryChosen('Eastland')), COUNTRIES);
  expect(chosen).toMatchObject({ name: 'Eastland', lat: 0, lon: 10 });
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

it('the country that the board has lit has its number, and the milestone that it completes', () => {
  const board = (...events: UnknownAction[]) => selectLitByBoard(after(...events), COUNTRIES);
  const others = [guessMade(OTHER, FARLAND), roundOpened({ id: TODAY, round: null })];
  const later = guessMade(PRACTICE, EASTLAND, Date.parse('2026-11-21'));
  expect(board(...others, today, later)).toEqual({ count: 3, milestone: undefined });
  expect(board(practice, ...others, today)).toEqual({ count: 4, milestone: 'all' });
  // Not yet won.
  expect(board(practice, ...others)).toBeUndefined();
  // Lit before.
  const round = { ...aRound(NORTHLAND), openedAt: Date.parse('2026-11-20') };
  const again = [roundOpened({ id: 'practice:8', round }), guessMade('practice:8', NORTHLAND)];
  expect(board(...again)).toBeUndefined();
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
    ['none while a country of it is dark', [...wins.slice(1), ...lastWon], undefined],
    ['that of the country won last', [...wins, ...lastWon], 'South America'],
    ['none once shown', [...wins, ...lastWon, lightingShown('practice:99')], undefined],
  ])('is %s', (_, events, continent) => {
    expect(selectNewlyComplete(after(...events), countries)).toBe(continent);
  });
});
