import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { loadTexts } from '../../src/app/loadTexts';
import { MAX_GUESSES } from '../../src/domain/round';
import type { TextNode } from '../../src/texts/document';
import { LANGUAGE_CODES } from '../../src/texts/languages';
import { ENGLISH } from '../support/english';
import { ENGLISH_WORDS } from '../support/pageWords';

/** What functions of texts take: counts, dates and names, lists. */
const SAMPLES = [0, 1, 2, '2026-11-20', 'km', ['Peru', 'Chad']];

/** All lists of samples of a length. */
const samplesOf = (length: number): unknown[][] =>
  length === 0
    ? [[]]
    : samplesOf(length - 1).flatMap((before) => SAMPLES.map((sample) => [...before, sample]));

type TextFunction = (...samples: unknown[]) => unknown;

/** The words that a function returns for the samples that it takes, which must be some. */
function wordsReturned(make: TextFunction) {
  const words = samplesOf(make.length).flatMap((samples) => {
    try {
      return wordsIn(make(...samples));
    } catch {
      return [];
    }
  });
  expect(words, `what ${String(make)} returns`).not.toEqual([]);
  return words;
}

/** The words of a text, of a document, or of a function that makes a text. */
function wordsIn(text: unknown): string[] {
  if (typeof text === 'string') return [text];
  if (typeof text === 'function') return wordsReturned(text as TextFunction);
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
  const words = wordsIn(await (await loadTexts(language)).loadAll());
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
