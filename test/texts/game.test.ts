import { expect, it } from 'vitest';

import { loadTexts } from '../../src/app/loadTexts';
import { MAX_GUESSES } from '../../src/domain/round';
import { LANGUAGE_CODES } from '../../src/texts/languages';
import { ENGLISH } from '../support/english';

it.each(LANGUAGE_CODES)('%s has a line for each number of guesses that wins', async (language) => {
  const { start } = await loadTexts(language);
  expect(new Set(start.game.solved).size).toBe(MAX_GUESSES);
});

it.each(LANGUAGE_CODES)(
  '%s has words for each share of a picture, and each document',
  async (language) => {
    const { documents, picture } = await (await loadTexts(language)).loadAll();
    expect(new Set(picture.shares).size).toBe(ENGLISH.picture.shares.length);
    expect(Object.keys(documents)).toEqual(Object.keys(ENGLISH.documents));
  },
);
