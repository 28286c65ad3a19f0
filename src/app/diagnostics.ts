import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';

import { filterRounds } from '../domain/rounds';
import { rehydrated, roundsImported, syncedFromOtherTab } from '../features/events';
import { textTyped } from '../features/game/gameSlice';
import { exportPacked, exportSlice } from '../features/transfer/exportSlice';
import { importPreviewed, importSlice } from '../features/transfer/importSlice';
import type { RootState } from '../store/rootReducer';

const MAX_ACTIONS = 30;
const MAX_ERRORS = 3;

/** Query strings, `access_token` parameters and Mapbox tokens. */
const SECRETS = [/\?[^\s)'"<>\\]+/g, /access_token[^\s)'"<>\\]*/gi, /\b[pst]k\.[\w.-]+/gi];

export const redacted = (text: string) =>
  SECRETS.reduce((rest, secret) => rest.replace(secret, ''), text);

const carriesRounds = isAnyOf(rehydrated, syncedFromOtherTab, roundsImported, importPreviewed);

function describe(error: unknown, componentStack: string | undefined) {
  if (!(error instanceof Error)) return String(error);
  return `${error.name}: ${error.message}${componentStack ?? `\n${error.stack ?? ''}`}`;
}

/** Drops the typed text and all rounds but the one on the board. */
const withoutHistory = (state: RootState): RootState => ({
  ...state,
  game: { ...state.game, input: '' },
  rounds: filterRounds(state.rounds, (id) => id === state.game.currentRoundId),
  import: importSlice.getInitialState(),
  export: exportSlice.getInitialState(),
});

/** Records the last actions and errors in memory, for players to report. */
export function makeDiagnostics(environment: () => Readonly<Record<string, string>>) {
  /** Each with the state before it. */
  const actions: { readonly state: RootState; readonly action: UnknownAction }[] = [];
  const errors: string[] = [];

  return {
    recordAction: (state: RootState, action: UnknownAction) => {
      // Typed text is private, and would crowd out other events; an export's code is long.
      if (isAnyOf(textTyped, exportPacked)(action)) return;
      // Restart the log after events that carry all rounds; they would dwarf it.
      if (carriesRounds(action)) actions.length = 0;
      else actions.push({ state, action });
      if (actions.length > MAX_ACTIONS) actions.shift();
    },

    recordError: (error: unknown, info?: { readonly componentStack?: string | undefined }) => {
      errors.unshift(describe(error, info?.componentStack));
      errors.splice(MAX_ERRORS);
    },

    /**
     * The environment, the errors (latest first) and a log that Redux DevTools can import.
     * @param maxBytes drops the oldest actions of a longer report
     */
    report: (maxBytes = Infinity) => {
      const textFrom = (start: number): string => {
        const log = actions.slice(start);
        const [first] = log;
        const report = {
          environment: environment(),
          errors,
          payload: JSON.stringify(log.map(({ action }) => action)),
          preloadedState: first && JSON.stringify(withoutHistory(first.state)),
        };
        const text = redacted(JSON.stringify(report, null, 2));
        const fits = new Blob([text]).size <= maxBytes;
        return fits || !first ? text : textFrom(start + 1);
      };
      return textFrom(0);
    },
  };
}
