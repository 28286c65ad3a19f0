import type { UnknownAction } from '@reduxjs/toolkit';
import * as v from 'valibot';

import { parseUtcDate } from '../../domain/calendar';
import { type Countries, findCountry } from '../../domain/countries';
import { type Puzzle, puzzleOf } from '../../domain/puzzle';
import { guessedPlace, type Round, withGuess, ZOOM_LEVELS } from '../../domain/round';
import { roundDate, type RoundId } from '../../domain/roundId';
import { offsetAdvanced } from '../../features/dev/offsetSlice';
import {
  boardOpened,
  dayArrived,
  guessMade,
  placePicked,
  roundOpened,
  startedOver,
  zoomPicked,
} from '../../features/game/gameSlice';
import { progressImported } from '../../features/progress/progressSlice';
import {
  changedElsewhere,
  storageRestored,
  type StorageTrouble,
  troubleFound,
} from '../../features/storage/storageSlice';
import type { EventLine } from '../eventLine';
import type { RootState } from '../makeStore';

const Names = v.array(v.string());
const Brought = v.object({
  rounds: v.optional(v.record(v.string(), Names), {}),
  board: v.optional(v.nullable(v.string()), null),
  zoom: v.optional(v.number(), 0),
});

/** The offset that the id of a developer's round ends with, 0 in others. */
const offsetOf = (id: RoundId) => (id.startsWith('dev:') ? Number(id.split('+')[1]) : 0);

/** The puzzle that an id names, after guesses of countries; null for practice, which is random. */
export function puzzleNamed(
  id: RoundId,
  names: readonly string[],
  countries: Countries,
): Puzzle | null {
  const date = roundDate(id);
  if (!date) return null;
  const { round } = puzzleOf(countries, date, offsetOf(id));
  const guessed = names.reduce<Round | null>((before, name) => {
    const country = findCountry(countries, name);
    return before && country ? withGuess(before, name, guessedPlace(country)) : before;
  }, round);
  return { id, round: guessed };
}

/** What came from elsewhere: rounds by the names of their guesses, and what was seen of them. */
function broughtBy(facts: string, countries: Countries) {
  const { rounds: named, board, zoom } = v.parse(Brought, JSON.parse(facts));
  const rounds: Record<RoundId, Round> = Object.fromEntries(
    Object.entries(named).flatMap(([id, names]) => {
      const round = puzzleNamed(id as RoundId, names, countries)?.round;
      return round ? [[id, round]] : [];
    }),
  );
  const picked = ZOOM_LEVELS.find((level) => level === zoom);
  const hasBoard = board !== null && board in rounds && picked;
  return hasBoard ? { rounds, board: board as RoundId, zoom: picked } : { rounds };
}

/** A fact, and what stands behind it. */
function split(facts: string): [RoundId, string] {
  const [id = ''] = facts.split(' ');
  return [id as RoundId, facts.slice(id.length + 1)];
}

type Reader = (facts: string, state: RootState, countries: Countries) => UnknownAction | null;

/** By its type, the event that a line's facts tell of; null or an exception where they do not. */
const READERS: Readonly<Record<string, Reader>> = {
  'storage/restored': (facts, _state, countries) =>
    storageRestored({
      game: facts ? broughtBy(facts, countries) : null,
      history: null,
      settings: null,
    }),
  'storage/changedElsewhere': (facts, _state, countries) =>
    changedElsewhere({ rounds: broughtBy(facts, countries).rounds }),
  'storage/troubleFound': (facts) => troubleFound(facts as StorageTrouble),
  'progress/imported': (facts, _state, countries) =>
    progressImported({
      news: { daily: {}, archive: {} },
      open: broughtBy(facts, countries).rounds,
    }),
  'game/dayArrived': (facts, { dev }, countries) => {
    const today = parseUtcDate(facts);
    // What a past day leaves to the history may as well stay: it is out of sight.
    return today && dayArrived({ today, puzzle: puzzleOf(countries, today, dev.offset), past: {} });
  },
  'game/roundOpened': (facts, _state, countries) => {
    const [id, names] = split(facts);
    const guessed = names ? v.parse(Names, JSON.parse(names)) : [];
    const puzzle = puzzleNamed(id, guessed, countries);
    return puzzle && roundOpened({ ...puzzle, putAway: {} });
  },
  'game/boardOpened': (facts) => boardOpened(facts as RoundId),
  'game/guessMade': (facts, _state, countries) => {
    const [id, name] = split(facts);
    return guessMade(id, findCountry(countries, name) ?? { name, mapLocations: [] });
  },
  'game/zoomPicked': (facts) => {
    const zoom = ZOOM_LEVELS.find((level) => String(level) === facts);
    return zoom ? zoomPicked(zoom) : null;
  },
  'game/placePicked': (facts, { game }, countries) => {
    const { answer } = (game.board && game.rounds[game.board]) ?? {};
    const country = answer && findCountry(countries, answer.name);
    const place = country?.mapLocations.find(({ name }) => name === facts);
    return facts && !place ? null : placePicked(place ?? null);
  },
  'game/startedOver': () => startedOver(),
  'dev/offsetAdvanced': (facts, _state, countries) => {
    const puzzle = puzzleNamed(facts as RoundId, [], countries);
    return puzzle && offsetAdvanced(puzzle);
  },
};

/**
 * The event that a line of a report tells of, in a state: null for one that is no part of a round,
 * `unclear` where the line does not say enough.
 */
export function eventOf({ type, facts }: EventLine, state: RootState, countries: Countries) {
  const read = Object.hasOwn(READERS, type) ? READERS[type] : undefined;
  if (!read) return null;
  try {
    return read(facts, state, countries) ?? 'unclear';
  } catch {
    return 'unclear';
  }
}
