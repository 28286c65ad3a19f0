import * as v from 'valibot';

import type { Countries } from '../../domain/countries';
import { LegalRound } from '../../domain/parseRound';
import { ZOOM_LEVELS } from '../../domain/round';
import { mapsBuilt } from '../../features/game/gameSlice';
import type { GameState } from '../../features/game/gameState';
import { replayTexts } from '../../texts/replay';
import type { RootState } from '../makeStore';
import { parseHistory, parseSettings } from '../storedState';
import { parseReport } from './parseReport';
import { Refused } from './refused';
import { type Log, startState } from './replay';

const { refused } = replayTexts;

const Event = v.looseObject({ type: v.string() });
/** An event, also as DevTools wraps it. */
const Logged = v.union([
  v.pipe(
    v.object({ type: v.literal('PERFORM_ACTION'), action: Event }),
    v.transform(({ action }) => action),
  ),
  Event,
]);
const Lifted = v.object({
  actionsById: v.record(v.string(), Logged),
  stagedActionIds: v.array(v.number()),
  skippedActionIds: v.optional(v.array(v.number()), []),
  committedState: v.optional(v.unknown()),
});
const Wrapped = v.object({ payload: v.unknown(), preloadedState: v.optional(v.unknown()) });

const Fields = v.optional(v.record(v.string(), v.unknown()), {});
/** The slices of a state that rounds depend on. Maps are built anew: the log has no addresses. */
const Committed = v.object({
  game: v.optional(
    v.object({
      today: v.nullable(v.string()),
      board: v.nullable(v.string()),
      rounds: v.record(v.string(), LegalRound),
      input: v.string(),
      zoom: v.picklist(ZOOM_LEVELS),
    }),
  ),
  dev: v.optional(v.object({ offset: v.number() })),
  history: Fields,
  settings: Fields,
});

/** The state that a log begins with; without one, that of a site to which nothing has happened. */
function startOf(committed: unknown): RootState {
  const start = startState();
  if (committed === undefined || committed === null) return start;
  const { success, output } = v.safeParse(Committed, committed);
  if (!success) throw new Refused(refused.committed);
  return {
    ...start,
    game: { ...start.game, ...(output.game as Partial<GameState>) },
    dev: output.dev ?? start.dev,
    history: { ...start.history, ...parseHistory(output.history).state },
    settings: { ...start.settings, ...parseSettings(output.settings).state },
  };
}

/** DevTools' own events, and the addresses of pictures, are no part of what was played. */
const isPlayed = ({ type }: { type: string }) => !type.startsWith('@@') && type !== mapsBuilt.type;

function logOf(json: unknown, committed: unknown): Log {
  const whole = { gaps: [], partial: new Set<never>() };
  const list = v.safeParse(v.array(Logged), json);
  if (list.success) {
    // DevTools counts from what a log begins with, which some exports leave out.
    const first = list.output[0]?.type.startsWith('@@') ? 0 : 1;
    const events = list.output
      .map((event, index) => ({ number: index + first, event }))
      .filter(({ event }) => isPlayed(event));
    return { ...whole, start: startOf(committed), events };
  }
  const lifted = v.safeParse(Lifted, json);
  if (lifted.success) {
    const { actionsById, stagedActionIds, skippedActionIds, committedState } = lifted.output;
    const events = stagedActionIds.flatMap((number) => {
      const event = actionsById[number];
      const isTold = event && isPlayed(event) && !skippedActionIds.includes(number);
      return isTold ? [{ number, event }] : [];
    });
    return { ...whole, start: startOf(committed ?? committedState), events };
  }
  const wrapped = v.safeParse(Wrapped, json);
  if (wrapped.success && committed === undefined) {
    const { payload, preloadedState } = wrapped.output;
    return logOf(unpacked(payload), unpacked(preloadedState) ?? null);
  }
  throw new Refused(refused.shape);
}

/** What a text of JSON holds; anything else as it is. DevTools puts one into the other. */
function unpacked(json: unknown): unknown {
  if (typeof json !== 'string') return json;
  try {
    return JSON.parse(json);
  } catch {
    throw new Refused(refused.json);
  }
}

/**
 * Reads a log that DevTools has exported, in any of its forms, or a report that a player has copied.
 * @throws Refused for any other text
 */
export function parseLog(text: string, countries: Countries): Log {
  const log = parseReport(text, countries) ?? logOf(unpacked(text), undefined);
  if (log.events.length === 0) throw new Refused(refused.empty);
  return log;
}
