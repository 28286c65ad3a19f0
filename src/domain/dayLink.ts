import { LOST_SCORE, type Round, scoreOf } from './round';

const LOST = 'x';
/** Behind it may be what an app added, but no more of a number. */
const HASH = /^#([1-6x])(?![\da-z])/i;

/** An ended round's score as the hash of its day's address: `#3`, or `#x` if lost. */
export function scoreHash(round: Round): string {
  const score = scoreOf(round);
  return `#${score === LOST_SCORE ? LOST : score}`;
}

/** A friend's score in the hash of a day's address; null without one that play can lead to. */
export function parseScoreHash(hash: string): number | null {
  const text = HASH.exec(hash)?.[1];
  if (text === undefined) return null;
  return text.toLowerCase() === LOST ? LOST_SCORE : Number(text);
}
