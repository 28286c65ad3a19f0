/**
 * Diacritics, punctuation, symbols, emoji, and letters that are often left out: apostrophes, the Arabic
 * tatweel and hamza. The vowel signs of Hindi and the voicing marks of Japanese stay.
 */
const IGNORED = /(?![\u093e-\u094f\u3099\u309a])[\p{M}\p{P}\p{S}\p{Cf}ʻʼ\u0640\u0621]/gu;

/** What players type for letters that have no decomposition. */
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
 * Strips a text in any of the languages of what a player need not type: case, diacritics, variants of a
 * letter, punctuation, leading and doubled spaces. A single space at the end stays: it ends a word.
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
