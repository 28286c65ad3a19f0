import countries from '../../src/data/countries_with_mapLocations.json' with { type: 'json' };
import { type Language, LANGUAGES } from '../../src/texts/languages.ts';
import { countryNames } from '../countryNames.ts';

const names = (Object.keys(LANGUAGES) as Language[]).flatMap((language) =>
  language === 'en' ? [] : [countryNames(language, countries)],
);

/** A country's name in every language. */
export const labelsOf = (name: string) => [
  name,
  ...names.map((labels) => labels.get(name)?.label ?? name),
];
