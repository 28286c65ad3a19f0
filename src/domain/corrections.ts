import { fold, type Suggestion, type SuggestionIndex, suggestionOf } from './suggestions';

/** From so many typed characters on, one slip is forgiven, and from so many on, two. */
const ONE_SLIP = 4;
const TWO_SLIPS = 7;
const MOST_CORRECTIONS = 3;

/**
 * How many slips lie between a typed text and the beginning of a name, at least: characters left
 * out, added, mistaken, or swapped with their neighbour. The restricted Damerau-Levenshtein distance
 * (optimal string alignment): L. Boytsov, "Indexing methods for approximate dictionary searching",
 * ACM Journal of Experimental Algorithmics 16 (2011).
 */
export function slipsTo(typed: string, name: string): number {
  let previous: number[] = [];
  let row = Array.from({ length: name.length + 1 }, (_, column) => column);
  for (let i = 1; i <= typed.length; i++) {
    const next = [i];
    for (let j = 1; j <= name.length; j++) {
      const [left = 0, above = 0, diagonal = 0] = [next[j - 1], row[j], row[j - 1]];
      const isSwap = j > 1 && typed[i - 1] === name[j - 2] && typed[i - 2] === name[j - 1];
      next[j] = Math.min(
        left + 1,
        above + 1,
        diagonal + (typed[i - 1] === name[j - 1] ? 0 : 1),
        isSwap ? (previous[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    [previous, row] = [row, next];
  }
  return Math.min(...row);
}

/**
 * The countries that may be meant by a text for which none is suggested: those whose name or alias
 * begins like it but for a slip or two, the nearest first, then alphabetically.
 */
export function correct(index: SuggestionIndex, text: string): Suggestion[] {
  const typed = fold(text).trimEnd();
  const forgiven = typed.length >= TWO_SLIPS ? 2 : typed.length >= ONE_SLIP ? 1 : 0;
  return index
    .flatMap(({ name, aliases }) => {
      const candidates = [null, ...aliases].map((alias) => ({
        suggestion: suggestionOf(name, alias, 0, 0),
        slips: slipsTo(typed, (alias ?? name).folded),
      }));
      return candidates.sort((a, b) => a.slips - b.slips).slice(0, 1);
    })
    .filter(({ slips }) => slips > 0 && slips <= forgiven)
    .sort((a, b) => a.slips - b.slips)
    .slice(0, MOST_CORRECTIONS)
    .map(({ suggestion }) => suggestion);
}
