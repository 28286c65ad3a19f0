import { parseUtcDate, type UtcDate } from './calendar';

/**
 * Names a round: `daily:2026-11-20` is the day's puzzle for everybody, `dev:2026-11-20+1` the one a
 * developer reached by advancing the day's offset, `archive:2026-11-01` a past day's puzzle played
 * later, `practice:48271` a random country, `challenge:<code>:2` the second map of a challenge. Only
 * daily rounds count.
 */
export type RoundId =
  | `daily:${string}`
  | `dev:${string}+${number}`
  | `archive:${string}`
  | `practice:${number}`
  | `challenge:${string}:${number}`;

export type RoundKind = 'daily' | 'dev' | 'archive' | 'practice' | 'challenge';

export const kindOf = (id: RoundId) => id.slice(0, id.indexOf(':')) as RoundKind;

/** The id of the day's puzzle, or of the one so many countries further at a developer's offset. */
export const dailyRoundId = (date: UtcDate, offset = 0): RoundId =>
  offset === 0 ? `daily:${date}` : `dev:${date}+${offset}`;

export const archiveRoundId = (date: UtcDate): RoundId => `archive:${date}`;

const PRACTICE_IDS = 1e9;

/**
 * The id of a practice round.
 * @param random 0 <= random < 1; rounds opened in two tabs must not get the same id
 */
export const practiceRoundId = (random: number): RoundId =>
  `practice:${Math.floor(random * PRACTICE_IDS)}`;

/** How many maps a challenge has. */
export const CHALLENGE_MAPS = 5;

/**
 * The id of a map of a challenge.
 * @param code of the challenge without a result, so that everyone who answers has the same rounds
 * @param map from 1 to `CHALLENGE_MAPS`
 */
export const challengeRoundId = (code: string, map: number): RoundId => `challenge:${code}:${map}`;

/** The challenge that a round belongs to, and which of its maps it is; null for other rounds. */
export function challengeOf(id: RoundId): { readonly code: string; readonly map: number } | null {
  const [kind, code = '', map] = id.split(':');
  return kind === 'challenge' ? { code, map: Number(map) } : null;
}

/** The day whose puzzle a round is, or null for practice and challenges. */
export function roundDate(id: RoundId): UtcDate | null {
  if (kindOf(id) === 'practice' || kindOf(id) === 'challenge') return null;
  // Ids are only made from dates.
  return id.slice(id.indexOf(':') + 1).slice(0, 'YYYY-MM-DD'.length) as UtcDate;
}

/** Whether a round is on the board by its date, not by the player's choice. */
export const isOfTheDay = (id: RoundId): boolean => kindOf(id) === 'daily' || kindOf(id) === 'dev';

/** Whether the player can have the answer shown: the round does not count, and nobody else has it. */
export const canBeRevealed = (id: RoundId): boolean => kindOf(id) === 'practice';

/** Whether its result can be shared: others can play the same round. */
export const canBeShared = (id: RoundId): boolean =>
  kindOf(id) === 'daily' || kindOf(id) === 'archive';

const DATED_ID = /^(?:daily|archive):(.*)$/;
/** A challenge's code has two characters per map, and eight more (`formatChallenge`). */
const UNDATED_ID = new RegExp(
  `^(practice:(0|[1-9]\\d{0,8})|challenge:[\\da-z]{${2 * CHALLENGE_MAPS + 8}}:[1-${CHALLENGE_MAPS}])$`,
);

/** Parses a stored id, or null. Developers' rounds are not stored, and so not parsed either. */
export function parseRoundId(text: string): RoundId | null {
  const date = DATED_ID.exec(text)?.[1];
  const isId = date === undefined ? UNDATED_ID.test(text) : parseUtcDate(date) !== null;
  return isId ? (text as RoundId) : null;
}
