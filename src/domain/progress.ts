import { isArchived } from './archive';
import { nextUtcDate, type UtcDate } from './calendar';
import { entriesOf } from './entriesOf';
import type { Round } from './round';

/** Rounds by the day that they are of. */
export type Rounds = Readonly<Record<UtcDate, Round>>;

/** The rounds that a player has begun: what can be taken to another device. */
export type Progress = { readonly daily: Rounds; readonly archive: Rounds };

/** The most that an export may hold, in characters, and as a file in bytes. */
export const MAX_EXPORT_SIZE = 1_000_000;

/** The version of the format. */
export const EXPORT_VERSION = 1;

/**
 * Whether a device can have a round of a day, by its own clock, which may be a day ahead. A clock
 * that was set wrong may have left others: an export goes without them, so that one odd day does not
 * cost the player the rest. An import that has them is refused: they would lie in wait, and the
 * day's puzzle be over when it comes.
 */
export const CAN_BE = {
  daily: (date: UtcDate, today: UtcDate) => date <= nextUtcDate(today),
  archive: (date: UtcDate, today: UtcDate) => isArchived(date, nextUtcDate(today)),
};

/** Which guess is correct follows from the names. */
const toTuple = ([date, { answer, guesses }]: [UtcDate, Round]) => [
  date,
  answer.name,
  answer.place,
  answer.lat,
  answer.lon,
  guesses.map(({ name, distance, direction }) => [name, distance, direction]),
];

/** Progress as a text that `parseProgress` reads: nothing but rounds, each in few characters. */
export function formatProgress(progress: Progress, today: UtcDate): string {
  const tuples = (kind: keyof Progress) =>
    entriesOf(progress[kind])
      .filter(([date]) => CAN_BE[kind](date, today))
      .map(toTuple);
  return JSON.stringify({
    zoomle: EXPORT_VERSION,
    daily: tuples('daily'),
    archive: tuples('archive'),
  });
}
