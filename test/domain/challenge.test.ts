import { describe, expect, it } from 'vitest';

import {
  challengeRounds,
  friendsResult,
  resultOf,
  scoreSoFar,
  totalOf,
} from '../../src/domain/challenge';
import { formatChallenge } from '../../src/domain/challengeCode';
import type { Round } from '../../src/domain/round';
import { aCountry, aRound, EASTLAND, NORTHLAND, ORIGIN, SIX_MISSES } from '../support/builders';
import { LIST } from '../support/challenge';

const MOVED = aCountry('Origin', 0, 1);
const CHALLENGE = { positions: [4, 3, 2, 1, 0], result: null };

describe('the rounds of a challenge', () => {
  it('have its countries in its order, and ids with its code and their numbers', () => {
    const code = formatChallenge(CHALLENGE, LIST);
    const rounds = challengeRounds(CHALLENGE, LIST, {});
    expect(rounds.map(({ id }) => id)).toEqual(
      [1, 2, 3, 4, 5].map((map) => `challenge:${code}:${map}`),
    );
    expect(rounds.map(({ round }) => round?.answer.name)).toEqual(
      [4, 3, 2, 1, 0].map((position) => LIST[position]?.name),
    );
  });

  it('are the played ones, and new ones with the friend’s result, under the same ids', () => {
    const result = [1, 2, 3, 4, 5];
    const [first, second] = challengeRounds(CHALLENGE, LIST, {});
    const rounds = first ? { [first.id]: aRound(EASTLAND, ORIGIN) } : {};
    const answered = challengeRounds({ ...CHALLENGE, result }, LIST, rounds);
    expect(answered.slice(0, 2)).toEqual([
      { id: first?.id, round: aRound(EASTLAND, ORIGIN) },
      { id: second?.id, round: { ...second?.round, friendsResult: result } },
    ]);
  });
});

describe('the round of one map that was sent', () => {
  const sent = { positions: [0], result: [4] };
  const id = `challenge:${formatChallenge({ ...sent, result: null }, LIST)}:1` as const;
  const rounds = (practice: Round) => ({ 'practice:7': practice });

  it('is that of whoever sent it, who has practised it', () => {
    const mine = aRound(ORIGIN, NORTHLAND, ORIGIN);
    expect(challengeRounds(sent, LIST, rounds(mine))).toEqual([
      { id, round: { ...mine, friendsResult: [4] } },
    ]);
    const [ofTwo] = challengeRounds({ positions: [0, 1], result: null }, LIST, rounds(mine));
    expect(ofTwo?.round).toEqual(aRound(ORIGIN));
  });

  it.each([
    ['is not finished', aRound(ORIGIN, NORTHLAND)],
    ['was of another country', aRound(EASTLAND, EASTLAND)],
    ['was of a landmark that was corrected since', aRound(MOVED, MOVED)],
    ['was shown without a guess', { ...aRound(ORIGIN), status: 'lost' as const }],
  ])('is new if their practice %s', (_, practice) => {
    const [puzzle] = challengeRounds(sent, LIST, rounds(practice));
    expect(puzzle).toEqual({ id, round: { ...aRound(ORIGIN), friendsResult: [4] } });
  });

  it('is new although they had the map in another kind of round', () => {
    const mine = aRound(ORIGIN, NORTHLAND, ORIGIN);
    const [puzzle] = challengeRounds(sent, LIST, { 'archive:2026-11-01': mine });
    expect(puzzle?.round).toEqual({ ...aRound(ORIGIN), friendsResult: [4] });
  });

  it('is compared with a friend’s that is level too', () => {
    const level = { positions: [0], result: [2] };
    expect(friendsResult(level, [aRound(ORIGIN, NORTHLAND, ORIGIN)])).toEqual([2]);
  });
});

describe('the result of a challenge', () => {
  const won = aRound(ORIGIN, NORTHLAND, ORIGIN);
  const lost = aRound(ORIGIN, ...SIX_MISSES);

  it('is the guesses for each map, 7 for a lost one, and their total', () => {
    const result = resultOf([won, lost]);
    expect(result).toEqual([2, 7]);
    expect(totalOf(result ?? [])).toBe(9);
  });

  it('so far has the maps of the challenge that have ended', () => {
    const rounds = {
      'challenge:ab12:1': won,
      'challenge:ab12:2': lost,
      'challenge:ab12:3': aRound(ORIGIN, NORTHLAND),
      'challenge:cd34:1': won,
      'practice:1': won,
    } as const;
    expect(scoreSoFar('ab12', rounds)).toBe(9);
  });

  it('is null until all maps have ended', () => {
    expect(resultOf([won, aRound(ORIGIN, NORTHLAND)])).toBeNull();
  });

  const theirs = [2, 7];
  const ofFriend = (round: Round) => ({ ...round, friendsResult: theirs });

  it('of a friend is the link’s, before and after the player’s own', () => {
    const link = { ...CHALLENGE, result: [2, 6] };
    expect(friendsResult(link, [won, aRound(ORIGIN)])).toBe(link.result);
    expect(friendsResult(link, [won, lost].map(ofFriend))).toBe(link.result);
    expect(friendsResult(CHALLENGE, [won, lost])).toBeNull();
  });

  it('of a friend is level with the player’s if the rounds stored it before they were played', () => {
    const level = { ...CHALLENGE, result: theirs };
    expect(friendsResult(level, [won, ofFriend(lost)])).toBe(theirs);
    // The player's own link.
    expect(friendsResult(level, [won, lost])).toBeNull();
  });
});
