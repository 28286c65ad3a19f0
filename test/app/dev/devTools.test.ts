import { describe, expect, it, vi } from 'vitest';

import { devToolsOptions } from '../../../src/app/dev/devTools';
import { guessMade, roundOpened } from '../../../src/features/events';
import { selectToday } from '../../../src/features/game/gameSelectors';
import { textTyped } from '../../../src/features/game/gameSlice';
import { selectMaps } from '../../../src/features/game/map/frameSelectors';
import { unitsPicked } from '../../../src/features/settings/settingsSlice';
import { roundKey } from '../../../src/store/persistence/storageFormat';
import { boardOf } from '../../support/board';
import { aRound, EASTLAND, FARLAND, ORIGIN } from '../../support/builders';
import { devTools, devToolsOf } from '../../support/devTools';
import { storedTexts } from '../../support/stored';
import { aStore, memoryStorage } from '../../support/testStore';

const TODAY = 'daily:2026-11-20';
const PAST = 'daily:2026-11-01';
const GAME = roundKey(TODAY);

/** A store with a past, after two guesses, and DevTools on it. */
async function aPlayedRound() {
  const rounds = { [PAST]: aRound(ORIGIN, ORIGIN) };
  const storage = memoryStorage(storedTexts({ rounds }));
  const made = aStore({ storage, enhancers: [devTools()] });
  const { store, written } = made;
  for (const country of [EASTLAND, FARLAND]) store.dispatch(guessMade(TODAY, country));
  const names = () => boardOf(store).guesses;
  const stored = async () => {
    await written();
    return new Map(storage.items);
  };
  await stored();
  return { ...made, ...devToolsOf(store), names, stored };
}

describe('time travel', () => {
  it.each<[string, (tools: ReturnType<typeof devToolsOf>) => void]>([
    ['a jump', ({ jump }) => jump(1)],
    ['a skipped guess', ({ toggle, lastOf }) => toggle(lastOf('game/guessMade'))],
    ['skipping rehydration', ({ toggle, lastOf }) => toggle(lastOf('storage/rehydrated'))],
    ['a commit', ({ commit }) => commit()],
    ['a rollback after a commit', ({ commit, rollback }) => [commit, rollback].forEach((f) => f())],
    ['an import of the log', ({ log, import: importLog }) => importLog(log())],
    ['a reset', ({ reset }) => reset()],
  ])('changes nothing that is stored: %s', async (_, travel) => {
    const played = await aPlayedRound();
    const before = await played.stored();
    expect(before.get(GAME)).toContain('Farland');
    travel(played);
    expect(await played.stored()).toEqual(before);
  });

  it('to before the maps were built, and a guess there, builds maps once', async () => {
    const { store, jump, lastOf, log } = await aPlayedRound();
    const { length } = log().stagedActionIds;
    jump(lastOf('game/roundOpened'));
    store.dispatch(guessMade(TODAY, ORIGIN));
    expect(log().stagedActionIds).toHaveLength(length + 1);
  });

  it('never shows a round without its map', async () => {
    const { store, jump, lastOf, last, commit } = await aPlayedRound();
    jump(lastOf('game/guessMade'));
    store.dispatch(roundOpened({ id: 'archive:2026-11-01', round: aRound(FARLAND) }));
    jump(last());
    expect(selectMaps(store.getState())).toBeDefined();
    jump(lastOf('game/roundOpened'));
    commit();
    expect(selectMaps(store.getState())).toBeDefined();
  });

  it('without rehydration, and a guess there, leaves the stored history alone', async () => {
    const { store, toggle, lastOf, stored } = await aPlayedRound();
    toggle(lastOf('storage/rehydrated'));
    store.dispatch(guessMade(TODAY, ORIGIN));
    const items = await stored();
    expect(items.get(GAME)).toContain('Origin');
    expect(items.has(roundKey(PAST))).toBe(true);
  });
});

describe('after DevTools', () => {
  it('has reset the store, the game continues with stored and unstored guesses', async () => {
    const { store, reset, names, stored } = await aPlayedRound();
    store.dispatch(guessMade(TODAY, FARLAND));
    reset();
    expect(names()).toEqual(['Eastland', 'Farland', 'Farland']);
    store.dispatch(guessMade(TODAY, ORIGIN));
    expect((await stored()).get(GAME)).toContain('Origin');
  });

  it('has reset it, there is one clock', async () => {
    const { store, reset, wake, log } = await aPlayedRound();
    reset();
    vi.setSystemTime('2026-11-21T00:00:01Z');
    wake();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(selectToday(store.getState())).toBe('2026-11-21');
    const types = Object.values(log().actionsById).map(({ action }) => action.type);
    expect(types.filter((type) => type === 'game/dayChanged')).toHaveLength(2);
  });

  it('has reset it while locked, the game starts once it is unlocked', async () => {
    const { reset, lock, names } = await aPlayedRound();
    lock(true);
    reset();
    expect(names()).toEqual([]);
    lock(false);
    expect(names()).toEqual(['Eastland', 'Farland']);
  });

  it('has imported another player’s log, the next guess is stored', async () => {
    const other = await aPlayedRound();
    other.store.dispatch(unitsPicked('mi'));
    const { store, import: importLog, stored } = await aPlayedRound();
    importLog(other.log());
    store.dispatch(guessMade(TODAY, ORIGIN));
    expect((await stored()).get(GAME)).toMatch(/Eastland.*Farland.*Origin/);
  });
});

it('the log reads like the story of a round, and is serializable', async () => {
  const { log } = await aPlayedRound();
  const { actionsById, stagedActionIds } = log();
  const events = stagedActionIds.map((id) => actionsById[id]?.action);
  expect(events.map((event) => event?.type)).toEqual([
    '@@INIT',
    'storage/rehydrated',
    'game/dayChanged',
    'game/roundOpened',
    'game/mapsBuilt',
    'game/guessMade',
    'game/guessMade',
    'game/outlineLoaded',
  ]);
  expect(JSON.parse(JSON.stringify(events))).toEqual(events);
});

it('the trace of an event starts at its dispatch', () => {
  const { maxAge, trace } = devToolsOptions;
  const { store } = aStore({ enhancers: [devTools({ maxAge, ...(trace && { trace }) })] });
  store.dispatch(textTyped('ea'));
  const { log, last } = devToolsOf(store);
  expect(log().actionsById[last()]?.stack?.split('\n')[1]).toContain('devTools.test.ts');
});
