import { expect, it } from 'vitest';

import { guessMade, offsetAdvanced } from '../../../src/features/events';
import { challengeRound } from '../../../src/features/game/challengeThunks';
import { zoomPicked } from '../../../src/features/game/gameSlice';
import { dailyRound } from '../../../src/features/game/gameThunks';
import { archiveRound } from '../../../src/features/game/pastDayThunks';
import { openNextPractice, practiceRound } from '../../../src/features/game/practiceThunks';
import type { RequestedRound } from '../../../src/features/game/useRequestedRound';
import { boardOf } from '../../support/board';
import { aRound, EASTLAND, FARLAND, ORIGIN, utcDate } from '../../support/builders';
import { LIST } from '../../support/challenge';
import { devTools, devToolsOf } from '../../support/devTools';
import { aStore } from '../../support/testStore';

const TODAY = 'daily:2026-11-20';

const DEV = { id: 'dev:2026-11-20+1', round: aRound(ORIGIN) } as const;

type Store = ReturnType<typeof aStore>['store'];

/** Plays in one store, and opens another on the same storage. */
function reloadAfter(play: (store: Store) => void, options: Parameters<typeof aStore>[0] = {}) {
  const { store, storage, leave } = aStore({ countries: LIST });
  play(store);
  leave();
  return aStore({ countries: LIST, storage, ...options }).store;
}

it.each<RequestedRound>([
  dailyRound(''),
  practiceRound(),
  archiveRound(utcDate('2026-11-19'), ''),
  challengeRound({ positions: [0, 1, 2, 3, 4], result: null }, LIST),
])('a reload restores the guesses and the picked zoom level of a $kind round', (requested) => {
  let before;
  const store = reloadAfter((first) => {
    first.dispatch(requested.open);
    first.dispatch(guessMade(boardOf(first).id ?? TODAY, FARLAND));
    first.dispatch(zoomPicked(18));
    before = boardOf(first);
  });
  store.dispatch(requested.open);
  expect(boardOf(store)).toEqual(before);
  expect(before).toMatchObject({ guesses: ['Farland'], zoom: 18 });
});

it.each<[string, (store: Store) => void]>([
  ['yesterday’s round in progress', (store) => store.dispatch(guessMade(TODAY, EASTLAND))],
  ['a practice round', (store) => store.dispatch(openNextPractice())],
  ['a developer’s round', (store) => store.dispatch(offsetAdvanced(DEV))],
])('a reload opens the day’s board after %s', (_, play) => {
  const store = reloadAfter(play, { at: '2026-11-21T00:00:01Z' });
  expect(boardOf(store)).toMatchObject({ id: 'daily:2026-11-21', zoom: 18 });
});

it('after a reset in DevTools, the game goes on with what is stored', () => {
  const { store } = aStore({ enhancers: [devTools()] });
  store.dispatch(guessMade(TODAY, EASTLAND));
  devToolsOf(store).reset();
  expect(boardOf(store)).toMatchObject({ id: TODAY, guesses: ['Eastland'] });
});
