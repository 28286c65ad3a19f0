import type { TextDocument } from './document';
import type { picture } from './en/picture';
import type { rest } from './en/rest';
import type { shell } from './en/shell';
import type { start } from './en/start';

// English is the source, and the type of every other language.

/** The words that the site starts with. */
export type StartTexts = typeof start;

/** The words of what loads later. */
export type RestTexts = typeof rest;

/** The words that describe pictures. */
export type PictureWords = typeof picture;

/** The words of every page before the site has started. */
export type ShellTexts = typeof shell;

/** The pages that are written in Markdown. */
type Documents = Readonly<
  Record<'about' | 'blog' | 'contact' | 'login' | 'noContact' | 'privacy' | 'puzzlia', TextDocument>
>;

/** All that loads later. */
export type LaterTexts = {
  readonly rest: RestTexts;
  readonly picture: PictureWords;
  readonly documents: Documents;
};

/** All words. */
export type Texts = StartTexts & RestTexts & Omit<LaterTexts, 'rest'>;
