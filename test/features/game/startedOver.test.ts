import { afterEach, describe, expect, it, vi } from 'vitest';

import { selectBoard, selectGuesses } from '../../../src/features/game/gameSelectors';
import { guessMade, startedOver, textTyped } from '../../../src/features/game/gameSlice';
import { openArchive, openNextPractice, openToday } from '../../../src/features/game/openRound';
import { unitsPicked } from '../../../src/features/settings/settingsSlice';
import { EASTLAND, FARLAND, NORTHLAND, utcDate } from '../../support/builders';
import { aStore } from '../../support/testStore';

afterEach(() => {
  vi.useRealTimers();
});

const TODAY = 'daily:2026-11-20';
const YESTERDAY = utcDate('2026-11-19');

type Made = Awaited<ReturnType<typeof aStore>>;

/** What is there after starting over and loading the site anew. */
async function startOver({ store, persistor, storage }: Made) {
  store.dispatch(startedOver());
  await persistor.flush();
  persistor.pause();
  return (await aStore({ storage })).store.getState();
}

describe('starting over', () => {
  it('drops the rounds for practice and from the archive, and what was typed', async () => {
    const made = await aStore();
    const { store } = made;
    store.dispatch(openArchive(YESTERDAY));
    store.dispatch(guessMade('archive:2026-11-19', EASTLAND));
    store.dispatch(openToday());
    store.dispatch(openNextPractice());
    store.dispatch(textTyped('Nor'));
    const { game, history } = await startOver(made);
    expect(game).toMatchObject({ board: TODAY, input: '', zoom: 18 });
    expect(Object.keys(game.rounds)).toEqual([TODAY]);
    // It was put away when today's was opened.
    expect(Object.keys(history.archive)).toEqual([YESTERDAY]);
  });

  it.each([
    ['begun', EASTLAND],
    ['finished', NORTHLAND],
  ])('gives no second try at a %s round of today', async (_name, country) => {
    const made = await aStore();
    made.store.dispatch(guessMade(TODAY, country));
    made.store.dispatch(openNextPractice());
    const state = await startOver(made);
    expect(selectBoard(state)).toBe(TODAY);
    expect(selectGuesses(state)).toMatchObject([{ name: country.name }]);
  });

  it('keeps yesterday’s round that waits to be finished', async () => {
    const before = await aStore({ at: '2026-11-19T12:00:00Z' });
    before.store.dispatch(guessMade('daily:2026-11-19', FARLAND));
    await before.persistor.flush();
    before.persistor.pause();
    const { game } = await startOver(await aStore({ storage: before.storage }));
    expect(game.rounds['daily:2026-11-19']?.guesses).toHaveLength(1);
  });

  it('keeps the history and the settings', async () => {
    const round = { answer: { name: 'A', place: 'B', lat: 0, lon: 0 }, guesses: [] };
    const history = { rounds: { [YESTERDAY]: round }, archive: {} };
    const made = await aStore();
    made.store.dispatch({
      type: 'game/dayArrived',
      payload: { today: '2026-11-20', puzzle: { id: TODAY, round }, past: history.rounds },
    });
    made.store.dispatch(unitsPicked('mi'));
    const state = await startOver(made);
    expect(state.history).toMatchObject(history);
    expect(state.settings.units).toBe('mi');
  });
});
