import type { Action } from '@reduxjs/toolkit';

import { entriesOf } from '../domain/entriesOf';
import type { Round } from '../domain/round';
import { begunRounds, type RoundId } from '../domain/roundId';
import type { offsetAdvanced } from '../features/dev/offsetSlice';
import type * as game from '../features/game/gameSlice';
import type { progressImported } from '../features/progress/progressSlice';
import type * as storage from '../features/storage/storageSlice';
import type * as dialog from '../features/ui/dialogSlice';

type Rounds = Readonly<Record<RoundId, Round>>;

const namesOf = ({ guesses }: Round) => guesses.map(({ name }) => name);

/** The begun ones of rounds that came from elsewhere, by their guesses, and what is seen of them. */
const brought = (rounds: Rounds = {}, view: { board?: RoundId | null; zoom?: number } = {}) => {
  const begun = entriesOf(begunRounds(rounds));
  const named = Object.fromEntries(begun.map(([id, round]) => [id, namesOf(round)]));
  return JSON.stringify({ rounds: named, ...view });
};

type Described = ReturnType<
  | typeof offsetAdvanced
  | typeof progressImported
  | (typeof game)[
      'boardOpened' | 'dayArrived' | 'guessMade' | 'placePicked' | 'roundOpened' | 'zoomPicked']
  | (typeof storage)['changedElsewhere' | 'storageRestored' | 'troubleFound']
  | (typeof dialog)['dialogClosed' | 'dialogOpened']
>;

/**
 * By an event's type, what its line says of its payload: what replay needs, and nothing personal. Of
 * other events the line has the type alone, above all of what is typed.
 */
const FACTS: {
  readonly [Type in Described['type']]: (
    payload: Extract<Described, { type: Type }>['payload'],
  ) => string;
} = {
  'storage/restored': ({ game }) =>
    game ? brought(game.rounds, { board: game.board ?? null, zoom: game.zoom ?? 0 }) : '',
  'storage/changedElsewhere': ({ rounds }) => brought(rounds),
  'storage/troubleFound': (trouble) => trouble,
  'progress/imported': ({ open }) => brought(open),
  'game/dayArrived': ({ today }) => today,
  'game/roundOpened': ({ id, round }) =>
    round?.guesses.length ? `${id} ${JSON.stringify(namesOf(round))}` : id,
  'game/boardOpened': (id) => id,
  'game/guessMade': ({ round, name }) => `${round} ${name}`,
  'game/zoomPicked': String,
  'game/placePicked': (place) => place?.name ?? '',
  'dev/offsetAdvanced': ({ id }) => id,
  'dialog/opened': (name) => name,
  'dialog/closed': (name) => name,
};

function factsOf(event: Action): string {
  if (!Object.hasOwn(FACTS, event.type)) return '';
  try {
    const { type, payload } = event as Described;
    return (FACTS[type] as (payload: unknown) => string)(payload);
  } catch {
    // A payload that no reducer can take either.
    return '';
  }
}

/** The line of an event, as in `game/guessMade daily:2026-11-20 Peru`. */
export const lineOf = (event: Action) => `${event.type} ${factsOf(event)}`.trimEnd();

/** What the line of an event says. */
export type EventLine = { readonly type: string; readonly facts: string };

/** What a line says that `lineOf` has made, facts being a text; null for another line. */
export function parseLine(line: string): EventLine | null {
  const [, type, facts = ''] = /^([a-z]+\/[a-zA-Z]+)(?: (.*))?$/.exec(line.trim()) ?? [];
  return type ? { type, facts } : null;
}
