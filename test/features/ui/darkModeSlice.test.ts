import { afterEach, expect, it, vi } from 'vitest';

import { darkModeToggled, selectDarkMode } from '../../../src/features/ui/darkModeSlice';
import { aStore, memoryStorage } from '../../support/testStore';

afterEach(() => {
  vi.useRealTimers();
});

it('dark mode starts as it was handed in and is toggled', async () => {
  const { store } = await aStore({ preloadedState: { ui: { darkMode: true } } });
  expect(selectDarkMode(store.getState())).toBe(true);
  store.dispatch(darkModeToggled());
  expect(selectDarkMode(store.getState())).toBe(false);
});

it('dark mode is not persisted', async () => {
  const storage = memoryStorage();
  const { store } = await aStore({ storage });
  store.dispatch(darkModeToggled());
  await vi.advanceTimersByTimeAsync(1000);
  expect([...storage.items.values()].join()).not.toMatch(/dark/i);
});
