import { expect, it } from 'vitest';

import { loadTexts } from '../../src/app/loadTexts';
import { MAX_GUESSES } from '../../src/domain/round';
import { LANGUAGE_CODES } from '../../src/texts/languages';

it.each(LANGUAGE_CODES)('%s has a line for each number of guesses that wins', async (language) => {
  const { core } = await loadTexts(language);
  expect(new Set(core.game.solved).size).toBe(MAX_GUESSES);
});
