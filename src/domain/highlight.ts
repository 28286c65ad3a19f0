import type { Milestone } from './continents';
import type { Statistics } from './statistics';

/** Dark countries that one can hope to light soon. */
const FEW = 5;

type Facts = {
  readonly isPractice: boolean;
  readonly milestone: Milestone | undefined;
  /** How many countries are lit with the round's, if it has lit one. */
  readonly lit: number | undefined;
  /** How many of its continent are dark. */
  readonly left: number;
  /** If the round is today's. */
  readonly statistics: (Statistics & { readonly isBestMonth: boolean }) | undefined;
};

/**
 * What the one line after a round says: the strongest of what is true, and the rarer is the stronger. A milestone,
 * the very first country, a continent with few dark countries left, a streak of two days or more, the best month so
 * far, and else how far the country's continent is. Practice has only the first and the last.
 */
export function highlightOf({ isPractice, milestone, lit, left, statistics }: Facts) {
  if (milestone) return milestone;
  if (isPractice) return 'progress';
  if (lit === 1) return 'first';
  if (lit && left > 0 && left <= FEW) return 'toGo';
  if (statistics && statistics.currentStreak >= 2)
    return statistics.isNewBest ? 'newBest' : 'streak';
  if (statistics?.isBestMonth) return 'bestMonth';
  return lit ? 'progress' : undefined;
}
