import { createAction } from '@reduxjs/toolkit';

import type { UtcDate } from '../domain/calendar';
import type { Country } from '../domain/countries';
import { landmarkOf, type Puzzle } from '../domain/round';
import type { RoundId } from '../domain/roundId';
import type { Rounds } from '../domain/rounds';
import type { StoredBoard } from './game/gameSlice';
import type { SettingsState } from './settings/settingsSlice';
import type { DialogName } from './ui/dialogSlice';

/** Events handled by several slices. Those of one slice are its own actions. */

/** The stored state was read, and the game begins. */
export const rehydrated = createAction<{
  readonly rounds: Rounds;
  readonly board?: StoredBoard;
  readonly settings?: SettingsState;
}>('storage/rehydrated');

/** Another tab has changed the storage. */
export const syncedFromOtherTab = createAction<{
  readonly rounds: Rounds;
  /** If changed. */
  readonly settings?: SettingsState;
}>('storage/syncedFromOtherTab');

/** A UTC day has begun, or the clock was read for the first time. */
export const dayChanged = createAction<UtcDate>('game/dayChanged');

/** A round was put on the board, by the clock or the player. */
export const roundOpened = createAction<Puzzle>('game/roundOpened');

/** A guess in a round, whether or not it is on the board. */
export const guessMade = createAction(
  'game/guessMade',
  (round: RoundId, country: Pick<Country, 'name' | 'mapLocations'>) => ({
    payload: { round, name: country.name, landmark: landmarkOf(country) },
  }),
);

/** The player gave up a round. */
export const answerRevealed = createAction<RoundId>('game/answerRevealed');

/** The player wants a clean board after an error. */
export const startedOver = createAction('game/startedOver');

/** A developer skipped to the next daily country. */
export const offsetAdvanced = createAction<Puzzle>('dev/offsetAdvanced');

/** The player imported rounds, which replace those of the same id. */
export const roundsImported = createAction<Rounds>('transfer/roundsImported');

export const pageOpened = createAction<string>('router/pageOpened');

export const dialogClosed = createAction<DialogName>('dialog/dialogClosed');
