import type { Texts } from '../../../texts/texts';
import type { PageTexts } from '../../../texts/useTexts';

/** A text in accents, 40 % longer, as German is, by words that mean nothing. */
function stretched(text: string) {
  const accented = text.replace(/[aeiou]/g, (vowel) => `${vowel}\u0301`);
  const filler = 'lorem ipsum '.repeat(text.length).slice(0, Math.ceil(text.length * 0.4));
  return `${accented} ${filler.trim()}`;
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
export async function pseudoTexts(texts: PageTexts): Promise<PageTexts> {
  const all = pseudo(await texts.loadAll()) as Texts;
  return { ...texts, start: all, all };
}
