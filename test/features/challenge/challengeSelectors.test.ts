import { describe, expect, it } from 'vitest';

import { formatChallenge } from '../../../src/domain/challengeCode';
import type { Round } from '../../../src/domain/round';
import {
  selectChallenge,
  selectOpenChallenges,
} from '../../../src/features/challenge/challengeSelectors';
import { initialState, rootReducer } from '../../../src/store/rootReducer';
import { aRound, NORTHLAND, ORIGIN } from '../../support/builders';
import { ANSWERED, CODE, LIST, played, ROUNDS } from '../../support/challenge';

const CHALLENGE = { positions: [0, 1, 2, 3, 4], result: null };
const THEIRS = [1, 2, 3, 4, 7];
const [FIRST = aRound(ORIGIN), SECOND = aRound(ORIGIN)] = ROUNDS;

const after = (rounds: Round[], code = CODE, state = initialState) =>
  rootReducer(state, played(rounds, code));

describe('the challenges in progress', () => {
  const OTHER = formatChallenge({ ...CHALLENGE, positions: [5, 4, 3, 2, 1] }, LIST);
  const openAfter = (...rounds: Round[]) => selectOpenChallenges(after(rounds), LIST);

  it('count the maps that have ended', () => {
    expect(openAfter(FIRST, aRound(NORTHLAND, ORIGIN))).toEqual([{ code: CODE, played: 1, of: 5 }]);
    expect(openAfter(aRound(ORIGIN, NORTHLAND))).toEqual([{ code: CODE, played: 0, of: 5 }]);
  });

  it('leave out those that are not begun, and those that have ended', () => {
    expect(openAfter(aRound(ORIGIN))).toEqual([]);
    expect(openAfter(...ROUNDS)).toEqual([]);
  });

  it('have the friend’s result in their code', () => {
    const [open] = openAfter({ ...FIRST, friendsResult: THEIRS });
    expect(open?.code).toBe(ANSWERED);
  });

  it('leave out those of another list, and stand in the order in which they were opened', () => {
    const later = after([{ ...FIRST, openedAt: 2 }]);
    const both = after([{ ...SECOND, openedAt: 1 }], OTHER, later);
    expect(selectOpenChallenges(both, LIST).map(({ code }) => code)).toEqual([OTHER, CODE]);
    expect(selectOpenChallenges(both, LIST.toReversed())).toEqual([]);
  });
});

describe('a challenge', () => {
  const select = (rounds: Round[], result: number[] | null = null) =>
    selectChallenge(after(rounds), { ...CHALLENGE, result }, LIST);

  it('is begun with the first guess, and has a result once all maps have ended', () => {
    expect(select([aRound(ORIGIN)])).toMatchObject({ isBegun: false, result: null });
    const begun = [aRound(ORIGIN, NORTHLAND), SECOND];
    const rounds = [...begun, {}, {}, {}];
    expect(select(begun)).toMatchObject({ rounds, isBegun: true, result: null });
    expect(select(ROUNDS)).toMatchObject({ rounds: ROUNDS, result: [2, 1, 1, 1, 7] });
  });

  it('has the friend’s result if its link has one', () => {
    expect(select([]).theirs).toBeNull();
    expect(select([], THEIRS).theirs).toEqual(THEIRS);
  });
});
