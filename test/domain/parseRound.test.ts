import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import data from '../../src/data/countries_with_mapLocations.json';
import type { Country } from '../../src/domain/countries';
import { LegalRound } from '../../src/domain/parseRound';
import { aRound, FARLAND, NORTHLAND, ORIGIN } from '../support/builders';

const ROUND = aRound(ORIGIN, NORTHLAND, FARLAND);
const isRead = (round: unknown) => v.is(LegalRound, round);
const guessed = (guess: object) => ({ ...ROUND, guesses: [{ ...ROUND.guesses[0], ...guess }] });

describe('a round from outside is read', () => {
  it('when play could have led to it', () => {
    expect(isRead(ROUND)).toBe(true);
  });

  it('whichever of the game’s countries it is about', () => {
    const rounds = (data as Country[]).map((country) => aRound(country, country));
    expect(rounds.filter((round) => !isRead(round))).toEqual([]);
  });
});

describe('a round from outside is refused', () => {
  it.each([
    ['is empty', ''],
    ['is longer than 100 characters', 'x'.repeat(101)],
    ['has an element in it', '<script>alert(1)</script>'],
    ['has a control character', 'Peru\u0000'],
    ['has a line break', 'Peru\nKenya'],
    ['turns the direction of writing', 'Peru\u202e'],
    ['is no whole text', 'Peru\ud800'],
  ])('when a name %s', (_, name) => {
    expect(isRead({ ...ROUND, answer: { ...ROUND.answer, name } })).toBe(false);
    expect(isRead({ ...ROUND, answer: { ...ROUND.answer, place: name } })).toBe(false);
    expect(isRead(guessed({ name }))).toBe(false);
  });

  it.each([-1, 0.5, 20_016, 1e300, Infinity])('when a guess is %d km away', (distance) => {
    expect(isRead(guessed({ distance }))).toBe(false);
  });

  it('when a guess that is wrong counts as right', () => {
    expect(isRead(guessed({ isCorrect: true }))).toBe(false);
  });
});
