import { fold } from './fold';

/** Separates names, or a name and its article: "Bahamas, The". */
const SEPARATORS = /[,;/،、\p{Ps}\p{Pe}]/gu;

/** Articles and conjunctions, in the site's languages. */
const SMALL_WORD =
  /^(|the|of|and|der|die|das|und|de|du|la|le|les|et|el|los|las|os|as|il|lo|gli|het|en)$/;

export const wordsIn = (folded: string) =>
  folded.split(' ').filter((word) => !SMALL_WORD.test(word));

/** Folded words without small ones, and without a French or Italian "l'". */
export const wordsOf = (text: string) =>
  wordsIn(fold(text.replace(SEPARATORS, ' ').replace(/^\s*l['’]/i, '')));

/** Whether a text may contain several names: "Myanmar (Burma)". */
export const hasSeveralNames = (text: string) => text.search(SEPARATORS) !== -1;
