import { expect, it, vi } from 'vitest';

import { guessMade } from '../../../src/features/events';
import { challengeRound, openNextMap } from '../../../src/features/game/challengeThunks';
import { leaveChosenRound } from '../../../src/features/game/gameThunks';
import { makeAtlas } from '../../../src/maps/atlas';
import type { Services } from '../../../src/store/services';
import { boardOf } from '../../support/board';
import { FARLAND, ORIGIN } from '../../support/builders';
import { CODE, LIST } from '../../support/challenge';
import { aStore } from '../../support/testStore';

const CHALLENGE = { positions: [0, 1, 2, 3, 4], result: null };
const pageOf = () => challengeRound(CHALLENGE, LIST).open;
const idOf = (map: number) => `challenge:${CODE}:${map}` as const;

function aGame(options?: Parameters<typeof aStore>[0]) {
  const { store, ...world } = aStore({ countries: LIST, ...options });
  const open = (opening = openNextMap(CHALLENGE)) => {
    store.dispatch(opening);
    const { id, answer } = boardOf(store);
    return [id, answer];
  };
  return { store, open, ...world };
}

it('the maps of a challenge follow each other, up to the last', () => {
  const { store, open } = aGame();
  for (const [index, country] of LIST.slice(0, 5).entries()) {
    expect(open()).toEqual([idOf(index + 1), country.name]);
    store.dispatch(guessMade(idOf(index + 1), country));
  }
  expect(open()).toEqual([idOf(5), 'Southland']);
});

it('a challenge continues where it was left, even at the friend’s answer', () => {
  const { store, open } = aGame();
  open();
  store.dispatch(guessMade(idOf(1), ORIGIN));
  open();
  store.dispatch(guessMade(idOf(2), FARLAND));
  store.dispatch(leaveChosenRound());
  const answered = openNextMap({ ...CHALLENGE, result: [1, 2, 3, 4, 7] });
  expect(open(answered)).toEqual([idOf(2), 'Northland']);
  expect(boardOf(store).guesses).toEqual(['Farland']);
});

it('the page of a challenge leaves its finished map on the board', () => {
  const { store, open } = aGame();
  open();
  store.dispatch(guessMade(idOf(1), ORIGIN));
  expect(open(pageOf())).toEqual([idOf(1), 'Origin']);
  store.dispatch(leaveChosenRound());
  expect(open(pageOf())).toEqual([idOf(2), 'Northland']);
});

it('the atlas’s files of the remaining maps are cached, and the world’s', () => {
  const cacheFiles = vi.fn<Services['cacheFiles']>();
  const { store, open } = aGame({
    cacheFiles,
    atlas: makeAtlas(LIST.map(({ name }) => [name, name])),
  });
  const cached = () => {
    cacheFiles.mockClear();
    open();
    return cacheFiles.mock.lastCall?.[0] ?? [];
  };
  expect(cached()).toHaveLength(5 * 12 + 1);
  store.dispatch(guessMade(idOf(1), ORIGIN));
  expect(cached()).toHaveLength(4 * 12 + 1);
  expect(cached()[0]).toBe('/atlas/Northland/18.avif');
});
