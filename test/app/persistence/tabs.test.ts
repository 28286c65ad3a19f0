import { describe, expect, it, vi } from 'vitest';

import { roundKey, SETTINGS_KEY } from '../../../src/app/persistence/storedState';
import { guessMade } from '../../../src/features/events';
import { selectCurrentRoundId, selectGuesses } from '../../../src/features/game/gameSelectors';
import { textTyped, zoomPicked } from '../../../src/features/game/gameSlice';
import { openArchiveRound, openTodaysRound } from '../../../src/features/game/gameThunks';
import { openNextPractice, openPractice } from '../../../src/features/game/practiceThunks';
import {
  highContrastSwitched,
  selectUnits,
  unitsPicked,
} from '../../../src/features/settings/settingsSlice';
import { type COUNTRIES, EASTLAND, FARLAND, utcDate } from '../../support/builders';
import { aBrowser } from '../../support/tabs';
import { aStore, randomNumbers, refusing } from '../../support/testStore';

/** Today's country is Northland. */
const TODAY = 'daily:2026-11-20';

type Store = ReturnType<typeof aStore>['store'];
const names = (store: Store) => selectGuesses(store.getState()).map(({ name }) => name);
const guess = (store: Store, ...countries: typeof COUNTRIES) => {
  for (const country of countries) store.dispatch(guessMade(TODAY, country));
};

/** Two tabs of one browser. `settle` lets all be stored and told until nothing is new. */
async function twoTabs() {
  const browser = aBrowser();
  const random = randomNumbers();
  const open = async () => {
    const tab = aStore({ ...browser.openTab(), random });
    await tab.written();
    return tab;
  };
  const [a, b] = [await open(), await open()];
  const settle = async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      await a.written();
      if (!browser.hasNews()) return;
      browser.tell();
    }
    throw new Error('the tabs do not come to rest');
  };
  await settle();
  return {
    browser,
    open,
    a: a.store,
    b: b.store,
    wakeB: b.wake,
    leave: [a.leave, b.leave],
    settle,
  };
}

describe('two tabs', () => {
  it('show each other’s guesses and settings', async () => {
    const { a, b, settle } = await twoTabs();
    guess(a, EASTLAND);
    a.dispatch(unitsPicked('mi'));
    await settle();
    expect([names(b), selectUnits(b.getState())]).toEqual([['Eastland'], 'mi']);
    guess(b, FARLAND);
    await settle();
    expect(names(a)).toEqual(['Eastland', 'Farland']);
  });

  it('write once what needs no answer', async () => {
    const { browser, a, b, settle } = await twoTabs();
    guess(a, EASTLAND);
    await settle();
    const before = browser.writes();
    guess(b, FARLAND);
    await settle();
    expect(browser.writes()).toBe(before + 1);
  });

  it('keep their own typed text, picked level and round on the board', async () => {
    const { a, b, settle } = await twoTabs();
    guess(a, EASTLAND);
    await settle();
    a.dispatch(textTyped('fa'));
    a.dispatch(zoomPicked(18));
    b.dispatch(openArchiveRound(utcDate('2026-11-01')));
    await settle();
    expect(a.getState().game).toMatchObject({ input: 'fa', zoom: 18, currentRoundId: TODAY });
  });
});

it.each<[string, (tabs: Awaited<ReturnType<typeof twoTabs>>) => Promise<void> | void]>([
  [
    'hears late of one setting leaves the next alone',
    async ({ browser, a }) => {
      a.dispatch(unitsPicked('mi'));
      await vi.advanceTimersByTimeAsync(10);
      a.dispatch(highContrastSwitched(true));
      browser.tell();
    },
  ],
  [
    'changes one setting leaves the others alone',
    ({ a, b }) => {
      a.dispatch(unitsPicked('mi'));
      b.dispatch(highContrastSwitched(true));
    },
  ],
])('a tab that %s', async (_, change) => {
  const tabs = await twoTabs();
  await change(tabs);
  await tabs.settle();
  for (const store of [tabs.a, tabs.b, (await tabs.open()).store]) {
    expect(store.getState().settings).toMatchObject({ units: 'mi', highContrast: true });
  }
});

it('a tab that was asleep takes what others have stored when it wakes', async () => {
  const { a, b, wakeB, settle } = await twoTabs();
  guess(a, EASTLAND);
  await vi.advanceTimersByTimeAsync(10);
  expect(names(b)).toEqual([]);
  wakeB();
  expect(names(b)).toEqual(['Eastland']);
  await settle();
});

it('a storage that is cleared is filled again by the tab that notices', async () => {
  const { browser, open, b, wakeB } = await twoTabs();
  // Until then it is left alone.
  browser.items.set(roundKey(TODAY), '{"version":2}');
  guess(b, EASTLAND);
  b.dispatch(unitsPicked('mi'));
  await vi.advanceTimersByTimeAsync(10);
  browser.items.clear();
  wakeB();
  const { store } = await open();
  expect([names(store), selectUnits(store.getState())]).toEqual([['Eastland'], 'mi']);
});

it('a tab that is left shows nothing more, and comes back with what others have stored', async () => {
  const { a, b, leave } = await twoTabs();
  for (const tab of [a, b]) guess(tab, EASTLAND);
  guess(a, FARLAND);
  for (const each of leave) each();
  expect(names(b)).toEqual(['Eastland']);
  await vi.advanceTimersByTimeAsync(10);
  expect(names(b)).toEqual(['Eastland', 'Farland']);
});

it('a round that one tab has removed is not stored again by the other, nor opened', async () => {
  const { browser, a, wakeB, settle } = await twoTabs();
  const practise = () => {
    a.dispatch(openNextPractice());
    const id = selectCurrentRoundId(a.getState()) ?? TODAY;
    a.dispatch(guessMade(id, FARLAND));
    return id;
  };
  const first = practise();
  await vi.advanceTimersByTimeAsync(10);
  const last = practise();
  // The other hears of the first as it is removed.
  browser.tell();
  await settle();
  wakeB();
  await settle();
  expect([first, last].map((id) => browser.items.has(roundKey(id)))).toEqual([false, true]);
  a.dispatch(openTodaysRound());
  a.dispatch(openPractice());
  expect(selectCurrentRoundId(a.getState())).not.toBe(first);
});

it('what a full disk had room for is not stored again over another tab’s', async () => {
  const items = new Map<string, string>();
  const { store, written } = aStore({ storage: refusing(items, (key) => key === roundKey(TODAY)) });
  guess(store, EASTLAND);
  store.dispatch(unitsPicked('mi'));
  await written();
  const others = items.get(SETTINGS_KEY)?.replace('"mi"', '"km"') ?? '';
  items.set(SETTINGS_KEY, others);
  guess(store, FARLAND);
  await written();
  expect(items.get(SETTINGS_KEY)).toBe(others);
});
