import { lastDays, type UtcDate } from './calendar';
import { isBegun, type Round } from './round';

/** Today is last; days without a begun round have null. */
export const lastWeek = (rounds: Readonly<Record<UtcDate, Round>>, today: UtcDate) =>
  lastDays(today, 7).map((date) => {
    const round = rounds[date];
    return { date, round: round && isBegun(round) ? round : null };
  });
