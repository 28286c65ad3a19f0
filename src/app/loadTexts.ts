import { inTime } from '../lib/inTime';
import type { Language } from '../texts/languages';
import type { CoreTexts, Texts } from '../texts/texts';
import type { PageTexts } from '../texts/useTexts';

/** How long a failure is kept, in milliseconds: React's `use` asks for the same promise again at once. */
const KEEP_FAILURE_MS = 1_000;

const cores = import.meta.glob<{ core: CoreTexts }>('../texts/*/core.ts');
const alls = import.meta.glob<{ all: Texts }>('../texts/*/all.ts');

function load<T>(modules: Partial<Record<string, () => Promise<T>>>, path: string): Promise<T> {
  const module = modules[path];
  return module ? inTime(module()) : Promise.reject(new Error(`There is no ${path}.`));
}

/** Loads the words that the site starts with in a language; all on the first need. */
export async function loadTexts(
  language: Language,
  addressLanguage = language,
): Promise<PageTexts> {
  const { core } = await load(cores, `../texts/${language}/core.ts`);
  let all: Promise<Texts> | undefined;
  const loadAll = () => {
    if (all) return all;
    all = load(alls, `../texts/${language}/all.ts`).then((module) => module.all);
    all.catch(() => setTimeout(() => (all = undefined), KEEP_FAILURE_MS));
    return all;
  };
  return { language, addressLanguage, core, loadAll };
}
