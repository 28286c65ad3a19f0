import { nextUtcDate, nextUtcMidnight } from '../../domain/calendar';
import { puzzleOf } from '../../domain/round';
import type { AppStartListening } from '../../store/makeStore';
import { dayChanged, rehydrated } from '../events';
import { cacheRounds, updateToday } from './gameThunks';

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
      const puzzles = [today, nextUtcDate(today)].map((date) => puzzleOf(countries, date, 0));
      dispatch(cacheRounds(puzzles.map(({ round }) => round)));
    },
  });
}
