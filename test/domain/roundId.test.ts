import { describe, expect, it } from 'vitest';

import type { UtcDate } from '../../src/domain/calendar';
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
  it.each<[RoundId, string, string, UtcDate | null, string[]]>([
    [dailyRoundId(date), 'daily:2026-11-20', 'daily', date, ['of the day', 'shared']],
    [dailyRoundId(date, 12), 'dev:2026-11-20+12', 'dev', date, ['of the day']],
    [archiveRoundId(date), 'archive:2026-11-20', 'archive', date, ['shared']],
    [practiceRoundId(0.37), 'practice:370000000', 'practice', null, ['revealed']],
    [challengeRoundId('ab12', 3), 'challenge:ab12:3', 'challenge', null, []],
  ])('%s tells what it is, its day, and what can be done with it', (id, text, kind, day, can) => {
    expect([id, kindOf(id), roundDate(id)]).toEqual([text, kind, day]);
    expect(isOfTheDay(id)).toBe(can.includes('of the day'));
    expect(canBeShared(id)).toBe(can.includes('shared'));
    expect(canBeRevealed(id)).toBe(can.includes('revealed'));
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
