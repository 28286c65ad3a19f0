import type { Action } from '@reduxjs/toolkit';

import { errorTexts } from '../texts/errors';
import { lineOf } from './eventLine';
import { redacted } from './redacted';

const MOST_EVENTS = 30;
const MOST_ERRORS = 3;

/** What a report says of where the site runs. */
export type Surroundings = Readonly<Record<keyof typeof errorTexts.report.facts, string>>;

/** Adds to a list that holds no more than the last so many. */
function remember(list: string[], text: string, most: number) {
  list.push(text);
  if (list.length > most) list.shift();
}

/** What was thrown, which may be anything, and where. */
function describe(error: unknown, componentStack: string | undefined) {
  if (!(error instanceof Error)) return String(error);
  return `${error.name}: ${error.message}${componentStack ?? `\n${error.stack ?? ''}`}`;
}

/**
 * Keeps in memory what a player may put into a report when something has failed: the last events, a
 * line each with what replay needs, and the last errors.
 */
export function makeRecorder(surroundings: () => Surroundings) {
  const events: string[] = [];
  const errors: string[] = [];

  const recordEvent = (event: Action) => {
    const line = lineOf(event);
    // What carries no fact and happens again at once, as each key does, would bury the rest.
    if (line !== event.type || line !== events.at(-1)) remember(events, line, MOST_EVENTS);
  };

  /** Takes what React knows of an error while rendering, too. */
  const recordError = (error: unknown, info?: { readonly componentStack?: string | undefined }) =>
    remember(errors, describe(error, info?.componentStack), MOST_ERRORS);

  /** The report as it stands, without personal data or tokens. */
  const report = () => {
    const { facts, errors: errorsTitle, events: eventsTitle } = errorTexts.report;
    const here = surroundings();
    const names = Object.keys(facts) as (keyof Surroundings)[];
    const parts = [
      names.map((name) => `${facts[name]}: ${here[name]}`),
      [errorsTitle, ...errors.toReversed()],
      [eventsTitle, ...events],
    ];
    return redacted(parts.map((lines) => lines.join('\n')).join('\n\n'));
  };

  return { recordEvent, recordError, report };
}
