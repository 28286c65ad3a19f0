import { loadTexts } from '../../src/app/loadTexts';
import type { PageTexts } from '../../src/texts/useTexts';

const page = await loadTexts('en');

/** All English words. */
export const ENGLISH = await page.loadAll();

/** The words of an English page, loaded already. */
export const ENGLISH_PAGE: PageTexts = { ...page, all: ENGLISH };
