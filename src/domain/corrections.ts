import { fold } from './fold';
import { type Suggestion, type SuggestionIndex, suggestionOf, wordsOf } from './suggestions';

const MAX_CORRECTIONS = 3;
/** More words than any name has. Bounds the time for long texts. */
const MAX_WORDS = 12;

/**
 * From these lengths on, one or two typos are forgiven. Prefixes need to be longer: more names share them.
 */
const ONE_TYPO = 4;
const TWO_TYPOS = { whole: 5, beginning: 7 };

/**
 * The edit distance from a typed text to a name, and to its nearest prefix: insertions, deletions,
 * substitutions and swaps of neighbors. The restricted Damerau-Levenshtein distance (optimal string
 * alignment): L. Boytsov, "Indexing methods for approximate dictionary searching", ACM Journal of
 * Experimental Algorithmics 16 (2011).
 */
export function editDistances(typed: string, name: string): { whole: number; beginning: number } {
  let row = Array.from({ length: name.length + 1 }, (_, column) => column);
  let previous = row;
  for (let i = 1; i <= typed.length; i++) {
    const next = [i];
    for (let j = 1; j <= name.length; j++) {
      const [left = 0, above = 0, diagonal = 0] = [next[j - 1], row[j], row[j - 1]];
      const isSwap = typed[i - 1] === name[j - 2] && typed[i - 2] === name[j - 1];
      next[j] = Math.min(
        left + 1,
        above + 1,
        diagonal + (typed[i - 1] === name[j - 1] ? 0 : 1),
        isSwap ? (previous[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    [previous, row] = [row, next];
  }
  return { whole: row.at(-1) ?? 0, beginning: Math.min(...row) };
}

/** The suffixes of a name that start at a word. */
const fromEachWord = (name: string) =>
  name.split(' ').map((_word, index, words) => words.slice(index).join(' '));

/** Each country's first match. */
const oncePerCountry = <M extends { readonly entry: unknown }>(matches: readonly M[]) =>
  matches.filter(({ entry }, at) => matches.findIndex((each) => each.entry === entry) === at);

/**
 * Corrections for a text without a match, nearest first: names one or two typos away, else names with a
 * similar prefix. But if none of them contains the rarest word that the text shares with any name, the
 * countries that share a word.
 */
export function correct(index: SuggestionIndex, text: string): Suggestion[] {
  const typed = fold(text).trimEnd();
  if (typed.length < ONE_TYPO) return [];
  const forgiven = {
    whole: typed.length < TWO_TYPOS.whole ? 1 : 2,
    beginning: typed.length < TWO_TYPOS.beginning ? 1 : 2,
  };
  const candidates = index.flatMap((entry) => [
    ...fromEachWord(entry.label.folded).map((folded) => ({ entry, name: entry.label, folded })),
    ...entry.aliases.map((name) => ({ entry, name, folded: name.folded })),
  ]);
  const measured = candidates
    // Skip names that are shorter by more than the typos forgiven.
    .filter(({ folded }) => typed.length - folded.length <= forgiven.whole)
    .map((each) => ({ ...each, ...editDistances(typed, each.folded) }))
    .sort((a, b) => a.whole - b.whole);

  const near = measured.filter(({ whole }) => whole <= forgiven.whole);
  const begun = measured.filter(({ beginning }) => beginning <= forgiven.beginning);
  const similar = near.length > 0 ? near : begun;
  // Ignore a word that too many countries share.
  const [rarest = [], ...others] = wordsOf(text)
    .slice(0, MAX_WORDS)
    .map((word) => candidates.filter(({ folded }) => ` ${folded} `.includes(` ${word} `)))
    .map(oncePerCountry)
    .filter(({ length }) => length > 0 && length <= MAX_CORRECTIONS)
    .sort((a, b) => a.length - b.length);
  const isAlike = similar.some(({ entry }) => rarest.some((each) => each.entry === entry));
  const found = isAlike || rarest.length === 0 ? similar : [rarest, ...others].flat();
  return oncePerCountry(found)
    .slice(0, MAX_CORRECTIONS)
    .map(({ entry, name }) => suggestionOf(entry, name, 0, 0));
}
