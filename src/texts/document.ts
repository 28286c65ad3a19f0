export type TextTag = 'h2' | 'h3' | 'p' | 'ul' | 'ol' | 'li' | 'strong' | 'em' | 'code' | 'a';

/** A string, or an element; an `a` has an `href`. */
export type TextNode =
  | string
  | { readonly tag: TextTag; readonly href?: string; readonly children: readonly TextNode[] };

/** A page or post written in Markdown. */
export type TextDocument = {
  /** Shown above the page and in the browser's tab. */
  readonly title: string;
  /** A sentence or two for search engines and lists. */
  readonly description: string;
  readonly body: readonly TextNode[];
};
