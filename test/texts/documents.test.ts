import { describe, expect, it } from 'vitest';

import countries from '../../src/data/countries_with_mapLocations.json';
import { DAY_MS, utcDateOf } from '../../src/domain/calendar';
import { sumIndex } from '../../src/domain/dailyRule';
import { pathOfPost, paths } from '../../src/paths';
import type { TextDocument, TextNode } from '../../src/texts/document';
import { posts } from '../../src/texts/posts';

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

/** The countries of two years of daily maps, and their landmarks. */
const answers = Array.from({ length: 731 }, (_, days) => {
  const date = utcDateOf(Date.parse('2026-11-20') + days * DAY_MS);
  return countries[sumIndex(date, 0, countries.length)];
});
const names = new Set(
  answers.flatMap((answer) =>
    answer ? [answer.name, ...answer.mapLocations.map((place) => place.name)] : [],
  ),
);

describe.each(documents)('$path', ({ text }) => {
  const addresses = text.body.flatMap(addressesIn);

  it('links to existing pages only', () => {
    const known: string[] = [...Object.values(paths), ...posts.map(({ slug }) => pathOfPost(slug))];
    expect(addresses.filter((href) => href.startsWith('/') && !known.includes(href))).toEqual([]);
  });

  it('links elsewhere by https', () => {
    expect(addresses.filter((href) => !/^(\/|https:\/\/)/.test(href))).toEqual([]);
  });

  it('has a description that search engines show in full', () => {
    expect(text.description.length).toBeLessThanOrEqual(160);
  });

  it('has no spoilers', () => {
    const words = JSON.stringify(text);
    expect([...names].filter((name) => words.includes(name))).toEqual([]);
  });
});

it('privacy says in every language that progress must be moved to an iPhone’s Home Screen', () => {
  const privacy = documents.filter(({ path }) => path.endsWith('/privacy.md'));
  const silent = privacy.filter(({ text }) => !JSON.stringify(text).includes('iPhon'));
  expect(silent.map(({ path }) => path)).toEqual([]);
});

it('the posts have a date and a slug, and are sorted latest first', () => {
  expect(posts.length).toBeGreaterThan(0);
  for (const { date, slug } of posts) {
    expect(new Date(date).toISOString()).toContain(date);
    expect(slug).toMatch(/^[a-z0-9-]+$/);
  }
  const dates = posts.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().reverse());
});
