import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import data from '../../src/data/countries_with_mapLocations.json';
import type { Country } from '../../src/domain/countries';
import { LegalRound, parseRounds } from '../../src/domain/parseRound';
import { revealAnswer } from '../../src/domain/round';
import { aRound, FARLAND, NORTHLAND, ORIGIN } from '../support/builders';
import { LOST_AT_FOUR } from '../support/progress';

const ROUND = aRound(ORIGIN, NORTHLAND, FARLAND);
const isRead = (round: unknown) => v.is(LegalRound, round);
const guessed = (guess: object) => ({ ...ROUND, guesses: [{ ...ROUND.guesses[0], ...guess }] });

describe('a round from outside is read', () => {
  it('when play could have led to it', () => {
    expect(isRead(ROUND)).toBe(true);
    expect(isRead(LOST_AT_FOUR)).toBe(true);
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

  it.each([
    ['it has no status', { ...ROUND, status: undefined }],
    ['its status is none', { ...ROUND, status: 'over' }],
    ['its status does not follow from its guesses', { ...ROUND, status: 'won' }],
    ['a guess that is wrong counts as right', guessed({ isCorrect: true })],
    ['a direction is none', guessed({ direction: 'NNE' })],
    ['its place is not on the Earth', { ...ROUND, answer: { ...ROUND.answer, lat: 91 } }],
  ])('when %s', (_, round) => {
    expect(isRead(round)).toBe(false);
  });
});

describe('of stored rounds', () => {
  it('all are read that are sound', () => {
    const rounds = { 'daily:2026-11-20': ROUND, 'practice:37': LOST_AT_FOUR };
    expect(parseRounds(rounds)).toEqual({ rounds, isWhole: true });
    expect(parseRounds(undefined)).toEqual({ rounds: {}, isWhole: true });
  });

  it('one for practice is read whose answer was shown before the first guess', () => {
    const rounds = { 'practice:37': revealAnswer(aRound(ORIGIN)) };
    expect(parseRounds(rounds)).toEqual({ rounds, isWhole: true });
  });

  it.each([
    ['one of the day lost without a guess', { 'daily:2026-11-19': revealAnswer(aRound(ORIGIN)) }],
    ['one of the archive lost so', { 'archive:2026-11-19': revealAnswer(aRound(ORIGIN)) }],
    ['a damaged one', { 'daily:2026-11-19': { ...ROUND, status: 'over' } }],
    ['one with an id that is none', { 'daily:2026-02-30': ROUND }],
    ['a developer’s one', { 'dev:2026-11-20+1': ROUND }],
    ['one called __proto__', JSON.parse('{"__proto__":{}}') as object],
  ])('%s is left out, the others are read', (_, damaged) => {
    // Not by a spread, which would make a prototype of __proto__.
    const text = JSON.stringify(damaged).replace(
      '{',
      `{"daily:2026-11-20":${JSON.stringify(ROUND)},`,
    );
    expect(parseRounds(JSON.parse(text))).toEqual({
      rounds: { 'daily:2026-11-20': ROUND },
      isWhole: false,
    });
  });

  it.each([null, 'text', 42, [ROUND]])('none is read where there is no record (%#)', (stored) => {
    expect(parseRounds(stored)).toEqual({ rounds: {}, isWhole: false });
  });
});
