import { createAction } from '@reduxjs/toolkit';

import type { UtcDate } from '../domain/calendar';
import type { Country } from '../domain/countries';
import { landmarkOf, type Puzzle } from '../domain/round';
import type { RoundId } from '../domain/roundId';
import type { Rounds } from '../domain/rounds';
import type { StoredBoard } from './game/gameSlice';
import type { SettingsState } from './settings/settingsSlice';
import type { DialogName } from './ui/dialogSlice';

/** The events that several slices react to. Those of one slice alone are its own actions. */

/** The stored state has been read, as far as it is sound, and the game begins. */
export const rehydrated = createAction<{
  readonly rounds: Rounds;
  /** Not there where it was not stored. */
  readonly board?: StoredBoard;
  readonly settings?: SettingsState;
}>('storage/rehydrated');

/** Another tab has stored something, or the storage was cleared. */
export const syncedFromOtherTab = createAction<{
  readonly rounds: Rounds;
  /** Not there where they did not change. */
  readonly settings?: SettingsState;
}>('storage/syncedFromOtherTab');

/** Another UTC day has begun, or the clock was read for the first time. */
export const dayChanged = createAction<UtcDate>('game/dayChanged');

/** A round was put on the board: the day's by the clock, or one that the player went to. */
export const roundOpened = createAction<Puzzle>('game/roundOpened');

/** A guess in a round, whichever is on the board by then. */
export const guessMade = createAction(
  'game/guessMade',
  (round: RoundId, country: Pick<Country, 'name' | 'mapLocations'>) => ({
    payload: { round, name: country.name, landmark: landmarkOf(country) },
  }),
);

/** The player gave up and had the answer of a round shown. */
export const answerRevealed = createAction<RoundId>('game/answerRevealed');

/** The player wants a clean board after an error. */
export const startedOver = createAction('game/startedOver');

/** A developer went on to the next daily country. */
export const offsetAdvanced = createAction<Puzzle>('dev/offsetAdvanced');

/** The player has imported rounds, which replace those of the same id. */
export const roundsImported = createAction<Rounds>('transfer/roundsImported');

/** The player went to another page of the site. */
export const pageOpened = createAction<string>('router/pageOpened');

export const dialogClosed = createAction<DialogName>('dialog/dialogClosed');
