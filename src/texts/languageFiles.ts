import { type Language, LANGUAGE_CODES } from './languages.ts';

/** The languages of which no letter is set in the headings' face: they have the system's. */
const WITHOUT_LATIN: readonly Language[] = ['uk', 'ar', 'hi', 'ja', 'zh'];
/** Those whose letters are also in the face's second file. */
const POLISH_AND_TURKISH: readonly Language[] = ['pl', 'tr'];

/** The languages that need a file of the headings' face, by its name. */
export function languagesOfFont(file: string): readonly Language[] {
  if (file.includes('pl-tr')) return POLISH_AND_TURKISH;
  return LANGUAGE_CODES.filter((language) => !WITHOUT_LATIN.includes(language));
}

const OF_LANGUAGE = /^(?:assets\/)?([a-z]{2})\//;
const ENGLISH_PAGE = /^[^/]+\.html$/;

/** Whether a file of the built site, such as `de/zoomle.html`, is needed to play in a language. */
export function isNeededIn(language: Language, file: string): boolean {
  if (file.endsWith('.woff2')) return languagesOfFont(file).includes(language);
  const owner = ENGLISH_PAGE.test(file) ? 'en' : OF_LANGUAGE.exec(file)?.[1];
  return owner === undefined || owner === language;
}
