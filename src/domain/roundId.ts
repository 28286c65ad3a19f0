import { parseUtcDate, type UtcDate } from './calendar';

/**
 * `daily:2026-11-20` is the day's puzzle for everybody; `dev:2026-11-20+1` a developer's, one country
 * further; `archive:2026-11-01` a past day's puzzle played later; `practice:48271` a random country;
 * `challenge:<code>:2` a challenge's second map. Only daily rounds count.
 */
export type RoundId =
  | `daily:${string}`
  | `dev:${string}+${number}`
  | `archive:${string}`
  | `practice:${number}`
  | `challenge:${string}:${number}`;

export type RoundKind = 'daily' | 'dev' | 'archive' | 'practice' | 'challenge';

export const kindOf = (id: RoundId) => id.slice(0, id.indexOf(':')) as RoundKind;

/** With an offset, the id of a developer's round. */
export const dailyRoundId = (date: UtcDate, offset = 0): RoundId =>
  offset === 0 ? `daily:${date}` : `dev:${date}+${offset}`;

export const archiveRoundId = (date: UtcDate): RoundId => `archive:${date}`;

const PRACTICE_IDS = 1e9;

/** @param random 0 <= random < 1; ids of two tabs must differ */
export const practiceRoundId = (random: number): RoundId =>
  `practice:${Math.floor(random * PRACTICE_IDS)}`;

export const CHALLENGE_MAPS = 5;

/** A polynomial hash: 0 <= hash < modulus. */
export const hashOf = (text: string, modulus: number): number =>
  Array.from(text).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % modulus, 0);

/**
 * The id under which a round outlives its challenge, the same in every tab and on every device. A practice
 * round keeps its own.
 */
export const asPractice = (id: RoundId): RoundId =>
  kindOf(id) === 'practice' ? id : `practice:${hashOf(id, PRACTICE_IDS)}`;

/**
 * @param code the challenge's code without a result: everyone who answers has the same rounds
 * @param map from 1 to `CHALLENGE_MAPS`
 */
export const challengeRoundId = (code: string, map: number): RoundId => `challenge:${code}:${map}`;

/** Null for other rounds. A code has two characters per map and eight more (`formatChallenge`). */
export function challengeOf(id: RoundId) {
  const [kind, code = '', map] = id.split(':');
  return kind === 'challenge' ? { code, map: Number(map), of: (code.length - 8) / 2 } : null;
}

/** The puzzle's day; null for practice and challenges. */
export function roundDate(id: RoundId): UtcDate | null {
  const [kind, date] = id.split(/[:+]/);
  // Ids are made from dates only.
  return kind === 'practice' || kind === 'challenge' ? null : (date as UtcDate);
}

/** Whether the date chose the round, not the player. */
export const isOfTheDay = (id: RoundId): boolean => kindOf(id) === 'daily' || kindOf(id) === 'dev';

/** Whether the answer can be revealed: the round does not count, and nobody else has it. */
export const canBeRevealed = (id: RoundId): boolean => kindOf(id) === 'practice';

/** Whether a round is sent on its own: neither a developer's, nor one of a challenge's five. */
export const canBeShared = (id: RoundId): boolean =>
  kindOf(id) !== 'dev' && (challengeOf(id)?.of ?? 1) === 1;

const DATED_ID = /^(?:daily|archive):(.*)$/;
const UNDATED_ID = /^(practice:(0|[1-9]\d{0,8})|challenge:([\da-z]{10}:1|[\da-z]{18}:[1-5]))$/;

/** Null for invalid ids and developers' rounds, which are not stored. */
export function parseRoundId(text: string): RoundId | null {
  const date = DATED_ID.exec(text)?.[1];
  const isId = date === undefined ? UNDATED_ID.test(text) : parseUtcDate(date) !== null;
  return isId ? (text as RoundId) : null;
}
