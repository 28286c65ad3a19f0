import type { PageTexts } from '../../../texts/useTexts';

/** English is shorter than most languages: German texts are 40 % longer. */
const LONGER = 0.4;

/** A text in accents, longer by words that mean nothing, which wrap as words do. */
function stretched(text: string) {
  const accented = text.replace(/[aeiou]/g, (vowel) => `${vowel}\u0301`);
  const filler = 'lorem ipsum '.repeat(Math.ceil((text.length * LONGER) / 12));
  return `${accented} ${filler.slice(0, Math.ceil(text.length * LONGER)).trim()}`;
}

/** A dictionary, every text of which is stretched, also those that its functions return. */
function pseudo(value: unknown, key = ''): unknown {
  if (typeof value === 'function') {
    return (...values: unknown[]) => pseudo((value as (...all: unknown[]) => unknown)(...values));
  }
  // Addresses and tags of documents are no texts.
  if (typeof value === 'string') return key === 'href' || key === 'tag' ? value : stretched(value);
  if (Array.isArray(value)) return value.map((each) => pseudo(each));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, pseudo(each, name)]),
  );
}

/** English as long as the longest languages, for trying out the room that texts have. */
export async function pseudoTexts({ start, loadAll, ...page }: PageTexts): Promise<PageTexts> {
  const texts = await loadAll();
  return {
    ...page,
    start: pseudo(start) as typeof start,
    all: pseudo(texts) as typeof texts,
    loadAll,
  };
}
