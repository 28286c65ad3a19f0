export type TextTag = 'h2' | 'h3' | 'p' | 'ul' | 'ol' | 'li' | 'strong' | 'em' | 'code' | 'a';

/** Words, or an element with what is in it. An `a` has the address that it leads to. */
export type TextNode =
  | string
  | { readonly tag: TextTag; readonly href?: string; readonly children: readonly TextNode[] };

/** A page or post as it is written in Markdown. */
export type TextDocument = {
  /** Stands over the page, and in the browser's tab. */
  readonly title: string;
  /** A sentence or two for search engines and lists. */
  readonly description: string;
  readonly body: readonly TextNode[];
};
