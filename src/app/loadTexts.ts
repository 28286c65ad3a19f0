import { type PackedCountries, unpackCountries } from '../domain/packedCountries';
import { loadCode } from '../lib/loadCode';
import { loadOnce } from '../lib/loadOnce';
import type { Language } from '../texts/languages';
import type { LaterModule, StartTexts } from '../texts/texts';
import type { PageTexts } from '../texts/useTexts';

type Start = {
  readonly start: StartTexts;
  readonly countries: PackedCountries;
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
): Promise<PageTexts & { readonly countries: ReturnType<typeof unpackCountries> }> {
  const { start, countries } = await loadCode(() =>
    load(startModules, `../texts/${language}/start.ts`),
  );
  const loadAll = loadOnce(async () => {
    const { later, picture, documents } = await load(laterModules, `../texts/${language}/later.ts`);
    return { ...start, ...later, picture, documents };
  });
  return { language, addressLanguage, start, countries: unpackCountries(countries), loadAll };
}
