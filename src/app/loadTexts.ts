import { type Country, withCodes } from '../domain/countries';
import { inTime } from '../lib/inTime';
import { loadOnce } from '../lib/loadOnce';
import type { Language } from '../texts/languages';
import type { LaterTexts, StartTexts } from '../texts/texts';
import type { PageTexts } from '../texts/useTexts';

type Start = {
  readonly start: StartTexts;
  /** By the language's names, each with its entry in the atlas's index. */
  readonly countries: readonly (Country & { readonly atlas?: string })[];
  readonly codes: string;
};

// What `?all` adds: scripts/languageModules.ts.
const starts = import.meta.glob<Start>('../texts/*/start.ts', { query: '?all' });
const rests = import.meta.glob<LaterTexts>('../texts/*/rest.ts', { query: '?all' });

function load<T>(modules: Partial<Record<string, () => Promise<T>>>, path: string): Promise<T> {
  const module = modules[path];
  return module ? module() : Promise.reject(new Error(`There is no ${path}.`));
}

/** Loads what the site starts with in a language; all words on the first need. */
export async function loadTexts(
  language: Language,
  addressLanguage = language,
): Promise<PageTexts & Pick<Start, 'countries'>> {
  const { start, countries, codes } = await inTime(load(starts, `../texts/${language}/start.ts`));
  const loadAll = loadOnce(async () => {
    const { rest, picture, documents } = await load(rests, `../texts/${language}/rest.ts`);
    return { ...start, ...rest, picture, documents };
  });
  return { language, addressLanguage, start, countries: withCodes(countries, codes), loadAll };
}
