import { createContext, use, useContext } from 'react';

import type { Language } from './languages';
import type { StartTexts, Texts } from './texts';

/** The words of the page. */
export type PageTexts = {
  readonly language: Language;
  /** Of the page's address: another than the page's where only that one is stored. */
  readonly addressLanguage: Language;
  readonly start: StartTexts;
  /** All of them, where they were loaded before the page was made. */
  readonly all?: Texts;
  /** Loads all of them: the same promise each time, as React's `use` needs, until a while after a failure. */
  readonly loadAll: () => Promise<Texts>;
};

export const TextsContext = createContext<PageTexts | null>(null);

function usePageTexts() {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('There is no TextsContext around this component.');
  return texts;
}

/** The language of the page. */
export const useLanguage = () => usePageTexts().language;

export const useAddressLanguage = () => usePageTexts().addressLanguage;

/** The words that the site starts with. */
export const useTexts = () => usePageTexts().start;

/** Loads all words, for what does not render them. */
export const useLoadAllTexts = () => usePageTexts().loadAll;

/** All words. Suspends until they are loaded. */
export function useAllTexts() {
  const { all, loadAll } = usePageTexts();
  return all ?? use(loadAll());
}
