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

export function kindOf(id: RoundId): RoundKind {
  return id.slice(0, id.indexOf(':')) as RoundKind;
}

/** The id of the day's puzzle, or of the one so many countries further at a developer's offset. */
export function dailyRoundId(date: UtcDate, offset = 0): RoundId {
  return offset === 0 ? `daily:${date}` : `dev:${date}+${offset}`;
}

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
  if (kindOf(id) !== 'challenge') return null;
  const end = id.lastIndexOf(':');
  return { code: id.slice('challenge:'.length, end), map: Number(id.slice(end + 1)) };
}

/** The day whose puzzle a round is, or null for practice and challenges. */
export function roundDate(id: RoundId): UtcDate | null {
  if (kindOf(id) === 'practice' || kindOf(id) === 'challenge') return null;
  // Ids are only made from dates.
  return id.slice(id.indexOf(':') + 1).slice(0, 'YYYY-MM-DD'.length) as UtcDate;
}

/** Whether a round is on the board by its date, not by the player's choice. */
export function isOfTheDay(id: RoundId): boolean {
  const kind = kindOf(id);
  return kind === 'daily' || kind === 'dev';
}

/** Whether the player can have the answer shown: the round does not count, and nobody else has it. */
export const canBeRevealed = (id: RoundId): boolean => kindOf(id) === 'practice';

/** Whether its result can be shared: others can play the same round. */
export function canBeShared(id: RoundId): boolean {
  const kind = kindOf(id);
  return kind === 'daily' || kind === 'archive';
}

/** The code has two characters per map, and eight more (`formatChallenge`). */
const CHALLENGE_ROUND_ID = new RegExp(
  `^challenge:[\\da-z]{${2 * CHALLENGE_MAPS + 8}}:[1-${CHALLENGE_MAPS}]$`,
);

/** Parses a stored id, or null. Developers' rounds are not stored, and so not parsed either. */
export function parseRoundId(text: string): RoundId | null {
  const kind = text.slice(0, text.indexOf(':'));
  const name = text.slice(kind.length + 1);
  if (kind === 'challenge') return CHALLENGE_ROUND_ID.test(text) ? (text as RoundId) : null;
  if (kind === 'practice')
    return /^(0|[1-9]\d{0,8})$/.test(name) ? `practice:${Number(name)}` : null;
  const date = parseUtcDate(name);
  if (!date) return null;
  if (kind === 'daily') return dailyRoundId(date);
  return kind === 'archive' ? archiveRoundId(date) : null;
}
