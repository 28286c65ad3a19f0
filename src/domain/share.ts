import type { UtcDate } from './calendar';
import type { CompassPoint } from './geography';
import { foundIn, isOver } from './neighbours';
import { percentNear } from './proximity';
import { type Guess, MAX_GUESSES, type Round } from './round';

const SQUARES = 5;
/** Percent per square. */
const FIFTH = 100 / SQUARES;

const COLOURS = {
  usual: { full: '🟩', half: '🟨' },
  highContrast: { full: '🟦', half: '🟧' },
};
const EMPTY = { light: '⬜', dark: '⬛' };

const EMOJI_ARROWS: Readonly<Record<CompassPoint, string>> = {
  N: '⬆️',
  NE: '↗️',
  E: '➡️',
  SE: '↘️',
  S: '⬇️',
  SW: '↙️',
  W: '⬅️',
  NW: '↖️',
};

type Options = {
  /** Null if no day has the round. */
  readonly date: UtcDate | null;
  /** The streak that the round continues; null if not shown. */
  readonly streak: number | null;
  /** Where the round can be played. */
  readonly url: string;
  readonly isDark: boolean;
  readonly highContrast: boolean;
};

/**
 * A round without spoilers: the date, if any, the number of guesses (`X` if lost) out of six, the streak; a line per
 * guess with its proximity in squares and percent and its direction; the neighbours named, if that is over; the
 * address.
 */
export function shareText(
  { status, guesses, neighbours }: Round,
  { date, streak, url, isDark, highContrast }: Options,
): string {
  const { full, half } = highContrast ? COLOURS.highContrast : COLOURS.usual;
  const empty = isDark ? EMPTY.dark : EMPTY.light;
  const line = ({ isCorrect, distance, direction }: Guess) => {
    if (isCorrect) return `${full.repeat(SQUARES)}🎉`;
    const percent = percentNear(distance);
    const squares = Array.from({ length: SQUARES }, (_, index) => {
      const filled = percent - index * FIFTH;
      if (filled >= FIFTH) return full;
      return filled >= FIFTH / 2 ? half : empty;
    });
    return `${squares.join('')}${EMOJI_ARROWS[direction]} ${percent}%`;
  };
  const score = status === 'won' ? guesses.length : 'X';
  const flame = streak === null ? '' : ` 🔥${streak}`;
  const bonus =
    neighbours && isOver(neighbours)
      ? [`🧭 ${foundIn(neighbours).length}/${neighbours.asked.length}`]
      : [];
  const lines = [...guesses.map(line), ...bonus, url];
  return [`#Zoomle ${date ? `${date} ` : ''}${score}/${MAX_GUESSES}${flame}`, ...lines].join('\n');
}
