import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { parseDocument, withReports } from '../../scripts/markdown';
import { LANGUAGE_CODES } from '../../src/texts/languages';

const HEAD = '---\ntitle: A title: with a colon\ndescription: What it is about.\n---\n';
const bodyOf = (markdown: string) => parseDocument(`${HEAD}\n${markdown}\n`).body;

describe('a page in Markdown', () => {
  it('has its title and description in front', () => {
    expect(parseDocument(HEAD)).toEqual({
      title: 'A title: with a colon',
      description: 'What it is about.',
      body: [],
    });
  });

  it('holds headings and paragraphs', () => {
    expect(bodyOf('## One\n\nwords over\ntwo lines\n\n### Two')).toEqual([
      { tag: 'h2', children: ['One'] },
      { tag: 'p', children: ['words over\ntwo lines'] },
      { tag: 'h3', children: ['Two'] },
    ]);
  });

  it('holds links, emphasis and code', () => {
    expect(bodyOf('[a *b*](/c) **d** `e<f`')).toEqual([
      {
        tag: 'p',
        children: [
          { tag: 'a', href: '/c', children: ['a ', { tag: 'em', children: ['b'] }] },
          ' ',
          { tag: 'strong', children: ['d'] },
          ' ',
          { tag: 'code', children: ['e<f'] },
        ],
      },
    ]);
  });

  it('holds lists, with numbers or without', () => {
    const items = [
      { tag: 'li', children: ['a'] },
      { tag: 'li', children: ['b'] },
    ];
    expect(bodyOf('- a\n- b')).toEqual([{ tag: 'ul', children: items }]);
    expect(bodyOf('1. a\n2. b')).toEqual([{ tag: 'ol', children: items }]);
  });

  it('shows the characters that HTML would take for its own', () => {
    expect(bodyOf('a & b < c \\*')).toEqual([{ tag: 'p', children: ['a & b < c ', '*'] }]);
  });

  it.each(['# One', '#### Four', '<b>bold</b>', '![alt](/a.png)', '> quote', '```\ncode\n```'])(
    'cannot hold %j, for which the site has no look',
    (markdown) => {
      expect(() => bodyOf(markdown)).toThrow('a page cannot hold');
    },
  );

  it.each(['words alone', '---\ntitle: T\n---\n', `${HEAD.slice(0, -4)}date: 2026\n---\n`])(
    'is refused without exactly a title and a description: %j',
    (markdown) => {
      expect(() => parseDocument(markdown)).toThrow();
    },
  );
});

it('a page says where crashes are reported to, if anywhere', () => {
  const text = 'A. {{if reports}}Sent to {{host}}.{{else}}Sent nowhere.{{end}} B.';
  expect(withReports(text, 'reports.test')).toBe('A. Sent to reports.test. B.');
  expect(withReports(text, undefined)).toBe('A. Sent nowhere. B.');
});

it('the privacy page of every language says so', () => {
  for (const language of LANGUAGE_CODES) {
    const text = readFileSync(`src/texts/${language}/documents/privacy.md`, 'utf8');
    const [reported, unreported] = ['reports.test', undefined].map((host) =>
      withReports(text, host),
    );
    expect(reported).toContain('reports.test');
    expect(reported).not.toBe(unreported);
    expect(`${reported}${unreported}`).not.toContain('{{if');
  }
});
