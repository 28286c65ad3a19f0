import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { forBuild, parseDocument } from '../../scripts/build/markdown';
import { LANGUAGE_CODES } from '../../src/texts/languages';

const HEAD = '---\ntitle: A title: with a colon\ndescription: What it is about.\n---\n';
const bodyOf = (markdown: string) => parseDocument(`${HEAD}\n${markdown}\n`).body;

describe('a page in Markdown', () => {
  it('starts with its title and description', () => {
    expect(parseDocument(HEAD)).toEqual({
      title: 'A title: with a colon',
      description: 'What it is about.',
      body: [],
    });
  });

  const items = ['a', 'b'].map((text) => ({ tag: 'li', children: [text] }));
  const inline = [
    { tag: 'a', href: '/c', children: ['a ', { tag: 'em', children: ['b'] }] },
    ' ',
    { tag: 'strong', children: ['d'] },
    ' ',
    { tag: 'code', children: ['e<f'] },
  ];
  it.each<[string, string, object]>([
    ['headings', '## One', { tag: 'h2', children: ['One'] }],
    ['smaller headings', '### Two', { tag: 'h3', children: ['Two'] }],
    ['paragraphs', 'words over\ntwo lines', { tag: 'p', children: ['words over\ntwo lines'] }],
    ['links, emphasis and code', '[a *b*](/c) **d** `e<f`', { tag: 'p', children: inline }],
    ['lists', '- a\n- b', { tag: 'ul', children: items }],
    ['numbered lists', '1. a\n2. b', { tag: 'ol', children: items }],
    ['what is special in HTML', 'a & b < c \\*', { tag: 'p', children: ['a & b < c ', '*'] }],
  ])('can have %s', (_, markdown, node) => {
    expect(bodyOf(markdown)).toEqual([node]);
  });

  it.each(['# One', '#### Four', '<b>bold</b>', '![alt](/a.png)', '> quote', '```\ncode\n```'])(
    'cannot have %j, for which the site has no style',
    (markdown) => {
      expect(() => bodyOf(markdown)).toThrow('a page cannot hold');
    },
  );

  it.each(['words', '---\ntitle: T\n---\n', `${HEAD.slice(0, -4)}date: 2026\n---\n`])(
    'must have a title and a description only: %j',
    (markdown) => {
      expect(() => parseDocument(markdown)).toThrow();
    },
  );
});

const REPORTS = { VITE_REPORT_URL: 'https://reports.test/crash' };
const REPOSITORY = { VITE_REPOSITORY_URL: 'https://git.test/zoomle' };

describe('what depends on the build', () => {
  const HOST = 'A. {{if reports}}Sent to {{host}}.{{else}}Sent nowhere.{{end}} B.';
  const INVITATION = 'A. {{if repository}}Tell us. {{end}}B.';
  it.each([
    ['the host of crash reports', HOST, REPORTS, 'A. Sent to reports.test. B.'],
    ['that there is none', HOST, REPOSITORY, 'A. Sent nowhere. B.'],
    ['that a report can be sent', INVITATION, REPOSITORY, 'A. Tell us. B.'],
    ['that none can', INVITATION, REPORTS, 'A. B.'],
  ])('is %s', (_, text, settings, built) => {
    expect(forBuild(text, settings)).toBe(built);
  });

  it('is on the privacy page in every language', () => {
    for (const language of LANGUAGE_CODES) {
      const text = readFileSync(`src/texts/${language}/documents/privacy.md`, 'utf8');
      const [reported, unreported] = [REPORTS, {}].map((settings) => forBuild(text, settings));
      expect(reported).toContain('reports.test');
      expect(reported).not.toBe(unreported);
      expect(`${reported}${unreported}`).not.toContain('{{if');
    }
  });

  it('keeps the blog from asking for reports without a repository', () => {
    for (const name of readdirSync('src/texts/posts')) {
      const text = readFileSync(`src/texts/posts/${name}`, 'utf8');
      expect(forBuild(text, {})).not.toContain('](/contact)');
      expect(forBuild(text, REPOSITORY)).not.toContain('{{');
    }
  });
});
