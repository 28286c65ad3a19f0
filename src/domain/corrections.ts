import { fold, type Suggestion, type SuggestionIndex, suggestionOf } from './suggestions';

/** Finds the countries that a typed text may be meant for. */
export type Correct = (index: SuggestionIndex, text: string) => Suggestion[];

/** From so many characters on, one typo is forgiven, and from so many on, two. */
const ONE_TYPO_LENGTH = 4;
const TWO_TYPOS_LENGTH = 7;
const MAX_CORRECTIONS = 3;

const typosForgiven = ({ length }: string) =>
  length >= TWO_TYPOS_LENGTH ? 2 : length >= ONE_TYPO_LENGTH ? 1 : 0;

/**
 * The edit distance between a typed text and the nearest beginning of a name: how many characters were
 * left out, added, mistaken, or swapped with their neighbour. The restricted Damerau-Levenshtein
 * distance (optimal string alignment): L. Boytsov, "Indexing methods for approximate dictionary
 * searching", ACM Journal of Experimental Algorithmics 16 (2011).
 */
export function prefixEditDistance(typed: string, name: string): number {
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

/** A name, and the rest of it from each later word on. */
const fromEachWord = (name: string) =>
  name.split(' ').map((_word, index, words) => words.slice(index).join(' '));

/**
 * The countries that may be meant by a text for which none is suggested: those whose name, alias, or
 * later word of the name begins like it but for a typo or two: the nearest first, then the shortest.
 */
export const correct: Correct = (index, text) => {
  const typed = fold(text).trimEnd();
  const forgiven = typosForgiven(typed);
  const typosIn = (name: string) =>
    // No distance is less. A long text must not take long.
    typed.length - name.length > forgiven ? Infinity : prefixEditDistance(typed, name);

  const nearest = index.map(({ name, aliases }) => {
    const candidates = [
      ...fromEachWord(name.folded).map((each) => ({ alias: null, typos: typosIn(each) })),
      ...aliases.map((alias) => ({ alias, typos: typosIn(alias.folded) })),
    ];
    const typos = Math.min(...candidates.map((each) => each.typos));
    return { name, typos, alias: candidates.find((each) => each.typos === typos)?.alias ?? null };
  });
  return nearest
    .filter(({ typos }) => typos > 0 && typos <= forgiven)
    .sort((a, b) => a.typos - b.typos || a.name.folded.length - b.name.folded.length)
    .slice(0, MAX_CORRECTIONS)
    .map(({ name, alias }) => suggestionOf(name, alias, 0, 0));
};
