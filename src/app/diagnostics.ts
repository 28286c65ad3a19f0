import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';

import { filterRounds } from '../domain/rounds';
import { rehydrated, roundsImported, syncedFromOtherTab } from '../features/events';
import { textTyped } from '../features/game/gameSlice';
import { importPreviewed, transferSlice } from '../features/transfer/transferSlice';
import type { RootState } from './rootReducer';

const MAX_ACTIONS = 30;
const MAX_ERRORS = 3;

/** Query strings, `access_token` parameters, and tokens in Mapbox's form. */
const SECRETS = [/\?[^\s)'"<>\\]+/g, /access_token[^\s)'"<>\\]*/gi, /\b[pst]k\.[\w.-]+/gi];

/** Strips possible secrets. */
export const redacted = (text: string) =>
  SECRETS.reduce((rest, secret) => rest.replace(secret, ''), text);

const carriesRounds = isAnyOf(rehydrated, syncedFromOtherTab, roundsImported, importPreviewed);

function describe(error: unknown, componentStack: string | undefined) {
  if (!(error instanceof Error)) return String(error);
  return `${error.name}: ${error.message}${componentStack ?? `\n${error.stack ?? ''}`}`;
}

/** The state without the typed text, and with no round but the one on the board. */
const withoutHistory = (state: RootState): RootState => ({
  ...state,
  game: { ...state.game, input: '' },
  rounds: filterRounds(state.rounds, (id) => id === state.game.currentRoundId),
  transfer: transferSlice.getInitialState(),
});

/** Keeps the last actions and errors in memory, for a player to report. */
export function makeDiagnostics(environment: () => Readonly<Record<string, string>>) {
  /** Each action with the state before it. */
  const actions: { readonly state: RootState; readonly action: UnknownAction }[] = [];
  const errors: string[] = [];

  return {
    recordAction: (state: RootState, action: UnknownAction) => {
      // Typed text is private, and would crowd out the rest.
      if (textTyped.match(action)) return;
      // Years of rounds help nobody: restart the log after events that carry them.
      if (carriesRounds(action)) actions.length = 0;
      else actions.push({ state, action });
      if (actions.length > MAX_ACTIONS) actions.shift();
    },

    recordError: (error: unknown, info?: { readonly componentStack?: string | undefined }) => {
      errors.unshift(describe(error, info?.componentStack));
      errors.splice(MAX_ERRORS);
    },

    /** Environment, errors (latest first) and a log that Redux DevTools imports, without secrets. */
    report: () => {
      const [first] = actions;
      const report = {
        environment: environment(),
        errors,
        payload: JSON.stringify(actions.map(({ action }) => action)),
        preloadedState: first && JSON.stringify(withoutHistory(first.state)),
      };
      return redacted(JSON.stringify(report, null, 2));
    },
  };
}
