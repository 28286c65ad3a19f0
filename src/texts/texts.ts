import type { TextDocument } from './document';
import type { later } from './en/later';
import type { picture } from './en/picture';
import type { shell } from './en/shell';
import type { start } from './en/start';

// English is the source, and the type of every other language.

/** The words that the site starts with. */
export type StartTexts = typeof start;

/** Words that load later. */
export type LaterTexts = typeof later;

export type PictureTexts = typeof picture;

/** Words on a page before the site has started. */
export type ShellTexts = typeof shell;

/** Pages written in Markdown. */
type Documents = Readonly<
  Record<'about' | 'blog' | 'contact' | 'login' | 'noContact' | 'privacy' | 'puzzlia', TextDocument>
>;

/** What a language's second file exports. */
export type LaterModule = {
  readonly later: LaterTexts;
  readonly picture: PictureTexts;
  readonly documents: Documents;
};

export type Texts = StartTexts & LaterTexts & Omit<LaterModule, 'later'>;
