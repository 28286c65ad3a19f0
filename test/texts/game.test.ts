import { expect, it } from 'vitest';

import { loadTexts } from '../../src/app/loadTexts';
import { MAX_GUESSES } from '../../src/domain/round';
import { LANGUAGE_CODES } from '../../src/texts/languages';
import { ENGLISH } from '../support/english';

it.each(LANGUAGE_CODES)(
  '%s has words for each way to win, share of a picture and document',
  async (language) => {
    const { documents, game, picture } = await (await loadTexts(language)).loadAll();
    expect(new Set(game.solved).size).toBe(MAX_GUESSES);
    expect(new Set(picture.shares).size).toBe(ENGLISH.picture.shares.length);
    expect(Object.keys(documents)).toEqual(Object.keys(ENGLISH.documents));
  },
);
