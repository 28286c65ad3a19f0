import { fold } from './fold';

/** What separates several names of a country, or a name and its article: "Bahamas, The". */
const SEPARATORS = /[,;/،、\p{Ps}\p{Pe}]/gu;

/** What players add to names in the languages of the site: mostly articles. */
const SMALL_WORD =
  /^(|the|of|and|der|die|das|und|de|du|la|le|les|et|el|los|las|os|as|il|lo|gli|het|en)$/;

/** The words of a folded text, without the small ones. */
export const wordsIn = (folded: string) =>
  folded.split(' ').filter((word) => !SMALL_WORD.test(word));

/** The words of a typed text, folded, without the small ones and a French or Italian "l'". */
export const wordsOf = (text: string) =>
  wordsIn(fold(text.replace(SEPARATORS, ' ').replace(/^\s*l['’]/i, '')));

/** Whether a typed text may hold several names: "Myanmar (Burma)". */
export const hasSeveralNames = (text: string) => text.search(SEPARATORS) !== -1;
