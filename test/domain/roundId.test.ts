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
/** Codes of five maps and of one. */
const [FIVE, ONE] = ['0123456789abcdefgh', '0123456789'];

describe('the id of a round', () => {
  it.each<[RoundId, string, string, UtcDate | null, string[]]>([
    [dailyRoundId(date), 'daily:2026-11-20', 'daily', date, ['of the day', 'shared']],
    [dailyRoundId(date, 12), 'dev:2026-11-20+12', 'dev', date, ['of the day']],
    [archiveRoundId(date), 'archive:2026-11-20', 'archive', date, ['shared']],
    [practiceRoundId(0.37), 'practice:370000000', 'practice', null, ['revealed', 'shared']],
    [challengeRoundId(FIVE, 3), `challenge:${FIVE}:3`, 'challenge', null, []],
    [challengeRoundId(ONE, 1), `challenge:${ONE}:1`, 'challenge', null, ['shared']],
  ])('%s determines its kind, its day, and what it allows', (id, text, kind, day, can) => {
    expect([id, kindOf(id), roundDate(id)]).toEqual([text, kind, day]);
    expect(isOfTheDay(id)).toBe(can.includes('of the day'));
    expect(canBeShared(id)).toBe(can.includes('shared'));
    expect(canBeRevealed(id)).toBe(can.includes('revealed'));
  });

  it('of a challenge has its code, the map’s number, and how many there are', () => {
    expect(challengeOf(`challenge:${FIVE}:3`)).toEqual({ code: FIVE, map: 3, of: 5 });
    expect(challengeOf(`challenge:${ONE}:1`)).toEqual({ code: ONE, map: 1, of: 1 });
    expect(challengeOf('practice:3')).toBeNull();
  });

  it.each([
    'daily:2028-02-29',
    'archive:2026-11-20',
    'practice:0',
    'practice:999999999',
    'challenge:0123456789abcdefgh:5',
    'challenge:0123456789:1',
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
    'challenge:0123456789:2',
    'challenge:01234567890:1',
    'challenge:0123456789abcdefghi:1',
    'challenge:0123456789ABCDEFGH:1',
  ])('is invalid: %j', (text) => {
    expect(parseRoundId(text)).toBeNull();
  });
});
