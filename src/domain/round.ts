import type { UtcDate } from './calendar';
import { type Countries, type Country, dailyCountry, findCountry, type Place } from './countries';
import {
  type CompassPoint,
  compassPoint,
  greatCircleDistance,
  initialBearing,
  type Point,
} from './geography';
import { dailyRoundId, type RoundId } from './roundId';

export const MAX_GUESSES = 6;
/** The score of a lost map in a challenge. */
export const LOST_SCORE = MAX_GUESSES + 1;

/** The zoom levels of the map, from the one a round starts with (nearest) to the farthest out. */
export const ZOOM_LEVELS = [18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4] as const;
export type ZoomLevel = (typeof ZOOM_LEVELS)[number];
export const START_ZOOM = ZOOM_LEVELS[0];
export const MIN_ZOOM = 4 satisfies ZoomLevel;
/** The first level shown of a further place of the country, where it has so many. */
export const PLACE_ZOOM = 15 satisfies ZoomLevel;

/** The country to guess, by name, and its landmark. */
export type Answer = Point & { readonly name: string; readonly place: string };

/** A guess as the player saw it: a fact, never recomputed. */
export type Guess = {
  readonly name: string;
  /** Great-circle distance from the guessed country's landmark to the answer's, whole km. */
  readonly distance: number;
  /** Initial bearing from the guess to the answer. */
  readonly direction: CompassPoint;
  readonly isCorrect: boolean;
};

export const ROUND_STATUSES = ['playing', 'won', 'lost'] as const;
export type RoundStatus = (typeof ROUND_STATUSES)[number];

/**
 * A round as it was played. Its status is set by each guess, or by showing the answer, and stored, so
 * that a later change of `MAX_GUESSES` reopens no round.
 */
export type Round = {
  readonly answer: Answer;
  readonly guesses: Guess[];
  readonly status: RoundStatus;
  /** When it was first opened, in ms since the epoch, if only the latest of its kind are kept. */
  readonly openedAt?: number;
  /** The result of the friend who sent the challenge; kept, since the link may be gone. */
  readonly friendsResult?: number[];
};

/** The place that is pictured and measured to, or null when the country has none. */
export const landmarkOf = (country: Pick<Country, 'mapLocations'>): Place | null =>
  country.mapLocations[0] ?? null;

/** The landmark of the named country, or null when the list has no such country. */
export const findLandmark = (countries: Countries, name: string): Place | null =>
  findCountry(countries, name)?.mapLocations[0] ?? null;

/** A round without guesses, or null when the country has no landmark and so cannot be the answer. */
export function newRound(country: Country | undefined): Round | null {
  const place = country && landmarkOf(country);
  if (!place) return null;
  const answer = { name: country.name, place: place.name, lat: place.lat, lon: place.lon };
  return { answer, guesses: [], status: 'playing' };
}

/** A round's status after these guesses, by today's rules. */
export function statusAfter(guesses: readonly Guess[]): RoundStatus {
  if (guesses.some(({ isCorrect }) => isCorrect)) return 'won';
  return guesses.length >= MAX_GUESSES ? 'lost' : 'playing';
}

export const hasEnded = ({ status }: Round): boolean => status !== 'playing';

/** Whether there was a guess, or the answer was shown. */
export const isBegun = (round: Round): boolean => round.guesses.length > 0 || hasEnded(round);

/** Begun and not yet ended. */
export const isInProgress = (round: Round): boolean => isBegun(round) && !hasEnded(round);

/** Whether a guess is allowed: the round has not ended, and the guessed country has a landmark. */
export const canGuess = (round: Round, landmark: Point | null): landmark is Point =>
  landmark !== null && !hasEnded(round);

/**
 * The round after a guess, or the same round when the guess is not allowed.
 * @param landmark where the guessed country's landmark stands, or null when it has none
 */
export function addGuess(round: Round, name: string, landmark: Point | null): Round {
  if (!canGuess(round, landmark)) return round;
  const { answer } = round;
  const guess: Guess = {
    name,
    distance: Math.round(greatCircleDistance(landmark, answer)),
    direction: compassPoint(initialBearing(landmark, answer)),
    isCorrect: name === answer.name,
  };
  const guesses = [...round.guesses, guess];
  return { ...round, guesses, status: statusAfter(guesses) };
}

/** The round after the player had its answer shown, which loses it; an ended one stays as it is. */
export const revealAnswer = (round: Round): Round =>
  hasEnded(round) ? round : { ...round, status: 'lost' };

/** Whether the player had the answer shown before the last guess. */
export const wasRevealed = ({ status, guesses }: Round): boolean =>
  status === 'lost' && guesses.length < MAX_GUESSES;

/** The nearest guess, the first of several; undefined if there is none. */
export const closestGuess = ({ guesses }: Round): Guess | undefined =>
  [...guesses].sort((a, b) => a.distance - b.distance)[0];

/**
 * How many levels the map may be zoomed out: one per guess, and all once the round has ended.
 * @param placeLevel the farthest level of the further place on the map, where nothing is left to guess;
 *   undefined for the landmark
 */
export function zoomSteps(round: Round | undefined, placeLevel: ZoomLevel | undefined): number {
  if (placeLevel !== undefined) return ZOOM_LEVELS.indexOf(placeLevel);
  if (!round) return 0;
  return hasEnded(round) ? MAX_GUESSES : round.guesses.length;
}

/** The levels unlocked by so many steps out, nearest first. */
export const allowedZooms = (steps: number): readonly ZoomLevel[] =>
  ZOOM_LEVELS.slice(0, steps + 1);

/** The farthest level unlocked by so many steps out. */
export const farthestZoom = (steps: number): ZoomLevel => ZOOM_LEVELS[steps] ?? MIN_ZOOM;

/** The level to show when this one was picked and so many steps out are unlocked. */
export function clampedZoom(picked: ZoomLevel, steps: number): ZoomLevel {
  const farthest = farthestZoom(steps);
  return picked < farthest ? farthest : picked;
}

/** One level farther out, never below the minimum. */
export const zoomedOut = (zoom: ZoomLevel): ZoomLevel =>
  farthestZoom(ZOOM_LEVELS.indexOf(zoom) + 1);

/**
 * Whether play can have led to this round: the check for rounds from outside.
 * @param canBeRevealed whether the player can have the answer shown, before the first guess too
 */
export function isLegalRound(
  { answer, guesses, status }: Round,
  { canBeRevealed = false } = {},
): boolean {
  const isMarked = guesses.every(({ name, isCorrect }) => isCorrect === (name === answer.name));
  const wentOn = guesses.slice(0, -1).some(({ isCorrect }) => isCorrect);
  if (!isMarked || wentOn || guesses.length > MAX_GUESSES) return false;
  const expected = statusAfter(guesses);
  if (status !== 'lost' || expected !== 'playing') return status === expected;
  // There were fewer guesses then, or the answer was shown.
  return guesses.length > 0 || canBeRevealed;
}

/** A round to open. Its `round` is null where the country has no landmark and cannot be played. */
export type Puzzle = { readonly id: RoundId; readonly round: Round | null };

/** The puzzle of a day, as it stands before the first guess. */
export const puzzleOf = (countries: Countries, date: UtcDate, offset: number): Puzzle => ({
  id: dailyRoundId(date, offset),
  round: newRound(dailyCountry(countries, date, offset)),
});
