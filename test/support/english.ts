import { loadTexts } from '../../src/app/loadTexts';
import type { PageTexts } from '../../src/texts/useTexts';

/** An English page with only the first words. */
export const FIRST_WORDS = await loadTexts('en');

/** All English words. */
export const ENGLISH = await FIRST_WORDS.loadAll();

/** An English page with all words loaded. */
export const ENGLISH_PAGE: PageTexts = { ...FIRST_WORDS, all: ENGLISH };
