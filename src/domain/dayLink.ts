import type { UtcDate } from './calendar';
import { LOST_SCORE, type Round, scoreOf } from './round';

const LOST = 'x';
/** Before it may be the day, behind it what an app added, but no more of a number. */
const HASH = /^#(?:(\d{4}-\d\d-\d\d)=)?([1-6x])(?![\da-z])/i;

/** An ended round's score as the hash of its day's address: `#3`, or `#x` if lost. */
export function scoreHash(round: Round): string {
  const score = scoreOf(round);
  return `#${score === LOST_SCORE ? LOST : score}`;
}

/** The hash with its day, for an address that does not name it. */
export const datedHash = (date: UtcDate, hash: string) => hash && `#${date}=${hash.slice(1)}`;

/** A friend's score in the hash of a day's address; null without one of this day that play can lead to. */
export function parseScoreHash(date: UtcDate, hash: string): number | null {
  const [, day = date, text] = HASH.exec(hash) ?? [];
  if (text === undefined || day !== date) return null;
  return text.toLowerCase() === LOST ? LOST_SCORE : Number(text);
}
