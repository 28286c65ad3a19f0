import { nextUtcDate, type UtcDate } from './calendar';
import { dailyIndex } from './dailyRule';
import type { Point } from './geography';

/** WGS84 decimal degrees. */
export type Place = Point & {
  readonly name: string;
  /** Whether the picture around it, 240 km wide, would show nothing but fields, forest or desert. */
  readonly isPlain?: boolean | undefined;
};

/** The first place is the landmark: pictured and measured to. */
export type Country = {
  /** The English name identifies the country in state, storage and codes, in every language. */
  readonly name: string;
  /** The name in the page's language; absent in English. */
  readonly label?: string | undefined;
  /** Other names to accept. */
  readonly aliases: readonly string[];
  /** Other spellings of the label, never shown: "oesterreich", hiragana, pinyin. */
  readonly readings?: readonly string[] | undefined;
  /** English aliases are accepted in every other language. */
  readonly englishAliases?: readonly string[] | undefined;
  /** ISO 3166-1 codes. */
  readonly codes?: readonly string[] | undefined;
  /** Parts accepted for the country, such as England for the United Kingdom. */
  readonly parts?: readonly string[] | undefined;
  readonly mapLocations: readonly Place[];
};

/** In game order, which the daily rule depends on: append only. */
export type Countries = readonly Country[];

/** For display only; `name` identifies the country. */
export const labelOf = ({ name, label = name }: Pick<Country, 'name' | 'label'>) => label;

/** By English name. */
export const findCountry = (countries: Countries, name: string): Country | undefined =>
  countries.find((country) => country.name === name);

/** Undefined for an empty list. */
export const dailyCountry = (
  countries: Countries,
  date: UtcDate,
  offset: number,
): Country | undefined => countries[dailyIndex(date, offset, countries.length)];

/** Today's and tomorrow's answers, which no other map may give away. */
export const upcomingAnswers = (countries: Countries, today: UtcDate): (string | undefined)[] =>
  [today, nextUtcDate(today)].map((date) => dailyCountry(countries, date, 0)?.name);
