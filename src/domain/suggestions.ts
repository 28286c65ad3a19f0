import type { Countries } from './countries';
import { fold } from './fold';
import { hasSeveralNames, wordsIn, wordsOf } from './nameWords';

/** The kind of a country's name; `english` ones are searched in all other languages. */
type NameKind = 'label' | 'reading' | 'alias' | 'part' | 'english' | 'code';
type Name = { readonly kind: NameKind; readonly text: string; readonly folded: string };
type IndexEntry = {
  readonly name: string;
  readonly label: Name;
  /** Other names that find the country. */
  readonly aliases: readonly Name[];
  /** ISO codes, which find it only when typed whole. */
  readonly codes: readonly Name[];
};

/** The countries prepared for search: each once, sorted by label. */
export type SuggestionIndex = readonly IndexEntry[];

/** A country suggested for a typed text, and why. */
export type Suggestion = {
  /** The English name, which identifies the country. */
  readonly name: string;
  /** The country's name on the page. */
  readonly label: string;
  /** The name that matched if the label did not: an alias, or a part of the country. */
  readonly alias: string | null;
  readonly isPart: boolean;
  /** The characters of the alias, or else of the label, that match; none where a reading matched. */
  readonly match: { readonly start: number; readonly length: number };
};

const namesOf = (kind: NameKind, texts: readonly string[]): Name[] =>
  texts.map((text) => ({ kind, text, folded: fold(text) }));

export function indexCountries(countries: Countries): SuggestionIndex {
  const byUniqueName = new Map(countries.map((country) => [country.name, country]));
  return [...byUniqueName.values()]
    .map(
      ({ name, label, aliases, parts = [], readings = [], englishAliases = [], codes = [] }) => ({
        name,
        label: { kind: 'label' as const, text: label ?? name, folded: fold(label ?? name) },
        aliases: [
          ...namesOf('reading', readings),
          ...namesOf('alias', aliases),
          ...namesOf('part', parts),
          ...namesOf('english', label ? [name, ...englishAliases] : []),
        ],
        codes: namesOf('code', codes),
      }),
    )
    .sort((a, b) => (a.label.folded < b.label.folded ? -1 : 1));
}

/** How many characters of a text fold to this many, or all there are. */
function unfoldedLength(text: string, foldedLength: number) {
  let length = 0;
  while (length < text.length && fold(text.slice(0, length)).length < foldedLength) length += 1;
  // Keep a letter together with its marks, and with a letter that a virama joins to it.
  while (/^(.\p{M}|\u094d)/u.test(text.slice(length - 1))) length += 1;
  return length;
}

/**
 * A country suggested for `length` folded characters of one of its names. A reading is another spelling
 * of the label, and is not shown.
 */
export function suggestionOf(
  { name, label }: IndexEntry,
  { kind, text }: Name,
  from: number,
  length: number,
): Suggestion {
  const isReading = kind === 'reading';
  const start = isReading ? 0 : unfoldedLength(text, from);
  return {
    name,
    label: label.text,
    alias: isReading || kind === 'label' ? null : text,
    isPart: kind === 'part',
    match: { start, length: isReading ? 0 : unfoldedLength(text, from + length) - start },
  };
}

/** The rank of a match by where the text was found. The lowest sum comes first. */
const PLACE_SCORE = { whole: 0, beginning: 10, laterWord: 20, code: 30 };
/** The rank by the kind of name it was found in. */
const KIND_SCORE: Readonly<Record<NameKind, number>> = {
  label: 0,
  reading: 0,
  alias: 1,
  part: 1,
  english: 2,
  code: 0,
};

/** The rank of a match in which the last word is not whole: below all others. */
const UNFINISHED_SCORE = 100;

/**
 * The countries one of whose names has all words of a text, the last one at least begun; the name with the
 * fewest other words comes first. A text of several names, such as "Myanmar (Burma)", may mix them.
 */
function suggestByWords(index: SuggestionIndex, text: string): Suggestion[] {
  const typed = wordsOf(text);
  const last = typed.pop();
  if (last === undefined) return [];
  const scored = index.flatMap((entry) => {
    const names = [entry.label, ...entry.aliases].map((name) => ({
      name,
      words: wordsIn(name.folded),
    }));
    const all = { name: entry.label, words: names.flatMap(({ words }) => words) };
    return (hasSeveralNames(text) ? [...names, all] : names)
      .filter(({ words }) => typed.every((word) => words.includes(word)))
      .filter(({ words }) => words.some((word) => word.startsWith(last)))
      .map(({ name, words }) => ({
        score: words.length + (words.includes(last) ? 0 : UNFINISHED_SCORE),
        suggestion: suggestionOf(entry, name, 0, 0),
      }))
      .sort((a, b) => a.score - b.score)
      .slice(0, 1);
  });
  return scored.sort((a, b) => a.score - b.score).map(({ suggestion }) => suggestion);
}

/**
 * The countries suggested for a typed text: exact names first, then labels that start with the text,
 * then aliases that do, then labels in which a later word does. Each group is sorted by label, English
 * names after those in the page's language; a country's code, typed whole, last. A reading counts as the
 * label; a blank text suggests none. If nothing is found so, the words of the text count, in any order.
 */
export function suggest(index: SuggestionIndex, text: string): Suggestion[] {
  const typed = fold(text);
  if (typed === '') return [];
  // Phone keyboards append a space to a word; a whole name must still match.
  const whole = typed.trimEnd();
  const isTyped = ({ folded }: Name) => folded === whole;
  const isBegun = (name: Name) => name.folded.startsWith(typed) || isTyped(name);

  const scored = index.flatMap((entry) => {
    const { label, aliases, codes } = entry;
    const found = isBegun(label) ? label : (aliases.find(isTyped) ?? aliases.find(isBegun));
    if (found) {
      const place = [label, ...aliases].some(isTyped) ? 'whole' : 'beginning';
      const score = PLACE_SCORE[place] + KIND_SCORE[found.kind];
      return { score, suggestion: suggestionOf(entry, found, 0, typed.length) };
    }
    const start = ` ${label.folded} `.indexOf(` ${typed}`);
    const code = codes.find(isTyped);
    if (start !== -1) {
      const suggestion = suggestionOf(entry, label, start, whole.length);
      return { score: PLACE_SCORE.laterWord, suggestion };
    }
    if (!code) return [];
    return { score: PLACE_SCORE.code, suggestion: suggestionOf(entry, code, 0, whole.length) };
  });
  if (scored.length === 0) return suggestByWords(index, text);
  // The index is alphabetical, and sorting is stable.
  return scored.sort((a, b) => a.score - b.score).map(({ suggestion }) => suggestion);
}
