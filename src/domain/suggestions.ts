import type { Countries } from './countries';

type Folded = { readonly text: string; readonly folded: string };
type Alias = Folded & { readonly isPart: boolean };
type IndexEntry = { readonly name: Folded; readonly aliases: readonly Alias[] };

/** The countries prepared for searching: each name once, alphabetically. */
export type SuggestionIndex = readonly IndexEntry[];

/** A country that a typed text offers, and why. */
export type Suggestion = {
  readonly name: string;
  /** What matched where the name did not: another name, or that of a part of the country. */
  readonly alias: string | null;
  readonly isPart: boolean;
  /** Where the alias, or else the name, matches the text: from a character on, and how many. */
  readonly match: { readonly start: number; readonly length: number };
};

/** Diacritics, punctuation, symbols, emoji, and apostrophes that count as letters. */
const IGNORED = /[\p{M}\p{P}\p{S}\p{Cf}ʻʼ]/gu;

/**
 * A text without what a player should not have to type: case, diacritics, punctuation, leading and
 * doubled spaces. A single space at the end stays: it ends a word.
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll('&', ' and ')
    .replace(/\p{Pd}/gu, ' ')
    .replace(IGNORED, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trimStart();
}

const foldedText = (text: string): Folded => ({ text, folded: fold(text) });

const foldedAliases = (texts: readonly string[], isPart: boolean): Alias[] =>
  texts.map((text) => ({ ...foldedText(text), isPart }));

export function indexCountries(countries: Countries): SuggestionIndex {
  const byUniqueName = new Map(countries.map((country) => [country.name, country]));
  return [...byUniqueName.values()]
    .map(({ name, aliases, parts = [] }) => ({
      name: foldedText(name),
      aliases: [...foldedAliases(aliases, false), ...foldedAliases(parts, true)],
    }))
    .sort((a, b) => (a.name.folded < b.name.folded ? -1 : 1));
}

/** How many characters of a text it takes to hold so many folded ones, or all there are. */
function unfoldedLength(text: string, foldedLength: number) {
  let length = 0;
  while (length < text.length && fold(text.slice(0, length)).length < foldedLength) length += 1;
  return length;
}

/** A country offered for the part of its name or alias that so many folded characters match. */
export function suggestionOf(
  name: Folded,
  alias: Alias | null,
  from: number,
  length: number,
): Suggestion {
  const { text } = alias ?? name;
  const start = unfoldedLength(text, from);
  return {
    name: name.text,
    alias: alias?.text ?? null,
    isPart: alias?.isPart ?? false,
    match: { start, length: unfoldedLength(text, from + length) - start },
  };
}

/**
 * The countries that a typed text offers: first an exact name or alias, then the names that start
 * with the text, then the countries one of whose aliases starts with it, then the names in which a
 * later word does, each group alphabetically. A blank text offers nothing.
 */
export function suggest(index: SuggestionIndex, text: string): Suggestion[] {
  const typed = fold(text);
  if (typed === '') return [];
  // Phone keyboards add a space after a word; a whole name must still match.
  const whole = typed.trimEnd();
  const isTyped = ({ folded }: Folded) => folded === whole;
  const isBegun = (candidate: Folded) => candidate.folded.startsWith(typed) || isTyped(candidate);

  const groups: [Suggestion[], Suggestion[], Suggestion[], Suggestion[]] = [[], [], [], []];
  for (const { name, aliases } of index) {
    const alias = isBegun(name) ? null : (aliases.find(isTyped) ?? aliases.find(isBegun));
    const isExact = [name, ...aliases].some(isTyped);
    const word = ` ${name.folded} `.indexOf(` ${typed}`);
    if (alias !== undefined) {
      groups[isExact ? 0 : alias ? 2 : 1].push(suggestionOf(name, alias, 0, typed.length));
    } else if (word > 0) groups[3].push(suggestionOf(name, null, word, whole.length));
  }
  return groups.flat();
}
