import type { AppStartListening } from '../../store/makeStore';
import { rehydrated } from '../events';
import { darkModeToggled, systemThemeChanged } from './darkModeSlice';

/** The theme follows the system until the player uses the switch. */
export function startThemeListener(startListening: AppStartListening) {
  startListening({
    actionCreator: rehydrated,
    effect: (_action, api) => {
      api.unsubscribe();
      const ignore = api.extra.onThemeChange((theme) => api.dispatch(systemThemeChanged(theme)));
      startListening({ actionCreator: darkModeToggled, effect: ignore });
    },
  });
}
