import { loadTexts } from '../../src/app/loadTexts';
import { type Language, localeOf } from '../../src/texts/languages';
import { ENGLISH } from './english';

/** A text of a language, as written for some arguments. */
export type Written = {
  /** Where it is: `later.earth.count`. */
  readonly key: string;
  readonly text: string;
  /** The countries and continents among the arguments. */
  readonly names: readonly string[];
};

/** Singular and plural, masculine and feminine, and with an article in some language. */
const COUNTRIES = [
  'France',
  'Netherlands',
  'United States',
  'Philippines',
  'Gambia',
  'DR Congo',
  'Poland',
];
const COUNTS = [0, 1, 2, 5, 21];
/** Of five maps. */
const TOTALS = [5, 21];
const DAY = '2026-11-20';
const ANY = ['x'];

/** What stands for any words, by the name of the parameter. */
const WORDS = (
  'countries course description direction directions distance end file from kind label language left ' +
  'maps name near progress result section sentences share sides streak text thing things time to verdict where width'
).split(' ');

/** Arguments for the functions of a language's texts, by the names of their parameters in English. */
function argumentsIn(language: Language, countries: string[], continents: readonly string[]) {
  const averages = [1, 1.5, 4].map((average) => average.toLocaleString(localeOf(language)));
  const counts =
    'area count days found guesses height index length lit map misses number played rank rounds value won zoom';
  return {
    ...Object.fromEntries(WORDS.map((parameter) => [parameter, ANY])),
    ...Object.fromEntries(counts.split(' ').map((parameter) => [parameter, COUNTS])),
    country: countries,
    own: countries,
    holder: countries,
    answer: countries,
    countries: countries.map((country) => [country]),
    continent: continents,
    place: ['Kilimanjaro'],
    all: [54, 197],
    asked: COUNTS,
    average: averages,
    of: [6],
    lost: [7],
    mine: TOTALS,
    theirs: TOTALS,
    score: ['3', 'X'],
    total: TOTALS,
    unit: ['km', 'mi', 'm', 'ft'],
    date: [DAY],
    first: [DAY],
    today: [DAY],
    month: [DAY.slice(0, 7)],
    next: [Date.parse(DAY)],
    isThisRound: [true, false],
    parts: [['x', 'y']],
    clauses: [['x', 'y']],
  } as Readonly<Record<string, readonly unknown[]>>;
}

const parametersOf = (make: unknown) =>
  (/^\(?([\w, ]*)\)? =>/.exec(String(make))?.[1] ?? '').split(', ').filter(Boolean);

const combinations = (lists: readonly (readonly unknown[])[]): unknown[][] =>
  lists.reduce<unknown[][]>(
    (before, list) => before.flatMap((some) => list.map((value) => [...some, value])),
    [[]],
  );

/** All texts of a language but the documents; those that are made, with all combinations of arguments. */
export async function everyText(language: Language): Promise<Written[]> {
  const { countries, loadAll } = await loadTexts(language);
  const { documents: _, ...texts } = await loadAll();
  const { continents } = texts.earth;
  const labels = COUNTRIES.map(
    (name) => countries.find((country) => country.name === name)?.label ?? name,
  );
  const values = argumentsIn(language, labels, continents);
  const names = new Set([...labels, ...continents]);
  const write = (text: unknown, english: unknown, key: string): Written[] => {
    if (typeof text === 'string') return [{ key, text, names: [] }];
    if (typeof text !== 'function')
      return Object.entries(text as object).flatMap(([name, inner]) =>
        write(inner, (english as Record<string, unknown>)[name], `${key}.${name}`),
      );
    const lists = parametersOf(english).map((parameter) => {
      const list = values[parameter];
      if (!list) throw new Error(`Add arguments for ${parameter}, of ${key}.`);
      return list;
    });
    return combinations(lists).map((args) => ({
      key,
      text: String((text as (...some: unknown[]) => unknown)(...args)),
      names: args.flat().filter((arg) => names.has(arg as string)) as string[],
    }));
  };
  return Object.entries(texts).flatMap(([key, text]) =>
    write(text, ENGLISH[key as keyof typeof texts], key),
  );
}
