import type { UtcDate } from './calendar';
import { type Countries, type Country, dailyCountry, findCountry, type Place } from './countries';
import {
  type CompassPoint,
  compassPoint,
  greatCircleDistance,
  initialBearing,
  type Point,
} from './geography';
import { type Neighbours, withAnswers } from './neighbours';
import { dailyRoundId, kindOf, type RoundId } from './roundId';

export const MAX_GUESSES = 6;
/** The score of a lost round where friends compare. */
export const LOST_SCORE = MAX_GUESSES + 1;

/** From the start level (nearest) to the farthest out. */
export const ZOOM_LEVELS = [18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4] as const;
export type ZoomLevel = (typeof ZOOM_LEVELS)[number];
export const START_ZOOM = ZOOM_LEVELS[0];
export const MIN_ZOOM = 4 satisfies ZoomLevel;
/** The first level shown of a further place, if available. */
export const PLACE_ZOOM = 15 satisfies ZoomLevel;

export type Answer = Point & { readonly name: string; readonly place: string };

/** A guess as the player saw it: never recomputed. */
export type Guess = {
  readonly name: string;
  /** Great-circle distance between the landmarks, whole km. */
  readonly distance: number;
  /** Initial bearing towards the answer. */
  readonly direction: CompassPoint;
  readonly isCorrect: boolean;
};

export const ROUND_STATUSES = ['playing', 'won', 'lost'] as const;
export type RoundStatus = (typeof ROUND_STATUSES)[number];

/**
 * A round as played. Its status is stored, so that a later change of `MAX_GUESSES` reopens no round. One from
 * storage may also have facts that only a later release knows: they stay with it.
 */
export type Round = {
  readonly answer: Answer;
  readonly guesses: Guess[];
  readonly status: RoundStatus;
  /** In ms since the epoch, for kinds of rounds that are retained by age. */
  readonly openedAt?: number;
  /** When a guess ended it, in ms since the epoch; unknown of rounds that earlier releases played. */
  readonly endedAt?: number;
  /** When an import replaced this device's, in ms since the epoch. */
  readonly importedAt?: number;
  /** The scores of who sent the link: of this round, or of a challenge's five. Stored, since the link may be gone. */
  readonly friendsResult?: number[];
  /** Of the question after the end, once it was answered. */
  readonly neighbours?: Neighbours;
};

/** Null if the country has no places. */
export const landmarkOf = (country: Pick<Country, 'mapLocations'>): Place | null =>
  country.mapLocations[0] ?? null;

/** Null if the list has no such country. */
export const findLandmark = (countries: Countries, name: string): Place | null =>
  findCountry(countries, name)?.mapLocations[0] ?? null;

/** Null if the country has no landmark and so cannot be the answer. */
export function newRound(country: Country | undefined): Round | null {
  const place = country && landmarkOf(country);
  if (!place) return null;
  const answer = { name: country.name, place: place.name, lat: place.lat, lon: place.lon };
  return { answer, guesses: [], status: 'playing' };
}

/** The status by today's rules. */
export function statusAfter(guesses: readonly Guess[]): RoundStatus {
  if (guesses.some(({ isCorrect }) => isCorrect)) return 'won';
  return guesses.length >= MAX_GUESSES ? 'lost' : 'playing';
}

export const hasEnded = ({ status }: Round): boolean => status !== 'playing';

/** Whether a guess was made or the answer revealed. */
export const isBegun = (round: Round): boolean => round.guesses.length > 0 || hasEnded(round);

/** The number of guesses of an ended round; a lost one's score is the worst. */
export const scoreOf = ({ status, guesses }: Round): number =>
  status === 'lost' ? LOST_SCORE : guesses.length;

export const isInProgress = (round: Round): boolean => isBegun(round) && !hasEnded(round);

/** @param landmark null if the guessed country has none */
export const canGuess = (round: Round, landmark: Point | null): landmark is Point =>
  landmark !== null && !hasEnded(round);

/**
 * The round after a guess that `canGuess` allows.
 * @param landmark the guessed country's
 * @param at when it was made, in ms since the epoch, if known
 */
export function addGuess(round: Round, name: string, landmark: Point, at?: number): Round {
  const { answer } = round;
  const guess: Guess = {
    name,
    distance: Math.round(greatCircleDistance(landmark, answer)),
    direction: compassPoint(initialBearing(landmark, answer)),
    isCorrect: name === answer.name,
  };
  const guesses = [...round.guesses, guess];
  const status = statusAfter(guesses);
  const endedAt = status === 'playing' ? undefined : at;
  return { ...round, guesses, status, ...(endedAt !== undefined && { endedAt }) };
}

/** Revealing the answer loses the round; an ended one does not change. */
export const revealAnswer = (round: Round): Round =>
  hasEnded(round) ? round : { ...round, status: 'lost' };

/** Whether the question after the end is asked: not in a challenge, whose maps follow each other. */
export const asksNeighbours = (id: RoundId, round: Round): boolean =>
  hasEnded(round) && kindOf(id) !== 'challenge';

/**
 * Answers the question after the end.
 * @param asked what the question asks for, unless it was answered before
 * @returns the round itself if that is not legal
 */
export function nameNeighbour(
  id: RoundId,
  round: Round,
  asked: string[],
  name: string | null,
): Round {
  if (!asksNeighbours(id, round)) return round;
  const before = round.neighbours ?? { asked, given: [] };
  const neighbours = withAnswers(before, [name], round.answer.name);
  return neighbours === before ? round : { ...round, neighbours };
}

/** Whether the answer was revealed before the last guess. */
export const wasRevealed = ({ status, guesses }: Round): boolean =>
  status === 'lost' && guesses.length < MAX_GUESSES;

/** The nearest guess, or the first of several. */
export const closestGuess = ({ guesses }: Round): Guess | undefined =>
  [...guesses].sort((a, b) => a.distance - b.distance)[0];

/**
 * How many levels the map can zoom out: one per guess, all once the round has ended.
 * @param placeLevel the farthest level of a further place, which is always unlocked; undefined for the
 *   landmark
 */
export function zoomSteps(round: Round | undefined, placeLevel: ZoomLevel | undefined): number {
  if (placeLevel !== undefined) return ZOOM_LEVELS.indexOf(placeLevel);
  if (!round) return 0;
  return hasEnded(round) ? MAX_GUESSES : round.guesses.length;
}

/** Nearest first. */
export const allowedZooms = (steps: number): readonly ZoomLevel[] =>
  ZOOM_LEVELS.slice(0, steps + 1);

export const farthestZoom = (steps: number): ZoomLevel => ZOOM_LEVELS[steps] ?? MIN_ZOOM;

/** The picked level, limited to the unlocked ones. */
export function clampedZoom(picked: ZoomLevel, steps: number): ZoomLevel {
  const farthest = farthestZoom(steps);
  return picked < farthest ? farthest : picked;
}

export const zoomedOut = (zoom: ZoomLevel): ZoomLevel =>
  farthestZoom(ZOOM_LEVELS.indexOf(zoom) + 1);

/**
 * Whether play can have led to this round: validates rounds from outside.
 * @param canBeRevealed whether the answer can be revealed, even before the first guess
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
  // Fewer guesses were allowed then, or the answer was revealed.
  return guesses.length > 0 || canBeRevealed;
}

/** `round` is null if the country has no landmark and cannot be played. */
export type Puzzle = { readonly id: RoundId; readonly round: Round | null };

/** A day's puzzle before the first guess. */
export const puzzleOf = (countries: Countries, date: UtcDate, offset: number): Puzzle => ({
  id: dailyRoundId(date, offset),
  round: newRound(dailyCountry(countries, date, offset)),
});
