import type { Countries } from './countries';

type Folded = { readonly text: string; readonly folded: string };
/** What else finds a country. A reading, of rank 0, has no text to show. */
type Alias = Folded & { readonly isPart: boolean; readonly rank: Rank };
/** Matches of the label and its readings come first, then those of other names, then English ones. */
type Rank = 0 | 1 | 2;
type IndexEntry = {
  readonly name: string;
  readonly label: Folded;
  readonly aliases: readonly Alias[];
};

/** The countries prepared for searching: each once, alphabetically by label. */
export type SuggestionIndex = readonly IndexEntry[];

/** A country that a typed text offers, and why. */
export type Suggestion = {
  /** The English name: which country it is. */
  readonly name: string;
  /** What the country is called on the page. */
  readonly label: string;
  /** What matched where the label did not: another name, or that of a part of the country. */
  readonly alias: string | null;
  readonly isPart: boolean;
  /**
   * Where the alias, or else the label, matches the text: from a character on, and how many; none
   * where a reading matched.
   */
  readonly match: { readonly start: number; readonly length: number };
};

/**
 * Diacritics, punctuation, symbols, emoji, and letters that are often left out: apostrophes, the Arabic
 * tatweel and hamza. The vowel signs of Hindi and the voicing marks of Japanese stay.
 */
const IGNORED = /(?![\u093e-\u094f\u3099\u309a])[\p{M}\p{P}\p{S}\p{Cf}ʻʼ\u0640\u0621]/gu;

/** What is typed for letters that have no decomposition. */
const LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  đ: 'd',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ґ: 'г',
  ٱ: 'ا',
  ة: 'ه',
  ى: 'ي',
};

/** From a katakana to its hiragana, in code points. */
const TO_HIRAGANA = 0x3041 - 0x30a1;

/**
 * A text, in any of the languages, without what a player should not have to type: case, diacritics,
 * variants of a letter, punctuation, leading and doubled spaces. A single space at the end stays: it
 * ends a word.
 */
export function fold(text: string): string {
  return text
    .replaceAll('´', '') // Its decomposition has a space.
    .normalize('NFKD')
    .replaceAll('&', ' and ')
    .replace(/\p{Pd}/gu, ' ')
    .replace(IGNORED, '')
    .toLowerCase()
    .replace(/[^ -z]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + TO_HIRAGANA))
    .replace(/\s+/g, ' ')
    .trimStart();
}

const foldedText = (text: string): Folded => ({ text, folded: fold(text) });

const foldedAliases = (texts: readonly string[], rank: Rank, isPart = false): Alias[] =>
  texts.map((text) => ({ ...foldedText(text), isPart, rank }));

export function indexCountries(countries: Countries): SuggestionIndex {
  const byUniqueName = new Map(countries.map((country) => [country.name, country]));
  return [...byUniqueName.values()]
    .map(({ name, label, aliases, parts = [], readings = [], englishAliases = [] }) => ({
      name,
      label: foldedText(label ?? name),
      aliases: [
        ...foldedAliases(readings, 0).map((reading) => ({ ...reading, text: '' })),
        ...foldedAliases(aliases, 1),
        ...foldedAliases(parts, 1, true),
        ...foldedAliases(label ? [name, ...englishAliases] : [], 2),
      ],
    }))
    .sort((a, b) => (a.label.folded < b.label.folded ? -1 : 1));
}

/** How many characters of a text it takes to hold so many folded ones, or all there are. */
function unfoldedLength(text: string, foldedLength: number) {
  let length = 0;
  while (length < text.length && fold(text.slice(0, length)).length < foldedLength) length += 1;
  // A letter is not parted from its marks, nor from the letter that a virama joins to it.
  while (/^(.\p{M}|\u094d)/u.test(text.slice(length - 1))) length += 1;
  return length;
}

/** A country offered for the part of its label or alias that so many folded characters match. */
export function suggestionOf(
  { name, label }: IndexEntry,
  alias: Alias | null,
  from: number,
  length: number,
): Suggestion {
  const { text } = alias ?? label;
  const start = unfoldedLength(text, from);
  return {
    name,
    label: label.text,
    alias: alias?.rank ? alias.text : null,
    isPart: alias?.isPart ?? false,
    match: { start, length: unfoldedLength(text, from + length) - start },
  };
}

/**
 * The countries that a typed text offers: first an exact label or alias, then the labels that start
 * with the text, then the countries one of whose aliases starts with it, then the labels in which a
 * later word does, each group alphabetically, but English names after those of the page's language.
 * A reading counts as the label. A blank text offers nothing.
 */
export function suggest(index: SuggestionIndex, text: string): Suggestion[] {
  const typed = fold(text);
  if (typed === '') return [];
  // Phone keyboards add a space after a word; a whole name must still match.
  const whole = typed.trimEnd();
  const isTyped = ({ folded }: Folded) => folded === whole;
  const isBegun = (candidate: Folded) => candidate.folded.startsWith(typed) || isTyped(candidate);

  const groups: Suggestion[][] = [[], [], [], [], [], [], []];
  for (const entry of index) {
    const { label, aliases } = entry;
    const alias = isBegun(label) ? null : (aliases.find(isTyped) ?? aliases.find(isBegun));
    const isExact = [label, ...aliases].some(isTyped);
    const word = ` ${label.folded} `.indexOf(` ${typed}`);
    if (alias !== undefined) {
      const group = (isExact ? 0 : 3) + (alias?.rank ?? 0);
      groups[group]?.push(suggestionOf(entry, alias, 0, typed.length));
    } else if (word > 0) groups[6]?.push(suggestionOf(entry, null, word, whole.length));
  }
  return groups.flat();
}
