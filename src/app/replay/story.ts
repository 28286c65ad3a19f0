import type { Countries } from '../../domain/countries';
import { ARROWS } from '../../domain/geography';
import { type Guess, isUnderWay, type Round, roundStatus } from '../../domain/round';
import type { RoundId } from '../../domain/roundId';
import { dayArrived, guessMade, placePicked, zoomPicked } from '../../features/game/gameSlice';
import { replayTexts } from '../../texts/replay';
import { lineOf } from '../eventLine';
import { puzzleNamed } from './eventOf';
import type { Moment } from './replay';

const { words } = replayTexts;

const told = ({ name, distance, direction, isCorrect }: Guess) =>
  isCorrect ? words.hit(name) : words.miss(name, distance, ARROWS[direction]);

/** What today's data would have asked for in a round's place, if that is another answer. */
function changedAnswer(countries: Countries, id: RoundId, { answer }: Round) {
  const round = puzzleNamed(id, [], countries)?.round;
  return round && round.answer.name !== answer.name ? round.answer.name : null;
}

function boardWords(id: RoundId, round: Round | undefined, countries: Countries): string[] {
  if (!round) return [words.unplayable(id)];
  const { answer, guesses } = round;
  const changed = changedAnswer(countries, id, round);
  return [
    words.board(id, answer.place, answer.name),
    ...(changed ? [words.dataChanged(changed)] : []),
    ...guesses.map((guess) => words.before(told(guess))),
  ];
}

function guessWords({ answer, guesses }: Round): string[] {
  const last = guesses.at(-1);
  const status = roundStatus({ answer, guesses });
  return [
    ...(last ? [words.guess(guesses.length, told(last))] : []),
    ...(status === 'won' ? [words.won(guesses.length)] : []),
    ...(status === 'lost' ? [words.lost(answer.name)] : []),
  ];
}

/** What an event came to, in words; nothing where it is no part of a round's story. */
export function wordsOf({ event, before, after, broken }: Moment, countries: Countries): string[] {
  if (broken) return [];
  const { board, rounds } = after.game;
  const round = guessMade.match(event) ? rounds[event.payload.round] : undefined;
  return [
    ...(dayArrived.match(event) ? [words.day(event.payload.today)] : []),
    ...(board && board !== before.game.board ? boardWords(board, rounds[board], countries) : []),
    ...(round ? guessWords(round) : []),
    ...(zoomPicked.match(event) ? [words.zoom(event.payload)] : []),
    ...(placePicked.match(event)
      ? [event.payload ? words.place(event.payload.name) : words.landmark]
      : []),
  ];
}

/** The illegal events of a log, each with its number and the rule that forbids it. */
export const illegalEvents = (moments: readonly Moment[]): string[] =>
  moments.flatMap(({ number, event, broken }) =>
    broken ? [replayTexts.illegal(number, lineOf(event), broken)] : [],
  );

/** The story of the rounds of a log, a line each thing that happened, with the event's number. */
export function storyOf(moments: readonly Moment[], countries: Countries): string[] {
  const { board = null, rounds = {} } = moments.at(-1)?.after.game ?? {};
  const last = board ? rounds[board] : undefined;
  return [
    ...moments.flatMap((moment) =>
      wordsOf(moment, countries).map(
        (line, index) => `${index === 0 ? moment.number : ''}`.padStart(4) + `  ${line}`,
      ),
    ),
    ...(board && last && isUnderWay(last)
      ? [`      ${words.unfinished(board, last.guesses.length)}`]
      : []),
  ];
}
