import type { UnknownAction } from '@reduxjs/toolkit';

import type { RoundId } from '../../domain/roundId';
import { buildMaps } from '../../features/game/buildMaps';
import { mapsBuilt } from '../../features/game/gameSlice';
import type { MapProvider } from '../../maps/mapProvider';
import { replayTexts } from '../../texts/replay';
import type { RootState } from '../makeStore';
import { rootReducer } from '../rootReducer';
import { brokenRule } from './brokenRule';

/** An event, and the number that it has in DevTools or the line that it has in a report. */
export type LoggedEvent = { readonly number: number; readonly event: UnknownAction };

/** What happened in a store, as far as a log tells. */
export type Log = {
  readonly start: RootState;
  readonly events: readonly LoggedEvent[];
  /** What the log does not tell, in words. */
  readonly gaps: readonly string[];
  /** The rounds of which earlier guesses are not in the log. */
  readonly partial: ReadonlySet<RoundId>;
};

/** What came of an event. */
export type Moment = LoggedEvent & {
  readonly before: RootState;
  readonly after: RootState;
  /** The rule that forbids it, in words; null when it was legal. */
  readonly broken: string | null;
};

/** The state of a site to which nothing has happened. */
export const startState = (): RootState => rootReducer(undefined, { type: 'replay/started' });

/** The state with the maps that the listener would have built. */
function withMaps(state: RootState, providers: readonly MapProvider[]): RootState {
  const maps = buildMaps(state, providers);
  return maps ? rootReducer(state, mapsBuilt(maps)) : state;
}

/** Runs a log through the site's own reducer: a moment an event. */
export function replay(
  { start, events, partial }: Log,
  providers: readonly MapProvider[] = [],
): Moment[] {
  let before = withMaps(start, providers);
  return events.map(({ number, event }) => {
    let after = before;
    let broken: string | null;
    try {
      after = withMaps(rootReducer(before, event), providers);
      broken = brokenRule(event, before, after, partial);
    } catch (error) {
      broken = replayTexts.rule.failed(String(error));
    }
    const moment = { number, event, before, after, broken };
    before = after;
    return moment;
  });
}
