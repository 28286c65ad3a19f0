import { afterEach, describe, expect, it, vi } from 'vitest';

import { devToolsOptions } from '../../src/app/devTools';
import { rootReducer } from '../../src/app/rootReducer';
import { selectBoard, selectGuesses, selectToday } from '../../src/features/game/gameSelectors';
import { guessMade, mapsBuilt, textTyped } from '../../src/features/game/gameSlice';
import { unitsPicked } from '../../src/features/settings/settingsSlice';
import { storageRestored } from '../../src/features/storage/storageSlice';
import { mapbox } from '../../src/maps/mapbox';
import { aRound, EASTLAND, FARLAND, NORTHLAND, ORIGIN } from '../support/builders';
import { devTools, devToolsOf } from '../support/devTools';
import { aStore, memoryStorage } from '../support/testStore';

afterEach(() => {
  vi.useRealTimers();
});

const BOARD = 'daily:2026-11-20';
const GAME = 'persist:zoomle-game';
const HISTORY = 'persist:zoomle-history';

/** A store with a past, after two guesses, and DevTools on it. */
async function aPlayedRound() {
  const rounds = { '2026-11-19': aRound(ORIGIN, ORIGIN) };
  const storage = memoryStorage(
    new Map([[HISTORY, JSON.stringify({ version: 2, rounds, archive: {} })]]),
  );
  const made = await aStore({ storage, enhancers: [devTools()] });
  const { store, persistor } = made;
  store.dispatch(guessMade(BOARD, EASTLAND));
  store.dispatch(guessMade(BOARD, FARLAND));
  await persistor.flush();
  const names = () => selectGuesses(store.getState()).map(({ name }) => name);
  const stored = async () => {
    await vi.advanceTimersByTimeAsync(100);
    return new Map(storage.items);
  };
  return { ...made, ...devToolsOf(store), storage, names, stored };
}

describe('travelling in DevTools', () => {
  it.each<[string, (tools: ReturnType<typeof devToolsOf>) => void]>([
    ['a jump', ({ jump }) => jump(1)],
    ['a step back and forth', ({ jump, last }) => [last() - 1, last()].forEach(jump)],
    ['a skipped guess', ({ toggle, lastOf }) => toggle(lastOf('game/guessMade'))],
    ['skipping what was stored', ({ toggle, lastOf }) => toggle(lastOf('storage/restored'))],
    ['a commit', ({ commit }) => commit()],
    ['a rollback after a commit', ({ commit, rollback }) => [commit, rollback].forEach((f) => f())],
    ['an import of the log', ({ log, import: bringIn }) => bringIn(log())],
    ['a reset', ({ reset }) => reset()],
  ])('changes nothing that is stored: %s', async (_name, travel) => {
    const played = await aPlayedRound();
    const before = await played.stored();
    expect(before.get(GAME)).toContain('Farland');
    travel(played);
    expect(await played.stored()).toEqual(before);
  });

  it('shows what would have been without an event, and with it again', async () => {
    const { toggle, lastOf, names } = await aPlayedRound();
    const last = lastOf('game/guessMade');
    toggle(last);
    expect(names()).toEqual(['Eastland']);
    toggle(last);
    expect(names()).toEqual(['Eastland', 'Farland']);
  });

  it('into the past adds what is done there at the end of the log', async () => {
    const { store, jump, last, names } = await aPlayedRound();
    jump(last() - 1);
    store.dispatch(guessMade(BOARD, ORIGIN));
    expect(names()).toEqual(['Eastland']);
    jump(last());
    expect(names()).toEqual(['Eastland', 'Farland', 'Origin']);
  });

  it('to before the maps were built, and playing on, builds no maps without end', async () => {
    const { store, jump, lastOf, log } = await aPlayedRound();
    jump(lastOf('game/dayArrived'));
    store.dispatch(guessMade(BOARD, ORIGIN));
    expect(log().stagedActionIds).toHaveLength(7);
  });

  it('skipping what was stored, and playing on, writes nothing over the history', async () => {
    const { store, toggle, lastOf, stored } = await aPlayedRound();
    toggle(lastOf('storage/restored'));
    store.dispatch(guessMade(BOARD, ORIGIN));
    const items = await stored();
    expect(items.get(GAME)).toContain('Origin');
    expect(items.get(HISTORY)).toContain('2026-11-19');
  });
});

describe('after DevTools', () => {
  it('has reset the store, the game begins again with what is stored', async () => {
    const { store, reset, names, stored } = await aPlayedRound();
    reset();
    expect(selectToday(store.getState())).toBeNull();
    await vi.advanceTimersByTimeAsync(0);
    expect(selectBoard(store.getState())).toBe(BOARD);
    expect(names()).toEqual(['Eastland', 'Farland']);
    store.dispatch(guessMade(BOARD, ORIGIN));
    expect((await stored()).get(GAME)).toContain('Origin');
  });

  it('has reset it, and the page wakes, the clock is followed once', async () => {
    const { store, reset, wake, log } = await aPlayedRound();
    reset();
    await vi.advanceTimersByTimeAsync(0);
    vi.setSystemTime('2026-11-21T00:00:01Z');
    wake();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(selectToday(store.getState())).toBe('2026-11-21');
    const types = Object.values(log().actionsById).map(({ action }) => action.type);
    expect(types.filter((type) => type === 'game/dayArrived')).toHaveLength(2);
  });

  it('has brought in another’s log, playing on is stored', async () => {
    const other = await aPlayedRound();
    other.store.dispatch(unitsPicked('mi'));
    const { store, import: bringIn, names, stored } = await aPlayedRound();
    bringIn(other.log());
    store.dispatch(guessMade(BOARD, ORIGIN));
    expect(names()).toEqual(['Eastland', 'Farland', 'Origin']);
    expect((await stored()).get(GAME)).toMatch(/Eastland.*Farland.*Origin/);
  });

  it('has a reducer loaded anew, it runs over the log and the game goes on', async () => {
    const { store, names, stored } = await aPlayedRound();
    const before = await stored();
    store.replaceReducer((state, event) => rootReducer(state, event));
    expect(names()).toEqual(['Eastland', 'Farland']);
    expect(await stored()).toEqual(before);
    store.dispatch(guessMade(BOARD, ORIGIN));
    expect((await stored()).get(GAME)).toContain('Origin');
  });
});

describe('the log of DevTools', () => {
  it('tells the story of a round in events that a file can hold', async () => {
    const { log } = await aPlayedRound();
    const { actionsById, stagedActionIds } = log();
    const events = stagedActionIds.map((id) => actionsById[id]?.action);
    expect(events.map((event) => event?.type)).toEqual([
      '@@INIT',
      'storage/restored',
      'game/dayArrived',
      'game/mapsBuilt',
      'game/guessMade',
      'game/guessMade',
    ]);
    expect(JSON.parse(JSON.stringify(events))).toEqual(events);
  });

  it('lists a long history as a number', () => {
    const rounds = { '2026-11-18': aRound(ORIGIN), '2026-11-19': aRound(ORIGIN, ORIGIN) };
    const restored = storageRestored({ game: null, history: { rounds }, settings: null });
    expect(devToolsOptions.actionSanitizer(restored)).toEqual({
      ...restored,
      payload: { game: null, history: '2 past rounds', settings: null },
    });
  });

  it('lists no keystrokes, and no addresses of pictures', async () => {
    const { store } = await aStore({ mapProviders: [mapbox('pk.secret')] });
    const { maps } = store.getState().game;
    if (!maps) throw new Error('no maps');
    const { actionSanitizer, stateSanitizer, actionsDenylist } = devToolsOptions;
    const shown = [actionSanitizer(mapsBuilt(maps)), stateSanitizer(store.getState())];
    expect(JSON.stringify(shown)).toContain('mapbox: 15');
    expect(JSON.stringify(shown)).not.toMatch(/https|secret/);
    expect(actionsDenylist).toContain(textTyped.type);
    expect(actionSanitizer(guessMade(BOARD, NORTHLAND))).toEqual(guessMade(BOARD, NORTHLAND));
  });
});
