import type { AppStartListening } from '../../store/makeStore';
import { dayChanged } from '../events';

const HOUR_MS = 3_600_000;

/** Checks for a new release every hour: tabs stay open for weeks. */
export function startReleaseListener(startListening: AppStartListening) {
  startListening({
    actionCreator: dayChanged,
    effect: async (_action, api) => {
      api.cancelActiveListeners();
      for (;;) {
        api.extra.checkForRelease();
        await api.delay(HOUR_MS);
      }
    },
  });
}
