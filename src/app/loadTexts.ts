import type { Country } from '../domain/countries';
import { loadCode } from '../lib/loadCode';
import { loadOnce } from '../lib/loadOnce';
import type { Language } from '../texts/languages';
import type { LaterModule, StartTexts } from '../texts/texts';
import type { PageTexts } from '../texts/useTexts';

type Start = {
  readonly start: StartTexts;
  /** Each with its directory in the atlas. */
  readonly countries: readonly (Country & { readonly atlas: string })[];
};

// scripts/build/languageModules.ts says what `?all` adds.
const startModules = import.meta.glob<Start>('../texts/*/start.ts', { query: '?all' });
const laterModules = import.meta.glob<LaterModule>('../texts/*/later.ts', { query: '?all' });

function load<T>(modules: Partial<Record<string, () => Promise<T>>>, path: string): Promise<T> {
  const module = modules[path];
  return module ? module() : Promise.reject(new Error(`There is no ${path}.`));
}

/**
 * Loads what the site starts with in a language: its words and the countries, named in it. Returns a loader
 * for all words too.
 */
export async function loadTexts(
  language: Language,
  addressLanguage = language,
): Promise<PageTexts & Pick<Start, 'countries'>> {
  const { start, countries } = await loadCode(() =>
    load(startModules, `../texts/${language}/start.ts`),
  );
  const loadAll = loadOnce(async () => {
    const { later, picture, documents } = await load(laterModules, `../texts/${language}/later.ts`);
    return { ...start, ...later, picture, documents };
  });
  return { language, addressLanguage, start, countries, loadAll };
}
