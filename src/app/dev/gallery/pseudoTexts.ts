import type { Texts } from '../../../texts/texts';
import type { PageTexts } from '../../../texts/useTexts';

/** Adds accents, and filler to be 40 % longer, as German is. */
function stretched(text: string) {
  const accented = text.replace(/[aeiou]/g, (vowel) => `${vowel}\u0301`);
  const filler = 'lorem ipsum '.repeat(text.length).slice(0, Math.ceil(text.length * 0.4));
  return `${accented} ${filler.trim()}`;
}

/** Stretches every string in a dictionary, including those its functions return. */
function pseudo(value: unknown, key = ''): unknown {
  if (typeof value === 'function') {
    return (...values: unknown[]) => pseudo((value as (...all: unknown[]) => unknown)(...values));
  }
  // Addresses and tags in documents are not texts.
  if (typeof value === 'string') return key === 'href' || key === 'tag' ? value : stretched(value);
  if (Array.isArray(value)) return value.map((each) => pseudo(each));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, pseudo(each, name)]),
  );
}

/** English as long as the longest languages, to check the layout. */
export async function pseudoTexts(texts: PageTexts): Promise<PageTexts> {
  const all = pseudo(await texts.loadAll()) as Texts;
  return { ...texts, start: all, all };
}
