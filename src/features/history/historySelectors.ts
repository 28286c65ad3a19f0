import type { RootState } from '../../app/makeStore';
import type { UtcDate } from '../../domain/calendar';

/** The round of a past day, or undefined when it was not begun. */
export const selectPastRound = (state: RootState, date: UtcDate) => state.history.rounds[date];
