import { expect, it } from 'vitest';

import { datedHash, parseScoreHash, scoreHash } from '../../src/domain/dayLink';
import { aRound, NORTHLAND, ORIGIN, SIX_MISSES, utcDate } from '../support/builders';

const DAY = utcDate('2026-11-20');

it.each([
  ['#2', aRound(ORIGIN, NORTHLAND, ORIGIN), 2],
  ['#x', aRound(ORIGIN, ...SIX_MISSES), 7],
])('the hash of a day’s address, %s, holds an ended round’s score', (hash, round, score) => {
  expect(scoreHash(round)).toBe(hash);
  expect(parseScoreHash(DAY, hash)).toBe(score);
});

it.each(['#3&utm_source=app', '#3/', '#3%20', '#3.', '#3?fbclid=1'])(
  'a score is read in %s, to which an app has added something',
  (hash) => expect(parseScoreHash(DAY, hash)).toBe(3),
);

it.each(['', '#', '#0', '#7', '#7/6', '#33', '#3x', '#utm_source=3', '#y'])(
  'there is no score in “%s”, which play cannot have led to',
  (hash) => expect(parseScoreHash(DAY, hash)).toBeNull(),
);

it('a score is of the day that its hash names', () => {
  expect(parseScoreHash(DAY, datedHash(DAY, '#3&utm_source=app'))).toBe(3);
  expect(parseScoreHash(utcDate('2026-11-21'), datedHash(DAY, '#3'))).toBeNull();
  expect(datedHash(DAY, '')).toBe('');
});
