import { useLayoutEffect } from 'react';

import { themeOf } from '../design/tokens';
import { selectSettings } from '../features/settings/settingsSlice';
import { selectDarkMode } from '../features/ui/darkModeSlice';
import { useAppSelector } from '../store/hooks';

/** Sets the attributes that GlobalStyle reads. */
export function useApplyTheme() {
  const isDark = useAppSelector(selectDarkMode);
  const { highContrast } = useAppSelector(selectSettings);
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.theme = isDark ? 'dark' : 'light';
    root.toggleAttribute('data-contrast', highContrast);
    document
      .querySelector('meta[name="theme-color"]')
      ?.setAttribute('content', themeOf(isDark, highContrast).ground);
  }, [isDark, highContrast]);
}
