import { createContext, use, useContext } from 'react';

import type { Language } from './languages';
import type { StartTexts, Texts } from './texts';

/** The words of the page. */
export type PageTexts = {
  readonly language: Language;
  /** The address's language. It differs offline, if only another language is stored. */
  readonly addressLanguage: Language;
  readonly start: StartTexts;
  /** Set if all words were loaded before the first render. */
  readonly all?: Texts;
  /** Loads all words. Cached, because `use` needs a stable promise; a failure is cached for a second. */
  readonly loadAll: () => Promise<Texts>;
};

export const TextsContext = createContext<PageTexts | null>(null);

function usePageTexts() {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('There is no TextsContext around this component.');
  return texts;
}

export const useLanguage = () => usePageTexts().language;

export const useAddressLanguage = () => usePageTexts().addressLanguage;

/** The words that the site starts with. */
export const useStartTexts = () => usePageTexts().start;

/** Loads all words without rendering them. */
export const useLoadTexts = () => usePageTexts().loadAll;

/** All words. Suspends until they are loaded. */
export function useTexts() {
  const { all, loadAll } = usePageTexts();
  return all ?? use(loadAll());
}
