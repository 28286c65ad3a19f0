import { afterEach, expect, it, vi } from 'vitest';

import { STORAGE_KEYS } from '../../src/app/storedState';
import { EASTLAND, FARLAND } from '../support/builders';
import { aBrowser } from '../support/tabs';
import { aStore } from '../support/testStore';
import { guess, names, twoTabs } from '../support/twoTabs';

afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['at once', false],
  ['a moment later', true],
])(
  'two tabs that see each other’s writes %s lose neither of two last guesses',
  async (_, isSlow) => {
    const { browser, open, a, b, leave } = await twoTabs({ isSlow });
    guess(a, EASTLAND);
    guess(b, FARLAND);
    for (const each of leave) each();
    expect(names((await open()).store).sort()).toEqual(['Eastland', 'Farland']);
    // Nothing is left behind.
    expect([...browser.items.keys()].sort()).toEqual(Object.values(STORAGE_KEYS).sort());
  },
);

it('a tab that is left shows nothing more, and comes back with what others have stored', async () => {
  const { a, b, leave } = await twoTabs();
  guess(a, EASTLAND);
  leave[0]?.();
  leave[1]?.();
  expect(names(b)).toEqual([]);
  await vi.advanceTimersByTimeAsync(10);
  expect(names(b)).toEqual(['Eastland']);
});

it('a tab writes while no other tab does, and at once when it is left', async () => {
  const browser = aBrowser();
  const waiting: (() => void)[] = [];
  const { store, storage, written, leave } = aStore({
    ...browser.openTab(),
    withStorageLock: (callback) => Promise.resolve(void waiting.push(callback)),
  });
  guess(store, EASTLAND);
  await written();
  expect(storage.getItem(STORAGE_KEYS.game)).toBeNull();
  waiting.pop()?.();
  expect(storage.getItem(STORAGE_KEYS.game)).toContain('Eastland');
  guess(store, FARLAND);
  leave();
  expect(storage.getItem(STORAGE_KEYS.game)).toContain('Farland');
});

it('a tab leaves nothing behind where a newer release has stored its own', async () => {
  const { browser, a, leave, settle } = await twoTabs();
  browser.openTab().storage.setItem(STORAGE_KEYS.game, '{"version":3}');
  await settle();
  guess(a, EASTLAND);
  leave[0]?.();
  expect([...browser.items.keys()].filter((key) => key.includes(':left:'))).toEqual([]);
});
