import { afterEach, describe, expect, it, vi } from 'vitest';

import { formatProgress } from '../../src/domain/progress';
import { selectGuesses, selectStatus } from '../../src/features/game/gameSelectors';
import { guessMade, textTyped, zoomPicked } from '../../src/features/game/gameSlice';
import { openArchive, openPractice } from '../../src/features/game/openRound';
import { bringIn, offerProgress } from '../../src/features/progress/bringIn';
import { unitsPicked } from '../../src/features/settings/settingsSlice';
import { aRound, EASTLAND, FARLAND, NORTHLAND, ORIGIN, utcDate } from '../support/builders';
import { aBrowser } from '../support/tabs';
import { aStore } from '../support/testStore';

afterEach(() => {
  vi.useRealTimers();
});

const BOARD = 'daily:2026-11-20';

type Made = Awaited<ReturnType<typeof aStore>>;
const names = ({ store }: Made) => selectGuesses(store.getState()).map(({ name }) => name);

/** Two tabs of one browser. `settle` lets all be stored and told until nothing is new. */
async function twoTabs() {
  const browser = aBrowser();
  const [a, b] = [await aStore(browser.openTab()), await aStore(browser.openTab())];
  const settle = async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      await vi.advanceTimersByTimeAsync(50);
      if (!browser.hasNews()) return;
      browser.tell();
    }
    throw new Error('the tabs do not come to rest');
  };
  await settle();
  return { browser, a, b, settle };
}

describe('two tabs', () => {
  it('show each other’s guesses', async () => {
    const { a, b, settle } = await twoTabs();
    a.store.dispatch(guessMade(BOARD, EASTLAND));
    await settle();
    expect(names(b)).toEqual(['Eastland']);
    b.store.dispatch(guessMade(BOARD, FARLAND));
    await settle();
    expect(names(a)).toEqual(['Eastland', 'Farland']);
  });

  it('go on together with a round that one of them has brought in', async () => {
    const { a, b, settle } = await twoTabs();
    const today = utcDate('2026-11-20');
    const elsewhere = { daily: { [today]: aRound(NORTHLAND, EASTLAND) }, archive: {} };
    a.store.dispatch(offerProgress(formatProgress(elsewhere, today)));
    a.store.dispatch(bringIn());
    await settle();
    expect(names(b)).toEqual(['Eastland']);
    a.store.dispatch(guessMade(BOARD, FARLAND));
    a.store.dispatch(guessMade(BOARD, NORTHLAND));
    await settle();
    expect(names(b)).toEqual(names(a));
    expect(selectStatus(b.store.getState())).toBe('won');
  });

  it('lose neither of two guesses made before either was told', async () => {
    const { browser, a, b, settle } = await twoTabs();
    a.store.dispatch(guessMade(BOARD, EASTLAND));
    b.store.dispatch(guessMade(BOARD, FARLAND));
    await settle();
    expect(names(a).sort()).toEqual(['Eastland', 'Farland']);
    expect(names(b)).toEqual(names(a));
    const { store } = await aStore(browser.openTab());
    expect(selectGuesses(store.getState())).toEqual(selectGuesses(a.store.getState()));
  });

  it('never come to more than six guesses', async () => {
    const { a, b, settle } = await twoTabs();
    for (const country of [EASTLAND, FARLAND, ORIGIN, EASTLAND]) {
      a.store.dispatch(guessMade(BOARD, country));
    }
    for (const country of [FARLAND, FARLAND, ORIGIN, ORIGIN]) {
      b.store.dispatch(guessMade(BOARD, country));
    }
    await settle();
    expect(names(a)).toHaveLength(6);
    expect(names(b)).toEqual(names(a));
    expect(selectStatus(a.store.getState())).toBe('lost');
  });

  it('both end the round when one has guessed right', async () => {
    const { a, b, settle } = await twoTabs();
    a.store.dispatch(guessMade(BOARD, NORTHLAND));
    b.store.dispatch(guessMade(BOARD, EASTLAND));
    await settle();
    for (const tab of [a, b]) {
      expect(names(tab)).toEqual(['Eastland', 'Northland']);
      expect(selectStatus(tab.store.getState())).toBe('won');
    }
  });

  it('do not play ping-pong: looking at the map is written once and answered by nobody', async () => {
    const { browser, a, b, settle } = await twoTabs();
    a.store.dispatch(guessMade(BOARD, EASTLAND));
    await settle();
    const before = browser.writes();
    b.store.dispatch(zoomPicked(17));
    await settle();
    expect(browser.writes()).toBe(before + 1);
  });

  it('keep their own typed text and picked level', async () => {
    const { a, b, settle } = await twoTabs();
    a.store.dispatch(guessMade(BOARD, EASTLAND));
    await settle();
    a.store.dispatch(textTyped('fa'));
    a.store.dispatch(zoomPicked(18));
    b.store.dispatch(guessMade(BOARD, FARLAND));
    await settle();
    expect(a.store.getState().game).toMatchObject({ input: 'fa', zoom: 18 });
  });

  it('keep a round for practice that the other does not know of', async () => {
    const { browser, a, b, settle } = await twoTabs();
    a.store.dispatch(openPractice());
    a.store.dispatch(guessMade('practice:1', FARLAND));
    b.store.dispatch(guessMade(BOARD, EASTLAND));
    await settle();
    const { store } = await aStore(browser.openTab());
    expect(Object.keys(store.getState().game.rounds).sort()).toEqual([BOARD, 'practice:1']);
    expect(store.getState().game.rounds['practice:1']?.guesses).toHaveLength(1);
  });

  it('share the settings', async () => {
    const { a, b, settle } = await twoTabs();
    a.store.dispatch(unitsPicked('mi'));
    await settle();
    expect(b.store.getState().settings.units).toBe('mi');
  });

  it('do not shorten a past day’s round when one of them slept over midnight', async () => {
    const { a, b, settle } = await twoTabs();
    const past = utcDate('2026-11-19');
    for (const { store } of [a, b]) store.dispatch(openArchive(past));
    a.store.dispatch(guessMade('archive:2026-11-19', EASTLAND));
    a.store.dispatch(openPractice());
    a.store.dispatch(openArchive(utcDate('2026-11-18')));
    await settle();
    b.store.dispatch(guessMade('archive:2026-11-19', FARLAND));
    b.store.dispatch(openArchive(utcDate('2026-11-18')));
    await settle();
    for (const { store } of [a, b]) {
      const { guesses } = store.getState().history.archive[past] ?? { guesses: [] };
      expect(guesses.map(({ name }) => name)).toEqual(['Eastland', 'Farland']);
    }
  });
});

describe('a tab that was asleep', () => {
  it('takes what others have stored when it wakes', async () => {
    const browser = aBrowser();
    const [a, b] = [await aStore(browser.openTab()), await aStore(browser.openTab())];
    a.store.dispatch(guessMade(BOARD, EASTLAND));
    await vi.advanceTimersByTimeAsync(50);
    expect(names(b)).toEqual([]);
    b.wake();
    await vi.advanceTimersByTimeAsync(50);
    expect(names(b)).toEqual(['Eastland']);
  });
});

describe('a storage that is cleared while playing', () => {
  it('is filled again, with what the tab knows, when that is noticed', async () => {
    const browser = aBrowser();
    const tab = await aStore(browser.openTab());
    tab.store.dispatch(guessMade(BOARD, EASTLAND));
    tab.store.dispatch(unitsPicked('mi'));
    await vi.advanceTimersByTimeAsync(50);
    browser.items.clear();
    tab.wake();
    await vi.advanceTimersByTimeAsync(50);
    const { store } = await aStore(browser.openTab());
    expect(selectGuesses(store.getState())).toHaveLength(1);
  });
});
