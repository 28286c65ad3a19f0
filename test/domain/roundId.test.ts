import { describe, expect, it } from 'vitest';

import {
  archiveRoundId,
  canBeRevealed,
  canBeShared,
  challengeOf,
  challengeRoundId,
  dailyRoundId,
  isOfTheDay,
  kindOf,
  parseRoundId,
  practiceRoundId,
  roundDate,
  type RoundId,
} from '../../src/domain/roundId';
import { utcDate } from '../support/builders';

const date = utcDate('2026-11-20');

describe('the id of a round', () => {
  it.each([
    ['the day', dailyRoundId(date), 'daily:2026-11-20', 'daily', true, date],
    ['a developer', dailyRoundId(date, 12), 'dev:2026-11-20+12', 'dev', true, date],
    ['the archive', archiveRoundId(date), 'archive:2026-11-20', 'archive', false, date],
    ['practice', practiceRoundId(0.37), 'practice:370000000', 'practice', false, null],
    ['a challenge', challengeRoundId('ab12', 3), 'challenge:ab12:3', 'challenge', false, null],
  ])('of %s tells what it is, and its day', (_, id, text, kind, ofTheDay, day) => {
    expect(id).toBe(text);
    expect([kindOf(id), isOfTheDay(id), roundDate(id)]).toEqual([kind, ofTheDay, day]);
  });

  it.each<[RoundId, { isShared: boolean; isRevealed: boolean }]>([
    ['daily:2026-11-20', { isShared: true, isRevealed: false }],
    ['archive:2026-11-20', { isShared: true, isRevealed: false }],
    ['dev:2026-11-20+1', { isShared: false, isRevealed: false }],
    ['practice:1', { isShared: false, isRevealed: true }],
    ['challenge:ab12:3', { isShared: false, isRevealed: false }],
  ])('says whether its result can be shared and its answer shown: %s', (id, can) => {
    expect({ isShared: canBeShared(id), isRevealed: canBeRevealed(id) }).toEqual(can);
  });

  it('of a challenge tells which one, and which of its maps', () => {
    expect(challengeOf('challenge:ab12:3')).toEqual({ code: 'ab12', map: 3 });
    expect(challengeOf('practice:3')).toBeNull();
  });

  it.each([
    'daily:2028-02-29',
    'archive:2026-11-20',
    'practice:0',
    'practice:999999999',
    'challenge:0123456789abcdefgh:1',
    'challenge:0123456789abcdefgh:5',
  ])('is read: %s', (text) => {
    expect(parseRoundId(text)).toBe(text);
  });

  it.each([
    '',
    '2026-11-20',
    'dev:2026-11-20+1',
    'daily:2026-11-20+1',
    'practice:1:2',
    'daily:2027-02-29',
    ' daily:2026-11-20',
    '__proto__',
    'archive:2026-02-30',
    'practice:1e3',
    'practice:007',
    'practice:1000000000',
    'practice:',
    'challenge:0123456789abcdefgh',
    'challenge:0123456789abcdefgh:0',
    'challenge:0123456789abcdefgh:6',
    'challenge:0123456789abcdefg:1',
    'challenge:0123456789abcdefghi:1',
    'challenge:0123456789ABCDEFGH:1',
    'blog:2026-11-20',
  ])('is not read: %j', (text) => {
    expect(parseRoundId(text)).toBeNull();
  });
});
