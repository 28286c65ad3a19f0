import type { RootState } from '../../app/makeStore';
import type { UtcDate } from '../../domain/calendar';

export const selectPastRounds = (state: RootState) => state.history.rounds;
export const selectArchivedRounds = (state: RootState) => state.history.archive;

/** The daily round of a past day, or undefined when it was not begun. */
export const selectPastRound = (state: RootState, date: UtcDate) => state.history.rounds[date];

/** The round of a past day from the archive, or undefined when it was not begun. */
export const selectArchivedRound = (state: RootState, date: UtcDate) => state.history.archive[date];
