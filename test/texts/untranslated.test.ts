import { expect, it } from 'vitest';

import { loadTexts } from '../../src/app/loadTexts';
import type { TextNode } from '../../src/texts/document';
import { LANGUAGE_CODES } from '../../src/texts/languages';

/** English words that none of the other languages has. */
const ENGLISH =
  /\b(the|your?|guess(es)?|settings|statistics|streak|today’s|yesterday|country|which|with|loading|reload|share|shown|how to play|northeast|southwest|across|could|play|past)\b/i;

const LITERAL = /(['"`])((?:\\.|(?!\1).)*)\1/gs;

/** The words of a text, of a document, or of a function that makes a text. */
function wordsIn(text: unknown): string[] {
  if (typeof text === 'string') return [text];
  if (typeof text === 'function') {
    const literals = [...String(text).matchAll(LITERAL)].map(([, , words = '']) => words);
    return literals.map((words) => words.replace(/\$\{[^}]*\}/g, ' '));
  }
  if (typeof text !== 'object' || text === null) return [];
  const { tag, href } = text as Partial<Exclude<TextNode, string>>;
  // The blog is in English, and says so.
  if (tag === 'code' || href?.startsWith('/blog/')) return [];
  return Object.entries(text).flatMap(([key, value]) => (key === 'href' ? [] : wordsIn(value)));
}

it.each(LANGUAGE_CODES.slice(1))('no text in %s has been left in English', async (language) => {
  const words = wordsIn(await (await loadTexts(language)).loadAll());
  expect(words.length).toBeGreaterThan(300);
  expect(words.filter((text) => ENGLISH.test(text))).toEqual([]);
});
