import { describe, expect, it, vi } from 'vitest';

import type { Services } from '../../../src/app/services';
import { challengeRounds } from '../../../src/domain/challenge';
import type { Challenge } from '../../../src/domain/challengeCode';
import { openNextMap } from '../../../src/features/challenge/challengeThunks';
import { guessMade } from '../../../src/features/events';
import {
  selectCurrentRound,
  selectCurrentRoundId,
  selectGuesses,
} from '../../../src/features/game/gameSelectors';
import { leaveChosenRound } from '../../../src/features/game/gameThunks';
import { openRequestedRound } from '../../../src/features/game/requestedRound';
import { EASTLAND, FARLAND, NORTHLAND, ORIGIN } from '../../support/builders';
import { CODE, LIST, SOUTHLAND } from '../../support/challenge';
import { aStore, testAtlas, testMaps } from '../../support/testStore';

const CHALLENGE: Challenge = { positions: [0, 1, 2, 3, 4], result: null };
const openPage = (challenge: Challenge) =>
  openRequestedRound({ kind: 'challenge', maps: challengeRounds(challenge, LIST, {}) });
const idOf = (map: number) => `challenge:${CODE}:${map}` as const;

function aGame(options?: Parameters<typeof aStore>[0]) {
  const { store, ...world } = aStore({ countries: LIST, ...options });
  const open = (challenge = CHALLENGE, opening = openNextMap) => {
    store.dispatch(opening(challenge));
    return [
      selectCurrentRoundId(store.getState()),
      selectCurrentRound(store.getState())?.answer.name,
    ];
  };
  return { store, open, ...world };
}

describe('a challenge', () => {
  it('is played one map after the other, to the last one, which stays', () => {
    const { store, open } = aGame();
    const played = [ORIGIN, NORTHLAND, EASTLAND, FARLAND, SOUTHLAND].map((country, index) => {
      const opened = open();
      store.dispatch(guessMade(idOf(index + 1), country));
      return opened;
    });
    expect(played).toEqual([
      [idOf(1), 'Origin'],
      [idOf(2), 'Northland'],
      [idOf(3), 'Eastland'],
      [idOf(4), 'Farland'],
      [idOf(5), 'Southland'],
    ]);
    expect(open()).toEqual([idOf(5), 'Southland']);
  });

  it('goes on where it was left, also with the link of somebody who has answered', () => {
    const { store, open } = aGame();
    open();
    store.dispatch(guessMade(idOf(1), ORIGIN));
    open();
    store.dispatch(guessMade(idOf(2), FARLAND));
    store.dispatch(leaveChosenRound());
    expect(open({ ...CHALLENGE, result: [1, 2, 3, 4, 5] })).toEqual([idOf(2), 'Northland']);
    expect(selectGuesses(store.getState()).map(({ name }) => name)).toEqual(['Farland']);
  });

  it('leaves a map of its own on the board, whose end may be looked at', () => {
    const { store, open } = aGame();
    open();
    store.dispatch(guessMade(idOf(1), ORIGIN));
    expect(open(CHALLENGE, openPage)).toEqual([idOf(1), 'Origin']);
    store.dispatch(leaveChosenRound());
    expect(open(CHALLENGE, openPage)).toEqual([idOf(2), 'Northland']);
  });

  it('has the site’s own pictures of the maps that are to come cached', () => {
    const cacheFiles = vi.fn<Services['cacheFiles']>();
    const { store, open } = aGame({ cacheFiles, mapProviders: [testMaps, testAtlas] });
    const cached = () => {
      cacheFiles.mockClear();
      open();
      return cacheFiles.mock.lastCall?.[0] ?? [];
    };
    expect(cached()).toHaveLength(35);
    store.dispatch(guessMade(idOf(1), ORIGIN));
    expect(cached()).toHaveLength(28);
    expect(cached()[0]).toBe('/atlas/Northland/18');
  });
});
