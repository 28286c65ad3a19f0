import type { Countries } from './countries';

type Folded = { text: string; folded: string };
type IndexEntry = { name: Folded; aliases: Folded[] };

/** The countries prepared for searching: each name once, alphabetically. */
export type SuggestionIndex = readonly IndexEntry[];

/** A country that a typed text offers, and why. */
export type Suggestion = {
  readonly name: string;
  /** The alias that matched, where the name did not. */
  readonly alias: string | null;
  /** How many characters at the start of the alias, or else of the name, match the text. */
  readonly matched: number;
};

const COMBINING_MARKS = /\p{M}/gu;
const APOSTROPHES = /[’‘ʻʼ`´]/g;

/**
 * A text without what a player should not have to type: case, diacritics, typographic apostrophes,
 * hyphens, leading and doubled spaces. A single space at the end stays: it ends a word.
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(COMBINING_MARKS, '')
    .replace(APOSTROPHES, "'")
    .toLowerCase()
    .replace(/[\s-]+/g, ' ')
    .trimStart();
}

const foldedText = (text: string): Folded => ({ text, folded: fold(text) });

export function indexCountries(countries: Countries): SuggestionIndex {
  const byUniqueName = new Map(countries.map((country) => [country.name, country]));
  return [...byUniqueName.values()]
    .map(({ name, aliases }) => ({ name: foldedText(name), aliases: aliases.map(foldedText) }))
    .sort((a, b) => (a.name.folded < b.name.folded ? -1 : 1));
}

/** How many characters of a text it takes to hold so many folded ones, or all there are. */
function unfoldedLength(text: string, foldedLength: number) {
  let length = 0;
  while (length < text.length && fold(text.slice(0, length)).length < foldedLength) length += 1;
  return length;
}

/**
 * The countries that a typed text offers: first an exact name or alias, then the names that start
 * with the text, then the countries one of whose aliases starts with it, each group alphabetically.
 * A blank text offers nothing.
 */
export function suggest(index: SuggestionIndex, text: string): Suggestion[] {
  const typed = fold(text);
  if (typed === '') return [];
  // Phone keyboards add a space after a word; a whole name must still match.
  const whole = typed.trimEnd();
  const isTyped = ({ folded }: Folded) => folded === whole;
  const isBegun = (candidate: Folded) => candidate.folded.startsWith(typed) || isTyped(candidate);

  const groups: [Suggestion[], Suggestion[], Suggestion[]] = [[], [], []];
  for (const { name, aliases } of index) {
    const alias = isBegun(name) ? null : (aliases.find(isTyped) ?? aliases.find(isBegun));
    if (alias === undefined) continue;
    const group = [name, ...aliases].some(isTyped) ? 0 : alias ? 2 : 1;
    const matched = unfoldedLength((alias ?? name).text, typed.length);
    groups[group].push({ name: name.text, alias: alias?.text ?? null, matched });
  }
  return groups.flat();
}
