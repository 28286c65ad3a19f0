import { all } from '../../src/texts/en/all';
import { core } from '../../src/texts/en/core';
import type { PageTexts } from '../../src/texts/useTexts';

/** The words of an English page, loaded already. */
export const ENGLISH_PAGE: PageTexts = {
  language: 'en',
  addressLanguage: 'en',
  core,
  all,
  loadAll: () => Promise.resolve(all),
};
