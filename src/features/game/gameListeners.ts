import { nextUtcMidnight } from '../../domain/calendar';
import { upcomingAnswers } from '../../domain/countries';
import type { AppStartListening } from '../../store/makeStore';
import { dayChanged, rehydrated } from '../events';
import { cacheCountries, updateToday } from './gameThunks';

/** Read the clock at least this often: timers stop while a device sleeps, and clocks get set. */
const LONGEST_DELAY_MS = 60_000;

export function startClockListener(startListening: AppStartListening) {
  startListening({
    actionCreator: rehydrated,
    effect: async (_action, api) => {
      api.cancelActiveListeners();
      const update = () => api.dispatch(updateToday());
      api.signal.addEventListener('abort', api.extra.onWake(update));
      for (;;) {
        update();
        const now = api.extra.now();
        await api.delay(Math.min(nextUtcMidnight(now) - now, LONGEST_DELAY_MS));
      }
    },
  });
}

export function startOfflineListener(startListening: AppStartListening) {
  startListening({
    actionCreator: dayChanged,
    effect: ({ payload: today }, { dispatch, extra: { countries } }) => {
      dispatch(cacheCountries(upcomingAnswers(countries, today)));
    },
  });
}
