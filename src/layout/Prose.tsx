import { createElement, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { color } from '../design/tokens';
import { paths } from '../paths';
import type { TextNode } from '../texts/document';
import { useStartTexts } from '../texts/useTexts';

const Column = styled.div`
  max-width: 66ch;
  padding-top: 20px;

  > * + * {
    margin-top: 1em;
  }
  h2 {
    margin-top: 1.6em;
    font-size: 1.3rem;
  }
  h3 {
    margin-top: 1.4em;
    font-size: 1.05rem;
  }
  h2 + *,
  h3 + * {
    margin-top: 0.5em;
  }
  ul,
  ol {
    margin-bottom: 0;
    padding-inline-start: 1.3em;
  }
  li + li {
    margin-top: 0.4em;
  }
  /* Left to right, also within right-to-left text. */
  code {
    direction: ltr;
    unicode-bidi: isolate;
  }
  li::marker {
    color: ${color('muted')};
  }
`;

function toElement(node: TextNode, _: number, siblings: readonly TextNode[]): ReactNode {
  if (typeof node === 'string') return siblings.length > 1 ? <span>{node}</span> : node;
  const { tag, href, children } = node;
  const content = children.map(toElement);
  if (href?.startsWith('/')) {
    // Posts and their titles are in English.
    const lang = href.startsWith(`${paths.blog}/`) ? 'en' : undefined;
    return createElement(Link, { to: href, lang }, ...content);
  }
  return createElement(tag, href === undefined ? null : { href, rel: 'noreferrer' }, ...content);
}

type Props = {
  readonly body: readonly TextNode[];
  /** For English text on pages in any language. */
  readonly lang?: 'en' | undefined;
  readonly children?: ReactNode;
};

/** Links within the site navigate without a reload. */
export const Prose = ({ body, lang, children }: Props) =>
  // Spread: static children need no keys.
  createElement(Column, lang && { lang, dir: 'ltr' }, ...body.map(toElement), children);

const Time = styled.time`
  display: block;
  color: ${color('muted')};
  font-size: 0.95rem;
`;

export const PostDate = ({ date }: { readonly date: string }) => (
  <Time dateTime={date}>{useStartTexts().site.date(date)}</Time>
);
