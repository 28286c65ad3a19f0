import { expect, it } from 'vitest';

import { answerRevealed, guessMade, offsetAdvanced } from '../../../src/features/events';
import {
  selectCurrentRound,
  selectCurrentRoundId,
  selectGuesses,
  selectZoom,
} from '../../../src/features/game/gameSelectors';
import { zoomPicked } from '../../../src/features/game/gameSlice';
import { openNextPractice, openPractice } from '../../../src/features/game/gameThunks';
import { selectUnits, unitsPicked } from '../../../src/features/settings/settingsSlice';
import {
  aCountry,
  aRound,
  COUNTRIES,
  EASTLAND,
  FARLAND,
  NORTHLAND,
  ORIGIN,
} from '../../support/builders';
import { aStore } from '../../support/testStore';

/** Today's country is Northland. */
const TODAY = 'daily:2026-11-20';

type Store = ReturnType<typeof aStore>['store'];

/** Plays in one store, and opens another on the same storage. */
function reloadAfter(play: (store: Store) => void, options: Parameters<typeof aStore>[0] = {}) {
  const { store, storage, leave } = aStore();
  play(store);
  leave();
  return aStore({ storage, ...options });
}

it('a reload restores today’s round, the zoom level that was picked and the settings', () => {
  const { store } = reloadAfter(({ dispatch }) => {
    for (const country of [EASTLAND, FARLAND]) dispatch(guessMade(TODAY, country));
    dispatch(zoomPicked(18));
    dispatch(unitsPicked('mi'));
  });
  const state = store.getState();
  expect(selectGuesses(state).map(({ name }) => name)).toEqual(['Eastland', 'Farland']);
  expect(selectZoom(state)).toBe(18);
  expect(selectUnits(state)).toBe('mi');
});

it.each<[string, (store: Store) => void]>([
  ['yesterday’s round in progress', (store) => store.dispatch(guessMade(TODAY, EASTLAND))],
  ['a round for practice', (store) => store.dispatch(openNextPractice())],
  [
    'a developer’s round',
    (store) => store.dispatch(offsetAdvanced({ id: 'dev:2026-11-20+1', round: aRound(ORIGIN) })),
  ],
])('a reload opens the day’s board after %s', (_, play) => {
  const { store } = reloadAfter(play, { at: '2026-11-21T00:00:01Z' });
  expect(selectCurrentRoundId(store.getState())).toBe('daily:2026-11-21');
  expect(selectZoom(store.getState())).toBe(18);
});

it('a release with other data changes no round that was begun', () => {
  const moved = COUNTRIES.map(({ name }, index) => aCountry(name, -index, -index)).reverse();
  const { store } = reloadAfter(({ dispatch }) => dispatch(guessMade(TODAY, EASTLAND)), {
    countries: moved,
  });
  expect(store.getState().rounds[TODAY]).toEqual(aRound(NORTHLAND, EASTLAND));
  store.dispatch(guessMade(TODAY, NORTHLAND));
  expect(selectCurrentRound(store.getState())?.status).toBe('won');
});

it('a reload restores a practice round whose answer was shown without a guess', () => {
  const { store } = reloadAfter((before) => {
    before.dispatch(openPractice());
    const id = selectCurrentRoundId(before.getState());
    if (id) before.dispatch(answerRevealed(id));
  });
  store.dispatch(openPractice());
  expect(selectCurrentRound(store.getState())).toMatchObject({ guesses: [], status: 'lost' });
});
