/**
 * The site's languages, English first, by the code in their addresses, which their BCP 47 tag starts with.
 */
export const LANGUAGES = {
  en: { tag: 'en', name: 'English' },
  de: { tag: 'de', name: 'Deutsch' },
  fr: { tag: 'fr', name: 'Français' },
  es: { tag: 'es', name: 'Español' },
  pt: { tag: 'pt-BR', name: 'Português (Brasil)' },
  it: { tag: 'it', name: 'Italiano' },
  nl: { tag: 'nl', name: 'Nederlands' },
  pl: { tag: 'pl', name: 'Polski' },
  tr: { tag: 'tr', name: 'Türkçe' },
  uk: { tag: 'uk', name: 'Українська' },
  ar: { tag: 'ar', name: 'العربية' },
  hi: { tag: 'hi', name: 'हिन्दी' },
  id: { tag: 'id', name: 'Bahasa Indonesia' },
  ja: { tag: 'ja', name: '日本語' },
  zh: { tag: 'zh-Hans', name: '简体中文' },
} as const;

export type Language = keyof typeof LANGUAGES;

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[];

/** Arabic is written from right to left. */
export const directionOf = (language: Language) => (language === 'ar' ? 'rtl' : 'ltr');

/** The prefix of a language's paths, without a trailing slash: empty for English. */
export const prefixOf = (language: Language) => (language === 'en' ? '' : `/${language}`);

/** The locale for `Intl`; Arabic and Hindi with Latin digits (docs/adr/024). */
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

/** Traditional Chinese. The site is in simplified characters. */
const TRADITIONAL = /^zh-(hant|tw|hk|mo)\b/i;

/** The first of `navigator.languages` that the site supports. */
export function firstSupported(tags: readonly string[]) {
  // Browsers list `zh` after `zh-TW`, without meaning simplified characters.
  const chinese = tags.find((tag) => /^zh\b/i.test(tag)) ?? '';
  return tags
    .map((tag) => tag.toLowerCase().split('-')[0] ?? '')
    .filter((code) => code !== 'zh' || !TRADITIONAL.test(chinese))
    .find(isLanguage);
}

/** A text with `#` for the number, in each plural category that differs. English has `one` and `other`. */
type Forms = string | (Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string });

/** Ordinals for the first of a month, which `Intl` lacks (1er janvier). */
const FIRST_OF_MONTH: Partial<Record<Language, string>> = { fr: '1er', pt: '1º', it: '1º' };

/** Formats of a language. `Intl` is slow at first: create nothing in advance. */
export function formatsIn(language: Language) {
  const locale = localeOf(language);
  const inUtc = (date: string, options: Intl.DateTimeFormatOptions) =>
    new Date(date).toLocaleDateString(locale, { ...options, timeZone: 'UTC' });
  const wholeDate = (date: string, dateStyle: 'long' | 'full') =>
    inUtc(date, { dateStyle }).replace(/\b1(?= )/, FIRST_OF_MONTH[language] ?? '1');
  const number = (value: number) => value.toLocaleString(locale);
  const plural = (count: number, forms: Forms, digits = number(count)) => {
    const form =
      typeof forms === 'string'
        ? forms
        : (forms[new Intl.PluralRules(locale).select(count)] ?? forms.other);
    return form.replace('#', digits);
  };
  return {
    /** November 20, 2026, from a UTC date (`YYYY-MM-DD`). */
    writtenOut: (date: string) => wholeDate(date, 'long'),
    /** Friday, November 20, 2026. */
    withWeekday: (date: string) => wholeDate(date, 'full'),
    /** November 2026, from `YYYY-MM`. */
    monthAndYear: (month: string) => inUtc(month, { month: 'long', year: 'numeric' }),
    /** Fri, or narrow: F. */
    weekday: (date: string, length: 'short' | 'narrow') => inUtc(date, { weekday: length }),
    /**
     * Inserts an instant's local time (1:00 AM, or 01:00 on a 24-hour clock) into a text; empty if that is
     * UTC, which the texts already state.
     */
    localTimeNote: (instant: number, write: (time: string) => string) => {
      const date = new Date(instant);
      if (date.getTimezoneOffset() === 0) return '';
      const { hourCycle } = new Intl.DateTimeFormat([], { timeStyle: 'short' }).resolvedOptions();
      return write(date.toLocaleTimeString(locale, { timeStyle: 'short', hourCycle }));
    },
    /** `plural(2, { one: '# guess', other: '# guesses' })` */
    plural,
    /** Niger, Nigeria, or Guinea. */
    oneOf: (names: readonly string[]) =>
      new Intl.ListFormat(locale, { type: 'disjunction' }).format(names),
    capitalized: (text: string) => `${text.charAt(0).toLocaleUpperCase(locale)}${text.slice(1)}`,
    /** @param units names of units: `{ km: '# km', … }` */
    measures: (units: Readonly<Record<'km' | 'mi' | 'm' | 'ft', Forms>>) => {
      const whole = (value: number, unit: 'km' | 'mi' | 'm') => {
        const rounded = Math.round(value);
        return plural(rounded, units[unit], String(rounded));
      };
      return {
        /** A guess's distance, in whole kilometers or miles. */
        distance: whole,
        /** Kilometers or miles; below one, meters or hundredths of a mile. */
        length: (length: number, unit: 'km' | 'mi') => {
          if (length >= 1) return whole(length, unit);
          if (unit === 'km') return whole(length * 1000, 'm');
          return plural(Number(length.toFixed(2)), units.mi);
        },
        height: (height: number, unit: 'm' | 'ft') => plural(height, units[unit]),
        /** Separates thousands, as everywhere but in a guess's row. */
        grouped: (text: string) => text.replace(/\d{4,}/, (digits) => number(Number(digits))),
      };
    },
  };
}
