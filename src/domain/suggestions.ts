import type { Countries } from './countries';

/** Which of a country's names it is: `english` ones are searched on the pages of other languages. */
type NameKind = 'label' | 'reading' | 'alias' | 'part' | 'english';
type Name = { readonly kind: NameKind; readonly text: string; readonly folded: string };
type IndexEntry = {
  readonly name: string;
  readonly label: Name;
  /** What else finds the country. */
  readonly aliases: readonly Name[];
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

const namesOf = (kind: NameKind, texts: readonly string[]): Name[] =>
  texts.map((text) => ({ kind, text, folded: fold(text) }));

export function indexCountries(countries: Countries): SuggestionIndex {
  const byUniqueName = new Map(countries.map((country) => [country.name, country]));
  return [...byUniqueName.values()]
    .map(({ name, label, aliases, parts = [], readings = [], englishAliases = [] }) => ({
      name,
      label: { kind: 'label' as const, text: label ?? name, folded: fold(label ?? name) },
      aliases: [
        ...namesOf('reading', readings),
        ...namesOf('alias', aliases),
        ...namesOf('part', parts),
        ...namesOf('english', label ? [name, ...englishAliases] : []),
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

/**
 * A country offered for the part of one of its names that so many folded characters match. A reading
 * is how the label is written, and is not shown.
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

/** What a match is worth by where the text is found. The lowest sum comes first. */
const PLACE_SCORE = { whole: 0, beginning: 10, laterWord: 20 };
/** And by the name that it is found in. */
const KIND_SCORE: Readonly<Record<NameKind, number>> = {
  label: 0,
  reading: 0,
  alias: 1,
  part: 1,
  english: 2,
};

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
  const isTyped = ({ folded }: Name) => folded === whole;
  const isBegun = (name: Name) => name.folded.startsWith(typed) || isTyped(name);

  const scored = index.flatMap((entry) => {
    const { label, aliases } = entry;
    const found = isBegun(label) ? label : (aliases.find(isTyped) ?? aliases.find(isBegun));
    if (found) {
      const place = [label, ...aliases].some(isTyped) ? 'whole' : 'beginning';
      const score = PLACE_SCORE[place] + KIND_SCORE[found.kind];
      return { score, suggestion: suggestionOf(entry, found, 0, typed.length) };
    }
    const start = ` ${label.folded} `.indexOf(` ${typed}`);
    if (start < 0) return [];
    const suggestion = suggestionOf(entry, label, start, whole.length);
    return { score: PLACE_SCORE.laterWord, suggestion };
  });
  // The index is alphabetical, and sorting is stable.
  return scored.sort((a, b) => a.score - b.score).map(({ suggestion }) => suggestion);
}
