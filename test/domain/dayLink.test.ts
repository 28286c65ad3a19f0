import { expect, it } from 'vitest';

import { parseScoreHash, scoreHash } from '../../src/domain/dayLink';
import { aRound, NORTHLAND, ORIGIN, SIX_MISSES } from '../support/builders';

it.each([
  ['#2', aRound(ORIGIN, NORTHLAND, ORIGIN), 2],
  ['#x', aRound(ORIGIN, ...SIX_MISSES), 7],
])('the hash of a day’s address, %s, holds an ended round’s score', (hash, round, score) => {
  expect(scoreHash(round)).toBe(hash);
  expect(parseScoreHash(hash)).toBe(score);
});

it.each(['#3&utm_source=app', '#3/', '#3%20', '#3.', '#3?fbclid=1'])(
  'a score is read in %s, to which an app has added something',
  (hash) => expect(parseScoreHash(hash)).toBe(3),
);

it.each(['', '#', '#0', '#7', '#7/6', '#33', '#3x', '#utm_source=3', '#y'])(
  'there is no score in “%s”, which play cannot have led to',
  (hash) => expect(parseScoreHash(hash)).toBeNull(),
);
