import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { WITH_ARTICLE } from '../../src/texts/en/later';
import { type Language, LANGUAGE_CODES, localeOf } from '../../src/texts/languages';
import { everyText, type Written } from '../support/everyText';

/** Languages whose names have cases, or articles that depend on the name. */
const INFLECTED: readonly Language[] = ['de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'uk'];

/** There a name stands between these: an end of the text, or a mark. */
const BEFORE = /(^|[.:;,!?(–·]\s)$|[(„‘]$/;
const AFTER = /^($|[.:;,!?)”“’]|\s[:;!?(–·])/;

/** Their other sentences with a continent: right for each of the six. */
const WITH_CONTINENT: Partial<Record<Language, string>> = {
  de: '* leuchten lassen',
  fr: 'Illuminer l’*',
  es: 'Iluminar *',
  pt: 'Acender a *',
  it: 'Accendi l’*',
  nl: 'Laat * stralen',
};

/** Whether a text is right with any name in the place of this one. */
function suitsAnyName(language: Language, before: string, name: string, after: string) {
  const isApart = BEFORE.test(before) && AFTER.test(after);
  if (INFLECTED.includes(language))
    return isApart || WITH_CONTINENT[language] === `${before}*${after}`;
  if (language === 'en') return isApart || /\bthe $/i.test(before) === WITH_ARTICLE.has(name);
  if (language === 'ja' || language === 'zh') return true;
  // No ending or prefix touches it.
  return !/[\p{L}\p{M}]$/u.test(before) && !/^[’'\p{L}\p{M}]/u.test(after);
}

function isMisplaced(language: Language, { text, names }: Written) {
  return names.some((name) => {
    const parts = text.split(name);
    return parts.slice(1).some((_, index) => {
      const [before, after] = [parts.slice(0, index + 1), parts.slice(index + 1)];
      return !suitsAnyName(language, before.join(name), name, after.join(name));
    });
  });
}

const FORM = /\b(zero|one|two|few|many|other): *(['`])(.*?)\2/g;

/** The categories of each word that follows a number, by the plural tables of a language's files. */
function categoriesIn(language: Language) {
  const { pluralCategories } = new Intl.PluralRules(localeOf(language)).resolvedOptions();
  const categories = new Map<string, Set<string>>();
  let table: Partial<Record<string, string>> = {};
  for (const file of ['start', 'later', 'picture']) {
    const source = readFileSync(`src/texts/${language}/${file}.ts`, 'utf8');
    for (const [, name = '', , form = ''] of source.matchAll(FORM)) {
      table[name] = form.replaceAll('\\u00A0', ' ');
      // The last of a table, and what it lacks.
      if (name !== 'other') continue;
      for (const category of pluralCategories) {
        const [, word] = /# ([\p{L}\p{M}]+)/u.exec(table[category] ?? form) ?? [];
        if (word) categories.set(word, (categories.get(word) ?? new Set()).add(category));
      }
      table = {};
    }
  }
  return categories;
}

const COUNTED = /(?<![\d.,:/])(\d+(?:[.,]\d)?)\s([\p{L}\p{M}]+)/gu;

/** Whether a number stands before a form that tables give to other numbers only. */
function disagrees(language: Language, text: string, categories: Map<string, Set<string>>) {
  const rules = new Intl.PluralRules(localeOf(language));
  return [...text.matchAll(COUNTED)].some(([, number = '', word = '']) => {
    const category = rules.select(Number(number.replace(',', '.')));
    return categories.get(word)?.has(category) === false;
  });
}

/** Where the texts are, each with an example. */
const examples = (texts: readonly Written[]) =>
  Object.fromEntries(texts.map(({ key, text }) => [key, text]));

describe.each(LANGUAGE_CODES)('in %s', (language) => {
  const written = everyText(language);

  it('a name stands where any name would be right', async () => {
    const texts = await written;
    expect(examples(texts.filter((text) => isMisplaced(language, text)))).toEqual({});
  });

  it('a noun agrees with the number before it', async () => {
    const categories = categoriesIn(language);
    const texts = await written;
    expect(examples(texts.filter(({ text }) => disagrees(language, text, categories)))).toEqual({});
  });
});
