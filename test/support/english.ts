import { loadTexts } from '../../src/app/loadTexts';
import type { PageTexts } from '../../src/texts/useTexts';

/** An English page, which has the first words only. */
export const FIRST_WORDS = await loadTexts('en');

/** All English words. */
export const ENGLISH = await FIRST_WORDS.loadAll();

/** The words of an English page, loaded already. */
export const ENGLISH_PAGE: PageTexts = { ...FIRST_WORDS, all: ENGLISH };
