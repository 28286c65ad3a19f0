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
