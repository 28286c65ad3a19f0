/** The characters of the bytes from 0x80 in Windows-1252; further ones have their own number. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const byteOf = (character: string) => {
  const index = WINDOWS_1252.indexOf(character);
  return index < 0 ? character.charCodeAt(0) : 0x80 + index;
};

/** Decodes UTF-8; null if it is none. */
function decoded(bytes: readonly number[]): string | null {
  if (bytes.some((byte) => byte > 0xff)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return null;
  }
}

/** Repairs UTF-8 that was read as Windows-1252 or Latin-1, even twice: "TÃ¼rkiye". */
function repaired(text: string): string {
  const once = text.replace(/[^\0-\x7f]+/g, (run) => decoded(Array.from(run, byteOf)) ?? run);
  return once === text ? text : repaired(once);
}

/**
 * Undoes what mail, chat and word processors do to an export or a code: a wrong encoding, invisible characters,
 * typographic quotes, hyphens and spaces, escaped punctuation, quoted and wrapped lines. Leaves the names of
 * countries and places as they are.
 */
export const plainText = (pasted: string): string =>
  repaired(pasted)
    .replace(/\p{Cf}/gu, '')
    .replace(/[“”„‟«»″＂]/g, '"')
    .replace(/[‐‑−]/g, '-')
    .replace(/\\(?=[\W_])/g, '')
    .replace(/\n[\s>]*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
