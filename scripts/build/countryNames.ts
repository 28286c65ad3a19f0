import { readFileSync } from 'node:fs';

import type { Country } from '../../src/domain/countries.ts';
import { fold } from '../../src/domain/fold.ts';
import { type Language, localeOf } from '../../src/texts/languages.ts';
import territories from '../countries/territories.json' with { type: 'json' };
import { readingsOf, spellingsOf } from './countryReadings.ts';

type CountryData = Country & { readonly iso2: string };

/** By English name, from scripts/countries/names. */
type Table = {
  /** Labels where `Intl` has another name or none. */
  readonly labels: Readonly<Record<string, string>>;
  readonly aliases: Readonly<Record<string, readonly string[]>>;
  /** The same of parts: `Intl` has the territories'. */
  readonly parts: Readonly<Record<string, string>>;
};

const readTable = (language: Language) =>
  JSON.parse(
    readFileSync(new URL(`../countries/names/${language}.json`, import.meta.url), 'utf8'),
  ) as Table;

/** Locales with additional aliases: some names differ in Taiwan and Hong Kong. */
const OTHER_LOCALES: Partial<Record<Language, readonly string[]>> = {
  zh: ['zh-Hant', 'zh-Hant-HK'],
};

const regionsIn = (locale: string) =>
  new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });

const codes = new Map(territories.map(({ name, code }) => [name, code]));

/**
 * Names in a language by English name, without duplicates after folding. Parts without a translation are in
 * English.
 */
export function countryNames(language: Exclude<Language, 'en'>, countries: readonly CountryData[]) {
  const table = readTable(language);
  const regions = regionsIn(localeOf(language));
  // CLDR's Ukrainian apostrophe is not the texts'.
  const regionOf = (code: string) => regions.of(code)?.replace('ʼ', '’');
  const otherRegions = (OTHER_LOCALES[language] ?? []).map(regionsIn);
  const spelled = (text: string) => [text, ...spellingsOf(language, text)];
  return new Map(
    countries.map(({ name, iso2, aliases: englishAliases, parts: englishParts = [] }) => {
      const label = table.labels[name] ?? regionOf(iso2) ?? name;
      const otherLabels = otherRegions.map((each) => each.of(iso2) ?? label);
      const aliases = [...(table.aliases[name] ?? []), ...otherLabels, label].flatMap(spelled);
      const partLabels = englishParts.map((part) => {
        const code = codes.get(part);
        return table.parts[part] ?? (code && regionOf(code)) ?? part;
      });

      const known = new Set([label, ...partLabels].map(fold));
      const isNew = (text: string) => known.size < known.add(fold(text)).size;
      const names = {
        label,
        readings: readingsOf(language, label).filter(isNew),
        aliases: aliases.filter(isNew),
        // Labels first, in the order of the data: an outline names parts by their index.
        parts: [...partLabels, ...partLabels.flatMap(spelled).filter(isNew)],
        // The page has the English name anyway.
        englishAliases: [name, ...englishAliases].filter(isNew).filter((text) => text !== name),
      };
      return [name, names] as const;
    }),
  );
}
