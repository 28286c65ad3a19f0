/**
 * Diacritics, punctuation, symbols, emoji, and letters often left out: apostrophes, the Arabic tatweel and
 * hamza. Keeps Hindi vowel signs and Japanese voicing marks.
 */
const IGNORED = /(?![\u093e-\u094f\u3099\u309a])[\p{M}\p{P}\p{S}\p{Cf}ʻʼ\u0640\u0621]/gu;

/** Typed forms of letters without a decomposition. */
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

/** Code points from katakana to hiragana. */
const TO_HIRAGANA = 0x3041 - 0x30a1;

/**
 * Folds a text in any language to what players must type: without case, diacritics, variants, punctuation,
 * leading or doubled spaces. Keeps one trailing space, which ends a word.
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
