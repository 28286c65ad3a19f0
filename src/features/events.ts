import { createAction } from '@reduxjs/toolkit';

import type { UtcDate } from '../domain/calendar';
import type { Country } from '../domain/countries';
import { landmarkOf, type Puzzle } from '../domain/round';
import type { RoundId } from '../domain/roundId';
import type { Rounds } from '../domain/rounds';
import type { StoredBoard } from './game/gameSlice';
import type { SettingsState } from './settings/settingsSlice';
import type { DialogName } from './ui/dialogSlice';

/** Events that several slices handle. Events of one slice are its own actions. */

/** The stored state was read; the game begins. */
export const rehydrated = createAction<{
  readonly rounds: Rounds;
  readonly board?: StoredBoard;
  readonly settings?: SettingsState;
}>('storage/rehydrated');

/** Another tab has changed the storage. */
export const syncedFromOtherTab = createAction<{
  readonly rounds: Rounds;
  readonly settings?: SettingsState;
}>('storage/syncedFromOtherTab');

/** A UTC day began, or the clock was first read. */
export const dayChanged = createAction<UtcDate>('game/dayChanged');

/** The clock or the player put a round on the board. */
export const roundOpened = createAction<Puzzle>('game/roundOpened');

/** A guess in a round, whether or not it is on the board; `at` is its time, in ms since the epoch. */
export const guessMade = createAction(
  'game/guessMade',
  (roundId: RoundId, country: Pick<Country, 'name' | 'mapLocations'>, at?: number) => ({
    payload: { roundId, name: country.name, landmark: landmarkOf(country), at },
  }),
);

/**
 * An answer to the question after the end: a country, or null to see the rest.
 * @param asked what the question asks for
 */
export const neighbourNamed = createAction(
  'game/neighbourNamed',
  (roundId: RoundId, asked: string[], name: string | null) => ({
    payload: { roundId, asked, name },
  }),
);

export const answerRevealed = createAction<RoundId>('game/answerRevealed');

export const startedOver = createAction('game/startedOver');

/** A developer skipped to the next daily country. */
export const offsetAdvanced = createAction<Puzzle>('dev/offsetAdvanced');

/** Imported rounds replace those with the same id. */
export const roundsImported = createAction<Rounds>('import/roundsImported');

export const pageOpened = createAction<string>('router/pageOpened');

export const dialogClosed = createAction<DialogName>('dialog/dialogClosed');
