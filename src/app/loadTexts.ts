import type { Country } from '../domain/countries';
import { inTime } from '../lib/inTime';
import type { Language } from '../texts/languages';
import type { LaterTexts, StartTexts, Texts } from '../texts/texts';
import type { PageTexts } from '../texts/useTexts';

/** How long a failure is kept, in milliseconds: React's `use` asks for the same promise again at once. */
const KEEP_FAILURE_MS = 1_000;

type Start = {
  readonly start: StartTexts;
  /** By the language's names, each with its entry in the atlas's index. */
  readonly countries: readonly (Country & { readonly atlas?: string })[];
};

// What `?all` adds: scripts/languageModules.ts.
const starts = import.meta.glob<Start>('../texts/*/start.ts', { query: '?all' });
const rests = import.meta.glob<LaterTexts>('../texts/*/rest.ts', { query: '?all' });

function load<T>(modules: Partial<Record<string, () => Promise<T>>>, path: string): Promise<T> {
  const module = modules[path];
  return module ? inTime(module()) : Promise.reject(new Error(`There is no ${path}.`));
}

/** Loads what the site starts with in a language; all words on the first need. */
export async function loadTexts(
  language: Language,
  addressLanguage = language,
): Promise<PageTexts & Pick<Start, 'countries'>> {
  const { start, countries } = await load(starts, `../texts/${language}/start.ts`);
  let all: Promise<Texts> | undefined;
  const loadAll = () => {
    if (all) return all;
    all = load(rests, `../texts/${language}/rest.ts`).then(({ rest, picture, documents }) => ({
      ...start,
      ...rest,
      picture,
      documents,
    }));
    all.catch(() => setTimeout(() => (all = undefined), KEEP_FAILURE_MS));
    return all;
  };
  return { language, addressLanguage, start, countries, loadAll };
}
