import type { Country, Place } from './countries';
import {
  type CompassPoint,
  compassPoint,
  greatCircleDistance,
  initialBearing,
  type Point,
} from './geography';

export const MAX_GUESSES = 6;

/** The zoom levels of the map, from the one a round starts with (nearest) to the farthest out. */
export const ZOOM_LEVELS = [18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4] as const;
export type ZoomLevel = (typeof ZOOM_LEVELS)[number];
export const START_ZOOM = ZOOM_LEVELS[0];
const MIN_ZOOM = 4 satisfies ZoomLevel;
/** Where looking at a further place of the country begins: some kilometres of it. */
export const PLACE_ZOOM = 15 satisfies ZoomLevel;

/** What is to be guessed: a country by name, and its landmark. */
export type Answer = Point & { readonly name: string; readonly place: string };

/** A guess as the player saw it: a fact, never computed anew. */
export type Guess = {
  readonly name: string;
  /** Great-circle distance from the guessed country's first place to the answer's, whole km. */
  readonly distance: number;
  /** Initial bearing from the guess to the answer. */
  readonly direction: CompassPoint;
  readonly isCorrect: boolean;
};

export type Round = { readonly answer: Answer; readonly guesses: Guess[] };
export type RoundStatus = 'playing' | 'won' | 'lost';

/** A round without guesses, or null when the country cannot be the answer: it has no place. */
export function newRound(country: Country | undefined): Round | null {
  const place = country?.mapLocations[0];
  if (!country || !place) return null;
  const answer = { name: country.name, place: place.name, lat: place.lat, lon: place.lon };
  return { answer, guesses: [] };
}

export function roundStatus({ guesses }: Round): RoundStatus {
  if (guesses.some((guess) => guess.isCorrect)) return 'won';
  return guesses.length >= MAX_GUESSES ? 'lost' : 'playing';
}

/** Begun and not yet ended: such a round is not taken from the player. */
export function isUnderWay(round: Round): boolean {
  return round.guesses.length > 0 && roundStatus(round) === 'playing';
}

/**
 * The round after a guess. A guess that the rules do not allow (the round has ended, the guessed
 * country has no place) gives the same round back.
 * @param place the guessed country's first place, or null when it has none
 */
export function withGuess(round: Round, name: string, place: Point | null): Round {
  if (!place || roundStatus(round) !== 'playing') return round;
  const { answer } = round;
  const guess: Guess = {
    name,
    distance: Math.round(greatCircleDistance(place, answer)),
    direction: compassPoint(initialBearing(place, answer)),
    isCorrect: name === answer.name,
  };
  return { answer, guesses: [...round.guesses, guess] };
}

/**
 * How many levels out of the nearest the map may be zoomed: one for each guess.
 * @param isFree whether the map shows a further place of the country, where nothing is to be guessed
 */
export const zoomSteps = (guessCount: number, isFree: boolean): number =>
  isFree ? ZOOM_LEVELS.length - 1 : guessCount;

/** The levels that so many steps out unlock, nearest first. */
export function allowedZooms(steps: number): readonly ZoomLevel[] {
  return ZOOM_LEVELS.slice(0, steps + 1);
}

/** The farthest level that so many steps out unlock. */
export function farthestZoom(steps: number): ZoomLevel {
  return ZOOM_LEVELS[steps] ?? MIN_ZOOM;
}

/** The level that is shown when this one was picked and so many steps out are unlocked. */
export function clampedZoom(picked: ZoomLevel, steps: number): ZoomLevel {
  const farthest = farthestZoom(steps);
  return picked < farthest ? farthest : picked;
}

/** One level farther out, never below the minimum. */
export function zoomedOut(zoom: ZoomLevel): ZoomLevel {
  return ZOOM_LEVELS[ZOOM_LEVELS.indexOf(zoom) + 1] ?? MIN_ZOOM;
}

/**
 * Whether play could have led to the round, as far as the number, the order and the names of its
 * guesses tell: the test for rounds that come from outside.
 */
export function isLegalRound({ answer, guesses }: Round): boolean {
  return (
    guesses.length <= MAX_GUESSES &&
    guesses.every(
      ({ name, isCorrect }, index) =>
        isCorrect === (name === answer.name) && (!isCorrect || index === guesses.length - 1),
    )
  );
}

/** The country's first place, the one that a guess is measured from, or null. */
export function guessedPlace(country: { mapLocations: readonly Place[] }): Point | null {
  const place = country.mapLocations[0];
  return place ? { lat: place.lat, lon: place.lon } : null;
}
