import { nextUtcDate, type UtcDate } from './calendar';
import { dailyIndex } from './dailyRule';
import type { Point } from './geography';

/** A landmark: WGS84 decimal degrees. */
export type Place = Point & { readonly name: string };

/** A country as the game knows it; its first place is the one that is pictured and measured to. */
export type Country = {
  /** The English name: the country's identity in state, storage and codes, whatever the language. */
  readonly name: string;
  /** The name to show, in the language of the page; absent on an English page. */
  readonly label?: string | undefined;
  /** Other names that a player may type. */
  readonly aliases: readonly string[];
  /** How the label may be typed if not as written: "oesterreich", hiragana, pinyin. Never shown. */
  readonly readings?: readonly string[] | undefined;
  /** English aliases, which a player may type in any other language too. */
  readonly englishAliases?: readonly string[] | undefined;
  /** Its ISO 3166-1 codes. */
  readonly codes?: readonly string[] | undefined;
  /** Parts of the country that stand for it, such as England for the United Kingdom. */
  readonly parts?: readonly string[] | undefined;
  readonly mapLocations: readonly Place[];
};

/** The countries in game order. The order is part of the daily rule: entries are only appended. */
export type Countries = readonly Country[];

/**
 * Gives countries their codes.
 * @param codes the alpha-2 and the alpha-3 code of each in turn, five letters a country
 */
export const withCodes = <C extends Country>(countries: readonly C[], codes: string): C[] =>
  countries.map((country, index) => {
    const own = codes.slice(5 * index, 5 * index + 5);
    return { ...country, codes: [own.slice(0, 2), own.slice(2)] };
  });

/** A country's name on the page. To identify it, use `name`. */
export const labelOf = ({ name, label = name }: Pick<Country, 'name' | 'label'>) => label;

/** Finds a country by its English name. */
export const findCountry = (countries: Countries, name: string): Country | undefined =>
  countries.find((country) => country.name === name);

/** The day's country, or undefined when the list is empty. */
export const dailyCountry = (
  countries: Countries,
  date: UtcDate,
  offset: number,
): Country | undefined => countries[dailyIndex(date, offset, countries.length)];

/** The answers of today and tomorrow, by name, which no other map may give away. */
export const upcomingAnswers = (countries: Countries, today: UtcDate): (string | undefined)[] =>
  [today, nextUtcDate(today)].map((date) => dailyCountry(countries, date, 0)?.name);
