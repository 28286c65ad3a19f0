import type { Countries } from './countries';
import { fold } from './fold';

/** `english` names are searched in all other languages. */
type NameKind = 'label' | 'reading' | 'alias' | 'part' | 'english' | 'code';
type Name = { readonly kind: NameKind; readonly text: string; readonly folded: string };
type IndexEntry = {
  readonly name: string;
  readonly label: Name;
  readonly aliases: readonly Name[];
  /** ISO codes match only when typed in full. */
  readonly codes: readonly Name[];
};

/** Countries prepared for search: each once, sorted by label. */
export type SuggestionIndex = readonly IndexEntry[];

/** A suggested country, and why. */
export type Suggestion = {
  /** The identifying English name. */
  readonly name: string;
  readonly label: string;
  /** The alias or part that matched; null if the label did. */
  readonly alias: string | null;
  readonly isPart: boolean;
  /** The matching characters of the alias or else the label; none for a reading. */
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

/** How many characters fold to this many. */
function unfoldedLength(text: string, foldedLength: number) {
  let length = 0;
  while (length < text.length && fold(text.slice(0, length)).length < foldedLength) length += 1;
  // Keep a letter with its marks, and with a letter that a virama joins to it.
  while (/^(.\p{M}|\u094d)/u.test(text.slice(length - 1))) length += 1;
  return length;
}

/**
 * Makes a suggestion from `length` folded characters of a name. A reading spells the label differently, and
 * is not shown.
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

/** Separates names, or a name and its article: "Bahamas, The". */
const SEPARATORS = /[,;/،、\p{Ps}\p{Pe}]/gu;

/** Articles and conjunctions, in the site's languages. */
const SMALL_WORD =
  /^(|the|of|and|der|die|das|und|de|du|la|le|les|et|el|los|las|os|as|il|lo|gli|het|en)$/;

const wordsIn = (folded: string) => folded.split(' ').filter((word) => !SMALL_WORD.test(word));

/** Folded words without small ones, and without a French or Italian "l'". */
export const wordsOf = (text: string) =>
  wordsIn(fold(text.replace(SEPARATORS, ' ').replace(/^\s*l['’]/i, '')));

/** Whether a text may contain several names: "Myanmar (Burma)". */
const hasSeveralNames = (text: string) => text.search(SEPARATORS) !== -1;

/** Ranks a match by its position. The lowest sum comes first. */
const PLACE_SCORE = { whole: 0, beginning: 10, laterWord: 20, code: 30 };
/** Ranks a match by the kind of name. */
const KIND_SCORE: Readonly<Record<NameKind, number>> = {
  label: 0,
  reading: 0,
  alias: 1,
  part: 1,
  english: 2,
  code: 0,
};

/** Ranks a match whose last word is incomplete below all others. */
const UNFINISHED_SCORE = 100;

/**
 * Countries with a name that contains all words of the text (the last may be incomplete), those with the
 * fewest other words first. A text with several names, such as "Myanmar (Burma)", may mix them.
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
 * Suggestions in order: exact names, labels that start with the text, aliases that do, labels with a later
 * word that does; last, codes typed in full. Within each group by label, English names after those in the
 * page's language. Readings count as the label. If nothing matches, words match in any order.
 */
export function suggest(index: SuggestionIndex, text: string): Suggestion[] {
  const typed = fold(text);
  if (typed === '') return [];
  // Phone keyboards append a space: a whole name must still match.
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
  // The index is sorted by label, and sorting is stable.
  return scored.sort((a, b) => a.score - b.score).map(({ suggestion }) => suggestion);
}
