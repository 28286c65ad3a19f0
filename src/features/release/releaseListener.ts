import type { AppStartListening } from '../../app/makeStore';
import { selectToday } from '../game/gameSelectors';

const HOUR_MS = 3_600_000;

/** Looks for a new release when a day arrives, and each hour from then on: tabs stay open for weeks. */
export function startReleaseListener(startListening: AppStartListening) {
  startListening({
    predicate: (_action, state, before) => selectToday(state) !== selectToday(before),
    effect: async (_action, api) => {
      api.cancelActiveListeners();
      for (;;) {
        api.extra.lookForRelease();
        await api.delay(HOUR_MS);
      }
    },
  });
}
