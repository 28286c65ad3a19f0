/**
 * The languages of the site, English first, by the code that is in their addresses and how their BCP 47
 * tags begin; each with its own name, and what separates thousands in it.
 */
export const LANGUAGES = {
  en: { tag: 'en', name: 'English', thousands: ',' },
  de: { tag: 'de', name: 'Deutsch', thousands: '.' },
  fr: { tag: 'fr', name: 'Français', thousands: '\u202f' },
  es: { tag: 'es', name: 'Español', thousands: '.' },
  pt: { tag: 'pt-BR', name: 'Português (Brasil)', thousands: '.' },
  it: { tag: 'it', name: 'Italiano', thousands: '.' },
  nl: { tag: 'nl', name: 'Nederlands', thousands: '.' },
  pl: { tag: 'pl', name: 'Polski', thousands: '\u00a0' },
  tr: { tag: 'tr', name: 'Türkçe', thousands: '.' },
  uk: { tag: 'uk', name: 'Українська', thousands: '\u00a0' },
  ar: { tag: 'ar', name: 'العربية', thousands: ',' },
  hi: { tag: 'hi', name: 'हिन्दी', thousands: ',' },
  id: { tag: 'id', name: 'Bahasa Indonesia', thousands: '.' },
  ja: { tag: 'ja', name: '日本語', thousands: ',' },
  zh: { tag: 'zh-Hans', name: '简体中文', thousands: ',' },
} as const;

export type Language = keyof typeof LANGUAGES;

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[];

/** How a language is written: Arabic from right to left. */
export const directionOf = (language: Language) => (language === 'ar' ? 'rtl' : 'ltr');

/** The prefix of a language's paths, without a trailing slash: empty for English. */
export const prefixOf = (language: Language) => (language === 'en' ? '' : `/${language}`);

/** The locale of a language for `Intl`: Arabic and Hindi with Latin digits (docs/adr/024). */
export const localeOf = (language: Language) =>
  language === 'ar' || language === 'hi' ? `${language}-u-nu-latn` : LANGUAGES[language].tag;

const isLanguage = (code: string): code is Language => Object.hasOwn(LANGUAGES, code);

/** Splits a path into its language, in upper or lower case, and the page's path without the prefix. */
export function parseAddress(pathname: string): { language: Language; path: string } {
  const [, code = '', path = ''] = /^\/([a-z]{2})(?=\/|$)(.*)$/i.exec(pathname) ?? [];
  const language = code.toLowerCase();
  // English has no prefix: `/en` is not a page.
  if (!isLanguage(language) || language === 'en') return { language: 'en', path: pathname };
  return { language, path: path || '/' };
}

/** Chinese in traditional characters. The site has it in simplified ones. */
const TRADITIONAL = /^zh-(hant|tw|hk|mo)\b/i;

/** The first of `navigator.languages` that the site supports. */
export function firstSupported(tags: readonly string[]) {
  // Behind `zh-TW` browsers list `zh`, which does not mean the other characters.
  const chinese = tags.find((tag) => /^zh\b/i.test(tag)) ?? '';
  return tags
    .map((tag) => tag.toLowerCase().split('-')[0] ?? '')
    .filter((code) => code !== 'zh' || !TRADITIONAL.test(chinese))
    .find(isLanguage);
}

/**
 * What is counted, with `#` where the number goes: a sentence for each plural category that differs.
 * English has `one` and `other`.
 */
type Forms = string | (Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string });

/** The first of a month, where it is an ordinal: `Intl` does not know (1er janvier). */
const FIRST_OF_MONTH: Partial<Record<Language, string>> = { fr: '1er', pt: '1º', it: '1º' };

/**
 * Writes UTC dates (`YYYY-MM-DD`) out as `formatsIn` does, without `Intl`: its first use in a process takes
 * so long that it would delay the first screen (docs/adr/020).
 * @param months their names, a space between them
 */
export const dateWriter =
  (months: string, write: (day: number, month: string, year: string) => string) =>
  (date: string) => {
    const [year = '', month, day] = date.split('-');
    return write(Number(day), months.split(' ')[Number(month) - 1] ?? '', year);
  };

/** Languages that separate thousands from 10,000 on. */
const FROM_10_000: readonly Language[] = ['es', 'it', 'pl'];

/** Dates, numbers, plurals, lists and lengths of a language. `Intl` is slow at first, so none is made ahead. */
export function formatsIn(language: Language) {
  const locale = localeOf(language);
  const inUtc = (date: string, options: Intl.DateTimeFormatOptions) =>
    new Date(date).toLocaleDateString(locale, { ...options, timeZone: 'UTC' });
  const wholeDate = (date: string, dateStyle: 'long' | 'full') =>
    inUtc(date, { dateStyle }).replace(/\b1(?= )/, FIRST_OF_MONTH[language] ?? '1');
  // What the site counts and measures is whole and in Latin digits, and hardly ever needs `Intl`.
  const number = (value: number) => {
    const digits = String(value);
    if (!/^\d{1,5}$/.test(digits)) return value.toLocaleString(locale);
    if (value < 10_000 && FROM_10_000.includes(language)) return digits;
    return digits.replace(/\B(?=...$)/, LANGUAGES[language].thousands);
  };
  const plural = (count: number, forms: Forms, digits = number(count)) => {
    const form =
      typeof forms === 'string'
        ? forms
        : (forms[new Intl.PluralRules(locale).select(count)] ?? forms.other);
    return form.replace('#', digits);
  };
  return {
    /** A UTC date (`YYYY-MM-DD`) written out: November 20, 2026. */
    writtenOut: (date: string) => wholeDate(date, 'long'),
    /** The same with its weekday: Friday, November 20, 2026. */
    withWeekday: (date: string) => wholeDate(date, 'full'),
    /** A month (`YYYY-MM`) written out: November 2026. */
    monthAndYear: (month: string) => inUtc(month, { month: 'long', year: 'numeric' }),
    /** The weekday of a UTC date: Fri, or narrow: F. */
    weekday: (date: string, length: 'short' | 'narrow') => inUtc(date, { weekday: length }),
    /**
     * Gives an instant's time on the player's own clock (1:00 AM, or 01:00 if it has 24 hours), written
     * into a text; empty where that clock shows UTC, since the texts have that time already.
     */
    localTimeNote: (instant: number, write: (time: string) => string) => {
      const date = new Date(instant);
      if (date.getTimezoneOffset() === 0) return '';
      const { hourCycle } = new Intl.DateTimeFormat([], { timeStyle: 'short' }).resolvedOptions();
      return write(date.toLocaleTimeString(locale, { timeStyle: 'short', hourCycle }));
    },
    /** A count and what is counted: `plural(2, { one: '# guess', other: '# guesses' })`. */
    plural,
    /** Names of which one is meant: Niger, Nigeria, or Guinea. */
    oneOf: (names: readonly string[]) =>
      new Intl.ListFormat(locale, { type: 'disjunction' }).format(names),
    capitalized: (text: string) => `${text.charAt(0).toLocaleUpperCase(locale)}${text.slice(1)}`,
    /** Distances and heights, by what each unit is called: `{ km: '# km', … }`. */
    measures: (units: Readonly<Record<'km' | 'mi' | 'm' | 'ft', Forms>>) => {
      const whole = (value: number, unit: 'km' | 'mi' | 'm') => {
        const rounded = Math.round(value);
        return plural(rounded, units[unit], String(rounded));
      };
      return {
        /** The distance of a guess, in whole kilometers or miles. */
        distance: whole,
        /** A length in kilometers or miles; below one, in meters or hundredths of a mile. */
        length: (length: number, unit: 'km' | 'mi') => {
          if (length >= 1) return whole(length, unit);
          if (unit === 'km') return whole(length * 1000, 'm');
          return plural(Number(length.toFixed(2)), units.mi);
        },
        height: (height: number, unit: 'm' | 'ft') => plural(height, units[unit]),
        /** For screen readers: thousands are separated. */
        spoken: (text: string) => text.replace(/\d{4,}/, (digits) => number(Number(digits))),
      };
    },
  };
}
