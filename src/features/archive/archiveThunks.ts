import type { UtcDate } from '../../domain/calendar';
import type { AppThunk } from '../../store/makeStore';
import { selectOpenDays } from './archiveSelectors';

/** A random past day that can be played; undefined if there is none. */
export const drawPastDay =
  (): AppThunk<UtcDate | undefined> =>
  (_dispatch, getState, { countries, random }) => {
    const days = selectOpenDays(getState(), countries);
    return days[Math.floor(random() * days.length)];
  };
