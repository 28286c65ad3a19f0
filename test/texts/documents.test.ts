import { describe, expect, it } from 'vitest';

import countries from '../../src/data/countries_with_mapLocations.json';
import { DAY_MS, utcDateOf } from '../../src/domain/calendar';
import { sumIndex } from '../../src/domain/dailyRule';
import { Settings } from '../../src/features/settings/settingsSlice';
import { pathOfPost, paths } from '../../src/paths';
import type { TextDocument, TextNode } from '../../src/texts/document';
import { LANGUAGE_CODES } from '../../src/texts/languages';
import { posts } from '../../src/texts/posts';
import type { LaterTexts } from '../../src/texts/texts';

const files = import.meta.glob<TextDocument>('../../src/texts/**/*.md', {
  eager: true,
  import: 'default',
});
const laters = import.meta.glob<LaterTexts>('../../src/texts/*/later.ts', {
  eager: true,
  import: 'later',
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

  it('links to existing pages, and elsewhere by https', () => {
    const known: string[] = [...Object.values(paths), ...posts.map(({ slug }) => pathOfPost(slug))];
    const isGood = (href: string) => known.includes(href) || href.startsWith('https://');
    expect(addresses.filter((href) => !isGood(href))).toEqual([]);
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

/** Stored beside the settings of the form; in prose. */
const IN_PROSE = ['language', 'offeredLanguage', 'knowsHowToPlay'];

it.each(LANGUAGE_CODES)(
  'privacy in %s names every setting that is stored as the form does',
  (language) => {
    const privacy = files[`../../src/texts/${language}/documents/privacy.md`];
    const words: Partial<Record<string, string>> =
      laters[`../../src/texts/${language}/later.ts`]?.settings ?? {};
    const fields = Object.keys(Settings.entries).filter((field) => !IN_PROSE.includes(field));
    const names = fields.map((field) => ({ tag: 'strong', children: [words[field]] }));
    const list = privacy?.body.find((node) => JSON.stringify(node).includes('"strong"'));
    expect(JSON.stringify(list).match(/{"tag":"strong"[^}]*}/g)).toEqual(
      names.map((name) => JSON.stringify(name)),
    );
  },
);

it('the posts have a date and a slug, and are sorted latest first', () => {
  expect(posts.length).toBeGreaterThan(0);
  for (const { date, slug } of posts) {
    expect(new Date(date).toISOString()).toContain(date);
    expect(slug).toMatch(/^[a-z0-9-]+$/);
  }
  const dates = posts.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().reverse());
});
