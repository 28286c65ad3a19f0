import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';

import { rehydrated, roundsImported, syncedFromOtherTab } from '../features/events';
import { textTyped } from '../features/game/gameSlice';
import { importPreviewed, transferSlice } from '../features/transfer/transferSlice';
import type { RootState } from './rootReducer';

const MAX_ACTIONS = 30;
const MAX_ERRORS = 3;

/** Where the site runs. */
export type RuntimeInfo = Readonly<Record<string, string>>;

/** Query strings, `access_token` parameters, and tokens in Mapbox's form. */
const SECRETS = [/\?[^\s)'"<>\\]+/g, /access_token[^\s)'"<>\\]*/gi, /\b[pst]k\.[\w.-]+/gi];

/** A text without what may be a secret. */
export const redacted = (text: string) =>
  SECRETS.reduce((rest, secret) => rest.replace(secret, ''), text);

const carriesRounds = isAnyOf(rehydrated, syncedFromOtherTab, roundsImported, importPreviewed);

/** What was thrown, which may be anything, and where. */
function describe(error: unknown, componentStack: string | undefined) {
  if (!(error instanceof Error)) return String(error);
  return `${error.name}: ${error.message}${componentStack ?? `\n${error.stack ?? ''}`}`;
}

/** The state without what was typed, and with no round but the one on the board. */
function withoutHistory(state: RootState): RootState {
  const id = state.game.currentRoundId;
  const round = id && state.rounds[id];
  return {
    ...state,
    game: { ...state.game, input: '' },
    rounds: round ? { [id]: round } : {},
    transfer: transferSlice.getInitialState(),
  };
}

/** Keeps in memory what a player may report after an error: the last actions, and the last errors. */
export function makeDiagnostics(environment: () => RuntimeInfo) {
  /** Each action with the state before it. */
  const actions: { readonly state: RootState; readonly action: UnknownAction }[] = [];
  const errors: string[] = [];

  return {
    recordAction: (state: RootState, action: UnknownAction) => {
      // What is typed is nobody's business, and would crowd out the rest.
      if (textTyped.match(action)) return;
      // Years of rounds help nobody: the log begins anew after events that carry them.
      if (carriesRounds(action)) {
        actions.length = 0;
        return;
      }
      actions.push({ state, action });
      if (actions.length > MAX_ACTIONS) actions.shift();
    },

    /** Takes what React knows of an error while rendering, too. */
    recordError: (error: unknown, info?: { readonly componentStack?: string | undefined }) => {
      errors.unshift(describe(error, info?.componentStack));
      errors.length = Math.min(errors.length, MAX_ERRORS);
    },

    /**
     * The report: where the site runs, the errors, the last first, and a log that Redux DevTools
     * imports as it is. Without personal data or tokens.
     */
    report: () => {
      const [first] = actions;
      return redacted(
        JSON.stringify(
          {
            environment: environment(),
            errors,
            payload: JSON.stringify(actions.map(({ action }) => action)),
            ...(first && { preloadedState: JSON.stringify(withoutHistory(first.state)) }),
          },
          null,
          2,
        ),
      );
    },
  };
}
