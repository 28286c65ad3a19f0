import { type Language, LANGUAGE_CODES } from './languages.ts';

/** Languages whose script the heading font lacks; they use system fonts. */
const WITHOUT_LATIN: readonly Language[] = ['uk', 'ar', 'hi', 'ja', 'zh'];
/** Languages that also need the font's second file. */
const POLISH_AND_TURKISH: readonly Language[] = ['pl', 'tr'];

/** Languages that need a file of the heading font. */
export function languagesOfFont(file: string): readonly Language[] {
  if (file.includes('pl-tr')) return POLISH_AND_TURKISH;
  return LANGUAGE_CODES.filter((language) => !WITHOUT_LATIN.includes(language));
}

const OF_LANGUAGE = /^(?:assets\/)?([a-z]{2})\//;
const ENGLISH_PAGE = /^[^/]+\.html$/;

/** Whether playing in a language needs a built file, such as `de/zoomle.html`. */
export function isNeededIn(language: Language, file: string): boolean {
  if (file.endsWith('.woff2')) return languagesOfFont(file).includes(language);
  const owner = ENGLISH_PAGE.test(file) ? 'en' : OF_LANGUAGE.exec(file)?.[1];
  return owner === undefined || owner === language;
}
