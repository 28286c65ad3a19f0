import type { UnknownAction } from '@reduxjs/toolkit';

import type { Countries } from '../../domain/countries';
import { practiceNumber, roundDate, type RoundId } from '../../domain/roundId';
import { dayArrived, roundOpened } from '../../features/game/gameSlice';
import { storageRestored } from '../../features/storage/storageSlice';
import { errorTexts } from '../../texts/errors';
import { replayTexts } from '../../texts/replay';
import { parseLine } from '../eventLine';
import { rootReducer } from '../rootReducer';
import { eventOf, puzzleNamed } from './eventOf';
import { type Log, type LoggedEvent, startState } from './replay';

const { gap } = replayTexts;

/** The lines of a report's events; null where the text is no report. */
function linesOf(text: string) {
  const lines = text.split('\n').map((line) => line.trim());
  const title = lines.indexOf(errorTexts.report.events);
  if (title < 0) return null;
  const rest = lines.slice(title + 1);
  const end = rest.findIndex((line) => !parseLine(line));
  return end < 0 ? rest : rest.slice(0, end);
}

/** The round that an event is of, where it names one. */
const roundOf = ({ type, facts }: { type: string; facts: string }) =>
  ['game/guessMade', 'game/boardOpened', 'game/roundOpened'].includes(type)
    ? (facts.split(' ')[0] as RoundId)
    : null;

/**
 * The log that a report tells of; null where the text is no report. Its rounds are rebuilt from their
 * names, by today's data. Where the lines begin in the middle of a round, its puzzle is opened first.
 */
export function parseReport(text: string, countries: Countries): Log | null {
  const lines = linesOf(text);
  if (!lines) return null;
  const events: LoggedEvent[] = [];
  const gaps = new Set<string>();
  const partial = new Set<RoundId>();
  const start = startState();
  let state = start;
  let isPractice = false;
  const isCut = parseLine(lines[0] ?? '')?.type !== storageRestored.type;
  if (isCut) gaps.add(gap.beginning);

  const add = (number: number, event: UnknownAction) => {
    events.push({ number, event });
    state = rootReducer(state, event);
  };
  /** Puts a round on the board that must have been there before the first line. */
  const open = (number: number, id: RoundId) => {
    const puzzle = puzzleNamed(id, [], countries);
    const today = roundDate(id);
    if (!puzzle || !today) return;
    partial.add(id);
    if (state.game.today === null) add(number, dayArrived({ today, puzzle, past: {} }));
    else add(number, roundOpened({ ...puzzle, putAway: {} }));
  };

  lines.forEach((line, index) => {
    const parsed = parseLine(line);
    if (!parsed) return;
    const id = roundOf(parsed);
    if (id) isPractice = practiceNumber(id) > 0;
    const isOfBoard = parsed.type.endsWith('Picked');
    if (line.includes('practice:')) gaps.add(gap.practice);
    if (isPractice && (id ?? isOfBoard)) return;
    // Of which map they were, nothing tells.
    if (isOfBoard && !state.game.board && isCut) return;
    if (isCut && id && parsed.type !== roundOpened.type && !state.game.rounds[id]) {
      open(index + 1, id);
    }
    const event = eventOf(parsed, state, countries);
    if (event === 'unclear') gaps.add(gap.unknown(line));
    else if (event) add(index + 1, event);
  });
  return { start, events, gaps: [...gaps], partial };
}
