import { expect, it } from 'vitest';

import { darkModeToggled, selectDarkMode } from '../../../src/features/ui/darkModeSlice';
import { aStore } from '../../support/testStore';

type Theme = 'dark' | 'light';

it('the theme follows the system until the player uses the switch', () => {
  const listeners = new Set<(theme: Theme) => void>();
  const onThemeChange = (listener: (theme: Theme) => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const { store } = aStore({ onThemeChange });
  const isDark = () => selectDarkMode(store.getState());
  const changeTo = (theme: Theme) => listeners.forEach((listener) => listener(theme));
  changeTo('dark');
  expect(isDark()).toBe(true);
  changeTo('light');
  expect(isDark()).toBe(false);
  store.dispatch(darkModeToggled());
  changeTo('light');
  expect(isDark()).toBe(true);
});
