import type { Countries } from './countries';

type IndexEntry = { name: string; foldedName: string; foldedAliases: string[] };

/** The countries prepared for searching: each name once, alphabetically. */
export type SuggestionIndex = readonly IndexEntry[];

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

const byName = (a: IndexEntry, b: IndexEntry) => (a.foldedName < b.foldedName ? -1 : 1);

export function indexCountries(countries: Countries): SuggestionIndex {
  const byUniqueName = new Map(countries.map((country) => [country.name, country]));
  return [...byUniqueName.values()]
    .map(({ name, aliases }) => ({
      name,
      foldedName: fold(name),
      foldedAliases: aliases.map(fold),
    }))
    .sort(byName);
}

/**
 * The names that a typed text offers: first an exact name or alias, then the names that start with
 * the text, then the countries one of whose aliases starts with it, each group alphabetically.
 * A blank text offers nothing.
 */
export function suggest(index: SuggestionIndex, text: string): string[] {
  const typed = fold(text);
  if (typed === '') return [];
  const startsWithTyped = (folded: string) => folded.startsWith(typed);
  // Phones put a space after a word: a whole name must still be found by it.
  const isTyped = (folded: string) => folded === typed.trimEnd();

  const rank = ({ foldedName, foldedAliases }: IndexEntry) => {
    if (isTyped(foldedName) || foldedAliases.some(isTyped)) return 0;
    if (startsWithTyped(foldedName)) return 1;
    return foldedAliases.some(startsWithTyped) ? 2 : null;
  };
  const groups: [string[], string[], string[]] = [[], [], []];
  for (const entry of index) {
    const group = rank(entry);
    if (group !== null) groups[group].push(entry.name);
  }
  return groups.flat();
}
