import { ARROWS } from './geography';
import { proximity } from './proximity';
import { type Guess, MAX_GUESSES, type Round } from './round';

const SQUARES = 5;
const COLOURS = {
  usual: { near: '🟩', far: '⬜', won: '🟩' },
  highContrast: { near: '🟧', far: '⬜', won: '🟦' },
};

type Options = {
  /** What was played, as in `Zoomle 2026-11-20`. */
  readonly title: string;
  /** Where it can be played. */
  readonly url: string;
  /** A line below the score; none where it is empty. */
  readonly details: string;
  readonly highContrast: boolean;
};

/** The distance of the wrong guess that came nearest, in km, or null where there was none. */
export function closestMiss({ guesses }: Round): number | null {
  const misses = guesses.filter(({ isCorrect }) => !isCorrect);
  return misses.length > 0 ? Math.min(...misses.map(({ distance }) => distance)) : null;
}

/**
 * A round without spoilers: how many guesses it took of how many (`X` when lost), one line per
 * guess with five squares for how near it was and the direction, and the address.
 */
export function shareText(round: Round, { title, url, details, highContrast }: Options): string {
  const colours = highContrast ? COLOURS.highContrast : COLOURS.usual;
  const line = ({ isCorrect, distance, direction }: Guess) => {
    if (isCorrect) return colours.won.repeat(SQUARES);
    // Full is for the answer alone.
    const near = Math.min(SQUARES - 1, Math.floor(proximity(distance) * SQUARES));
    return colours.near.repeat(near) + colours.far.repeat(SQUARES - near) + ARROWS[direction];
  };
  const score = round.status === 'won' ? round.guesses.length : 'X';
  const lines = [`${title} ${score}/${MAX_GUESSES}`, details, ...round.guesses.map(line), url];
  return lines.filter((each) => each !== '').join('\n');
}
