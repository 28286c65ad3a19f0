import { describe, expect, it } from 'vitest';

import { pathOfPost, paths } from '../../src/pages/paths';
import { posts } from '../../src/pages/posts';
import type { TextDocument, TextNode } from '../../src/texts/document';

const files = import.meta.glob<TextDocument>('../../src/texts/**/*.md', {
  eager: true,
  import: 'default',
});
const documents = Object.entries(files).map(([path, text]) => ({ path, text }));

const addressesIn = (node: TextNode): string[] => {
  if (typeof node === 'string') return [];
  const below = node.children.flatMap(addressesIn);
  return node.href === undefined ? below : [node.href, ...below];
};

describe.each(documents)('$path', ({ text }) => {
  const addresses = text.body.flatMap(addressesIn);

  it('leads within the site only to pages that there are', () => {
    const known: string[] = [...Object.values(paths), ...posts.map(({ slug }) => pathOfPost(slug))];
    expect(addresses.filter((href) => href.startsWith('/') && !known.includes(href))).toEqual([]);
  });

  it('leads elsewhere by https', () => {
    expect(addresses.filter((href) => !/^(\/|https:\/\/)/.test(href))).toEqual([]);
  });

  it('has a description that search engines show whole', () => {
    expect(text.description.length).toBeLessThanOrEqual(160);
  });
});

it('the posts are named by their date and slug, and the latest comes first', () => {
  expect(posts.length).toBeGreaterThan(0);
  for (const { date, slug } of posts) {
    expect(new Date(date).toISOString()).toContain(date);
    expect(slug).toMatch(/^[a-z0-9-]+$/);
  }
  const dates = posts.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().reverse());
});
