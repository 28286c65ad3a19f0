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
  ])('%s determines its kind, its day, and what it allows', (id, text, kind, day, can) => {
    expect([id, kindOf(id), roundDate(id)]).toEqual([text, kind, day]);
    expect(isOfTheDay(id)).toBe(can.includes('of the day'));
    expect(canBeShared(id)).toBe(can.includes('shared'));
    expect(canBeRevealed(id)).toBe(can.includes('revealed'));
  });

  it('of a challenge has its code and the map’s number', () => {
    expect(challengeOf('challenge:ab12:3')).toEqual({ code: 'ab12', map: 3 });
    expect(challengeOf('practice:3')).toBeNull();
  });

  it.each([
    'daily:2028-02-29',
    'archive:2026-11-20',
    'practice:0',
    'practice:999999999',
    'challenge:0123456789abcdefgh:5',
  ])('is valid: %s', (text) => {
    expect(parseRoundId(text)).toBe(text);
  });

  it.each([
    '',
    '2026-11-20',
    'dev:2026-11-20+1',
    ' daily:2026-11-20',
    'daily:2027-02-29',
    'practice:1:2',
    'practice:1e3',
    'practice:007',
    'practice:1000000000',
    'challenge:0123456789abcdefgh',
    'challenge:0123456789abcdefgh:6',
    'challenge:0123456789abcdefghi:1',
    'challenge:0123456789ABCDEFGH:1',
  ])('is invalid: %j', (text) => {
    expect(parseRoundId(text)).toBeNull();
  });
});
