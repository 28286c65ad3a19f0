import { inTime } from '../lib/inTime';
import type { Language } from '../texts/languages';
import type { LaterTexts, StartTexts, Texts } from '../texts/texts';
import type { PageTexts } from '../texts/useTexts';

/** How long a failure is kept, in milliseconds: React's `use` asks for the same promise again at once. */
const KEEP_FAILURE_MS = 1_000;

const starts = import.meta.glob<{ start: StartTexts }>('../texts/*/start.ts');
/** With the words for pictures and the documents: scripts/markdown.ts. */
const rests = import.meta.glob<LaterTexts>('../texts/*/rest.ts', { query: '?all' });

function load<T>(modules: Partial<Record<string, () => Promise<T>>>, path: string): Promise<T> {
  const module = modules[path];
  return module ? inTime(module()) : Promise.reject(new Error(`There is no ${path}.`));
}

/** Loads the words that the site starts with in a language; all on the first need. */
export async function loadTexts(
  language: Language,
  addressLanguage = language,
): Promise<PageTexts> {
  const { start } = await load(starts, `../texts/${language}/start.ts`);
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
  return { language, addressLanguage, start, loadAll };
}
