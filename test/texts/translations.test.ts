import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { loadTexts } from '../../src/app/loadTexts';
import { MAX_GUESSES } from '../../src/domain/round';
import type { TextNode } from '../../src/texts/document';
import { LANGUAGE_CODES } from '../../src/texts/languages';
import { ENGLISH } from '../support/english';
import { everyText } from '../support/everyText';
import { ENGLISH_WORDS } from '../support/pageWords';

/** The words of a document. */
function wordsIn(text: unknown): string[] {
  if (typeof text === 'string') return [text];
  if (typeof text !== 'object' || text === null) return [];
  const { tag, href } = text as Partial<Exclude<TextNode, string>>;
  // The blog is in English, and says so.
  if (tag === 'code' || href?.startsWith('/blog/')) return [];
  return Object.entries(text).flatMap(([key, value]) => (key === 'href' ? [] : wordsIn(value)));
}

describe.each(LANGUAGE_CODES)('the texts in %s', (language) => {
  it('have words for each number of guesses, share of a picture and document', async () => {
    const { documents, game, picture } = await (await loadTexts(language)).loadAll();
    expect(new Set(game.solved).size).toBe(MAX_GUESSES);
    expect(new Set(picture.shares).size).toBe(ENGLISH.picture.shares.length);
    expect(Object.keys(documents)).toEqual(Object.keys(ENGLISH.documents));
  });
});

it.each(LANGUAGE_CODES.slice(1))('no text in %s is in English', async (language) => {
  const { documents } = await (await loadTexts(language)).loadAll();
  const texts = await everyText(language);
  const words = [...texts.map(({ text }) => text), ...wordsIn(documents)];
  expect(words.length).toBeGreaterThan(300);
  expect(words.filter((text) => ENGLISH_WORDS.test(text))).toEqual([]);
});

const SUBJECTS = {
  'start.ts':
    'The words of the start: bars, home, the board, the result of a round, the rules, errors.',
  'later.ts': 'The words that load later: recap, Earth, archive, challenges, statistics, settings.',
};

it.each(Object.entries(SUBJECTS))('%s says in its first line what is in it', (file, subjects) => {
  for (const language of LANGUAGE_CODES) {
    const [first] = readFileSync(`src/texts/${language}/${file}`, 'utf8').split('\n');
    expect(first).toContain(subjects);
  }
});
