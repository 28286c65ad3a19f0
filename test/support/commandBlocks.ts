import { readFileSync } from 'node:fs';

/** The fenced blocks of a document in a language, in order. */
const blocksOf = (document: string, language: string) =>
  [...readFileSync(document, 'utf8').matchAll(/^```(\w+)\n(.*?)^```$/gms)]
    .filter(([, name]) => name === language)
    .map(([, , text = '']) => text);

/** The one block of a document that contains a text. */
export function blockWith(document: string, language: string, text: string) {
  const [block, ...others] = blocksOf(document, language).filter((each) => each.includes(text));
  if (block === undefined || others.length > 0)
    throw new Error(`${document} must have one block with “${text}”`);
  return block;
}
