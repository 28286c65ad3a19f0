import { expect, it } from 'vitest';

import { highlightOf } from '../../src/domain/highlight';
import { statisticsOf } from '../../src/domain/statistics';
import { utcDate } from '../support/builders';

type Facts = Parameters<typeof highlightOf>[0];

/** The thirtieth lit country, in a continent with many dark ones. */
const LIT = { lit: 30, left: 40 };
/** A day after a missed one, in an ordinary month. */
const TODAY = {
  ...statisticsOf({}, utcDate('2026-11-20')),
  currentStreak: 1,
  isNewBest: true,
  isBestMonth: false,
};
const STREAK = { ...TODAY, currentStreak: 2, isNewBest: false };
/** All that can be true of days. */
const STRONG = { ...TODAY, currentStreak: 12, isBestMonth: true };

it.each<[string, ReturnType<typeof highlightOf>, Partial<Facts>]>([
  ['a milestone, before all else', 10, { milestone: 10, lit: 1, left: 1, statistics: STRONG }],
  ['a milestone of practice, too', 'all', { isPractice: true, milestone: 'all', lit: 30 }],
  ['the very first country', 'first', { lit: 1, left: 5, statistics: STRONG }],
  ['that few of a continent are dark', 'toGo', { lit: 30, left: 5, statistics: STRONG }],
  ['that one is', 'toGo', { lit: 30, left: 1 }],
  ['a streak, if more are', 'streak', { lit: 30, left: 6, statistics: STREAK }],
  ['a streak, if the country was lit before', 'streak', { left: 1, statistics: STREAK }],
  ['a new best rather than the best month', 'newBest', { ...LIT, statistics: STRONG }],
  [
    'a streak rather than the best month',
    'streak',
    { statistics: { ...STREAK, isBestMonth: true } },
  ],
  [
    'the best month, without a streak',
    'bestMonth',
    { ...LIT, statistics: { ...TODAY, isBestMonth: true } },
  ],
  ['how far the continent is, after one day', 'progress', { ...LIT, statistics: TODAY }],
  ['how far it is, after a past day', 'progress', LIT],
  ['how far it is, though completed since', 'progress', { lit: 30, left: 0 }],
  ['how far it is, after practice', 'progress', { isPractice: true, lit: 1, left: 1 }],
  ['how far it is, after practice that lit nothing', 'progress', { isPractice: true }],
  ['nothing, if nothing is true', undefined, { statistics: { ...TODAY, currentStreak: 0 } }],
])('the line after a round says %s: %s', (_, highlight, facts) => {
  const none = {
    isPractice: false,
    milestone: undefined,
    lit: undefined,
    left: 40,
    statistics: undefined,
  };
  expect(highlightOf({ ...none, ...facts })).toBe(highlight);
});
