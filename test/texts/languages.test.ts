import { describe, expect, it, vi } from 'vitest';

import {
  directionOf,
  firstSupported,
  formatsIn,
  type Language,
  LANGUAGE_CODES,
  LANGUAGES,
  parseAddress,
  prefixOf,
} from '../../src/texts/languages';

describe('the language of an address', () => {
  it.each(LANGUAGE_CODES)('is %s, and the path is the same in each', (language) => {
    for (const path of ['/', '/zoomle', '/blog/how-the-places-were-chosen']) {
      expect(parseAddress(prefixOf(language) + path)).toEqual({ language, path });
    }
  });

  it.each<[string, Language, string]>([
    ['/de', 'de', '/'],
    ['/deutsch', 'en', '/deutsch'],
    ['/en/zoomle', 'en', '/en/zoomle'],
    ['/DE/zoomle', 'de', '/zoomle'],
  ])('of %s is %s, with the path %s', (pathname, language, path) => {
    expect(parseAddress(pathname)).toEqual({ language, path });
  });
});

describe('a language', () => {
  it('is read from right to left if it is Arabic', () => {
    expect(LANGUAGE_CODES.filter((code) => directionOf(code) === 'rtl')).toEqual(['ar']);
  });

  it('has a tag that starts with its code', () => {
    expect(LANGUAGE_CODES.map((code) => LANGUAGES[code].tag.slice(0, 2))).toEqual(LANGUAGE_CODES);
  });

  it.each([
    [['de-AT', 'en'], 'de'],
    [['zh-TW', 'ja'], 'ja'],
    [['arn-CL'], undefined],
    [['zh-Hans-HK'], 'zh'],
    [['zh-TW', 'zh'], undefined],
    [['zh-Hant-CN', 'zh'], undefined],
    [['zh-CN', 'zh-TW'], 'zh'],
  ])('for the preferences %j is %s', (tags, language) => {
    expect(firstSupported(tags)).toBe(language);
  });
});

describe('dates', () => {
  it('are UTC dates, wherever the player is', () => {
    vi.stubEnv('TZ', 'Pacific/Pago_Pago');
    const { monthAndYear, weekday, withWeekday, writtenOut } = formatsIn('en');
    expect(writtenOut('2026-11-01')).toBe('November 1, 2026');
    expect(withWeekday('2026-11-01')).toBe('Sunday, November 1, 2026');
    expect(monthAndYear('2026-11')).toBe('November 2026');
    expect([weekday('2026-11-01', 'short'), weekday('2026-11-01', 'narrow')]).toEqual(['Sun', 'S']);
  });

  it.each<[Language, string]>([
    ['ar', '20 نوفمبر 2026'],
    ['hi', '20 नवंबर 2026'],
  ])('are written out in %s as %s, with Latin digits', (language, text) => {
    expect(formatsIn(language).writtenOut('2026-11-20')).toBe(text);
  });

  it.each<[Language, string, string]>([
    ['fr', 'vendredi 1er janvier 2027', 'lundi 11 janvier 2027'],
    ['pt', 'sexta-feira, 1º de janeiro de 2027', 'segunda-feira, 11 de janeiro de 2027'],
    ['it', 'venerdì 1º gennaio 2027', 'lunedì 11 gennaio 2027'],
  ])('have an ordinal for the first of a month in %s: %s', (language, first, eleventh) => {
    const { withWeekday, writtenOut } = formatsIn(language);
    expect([withWeekday('2027-01-01'), withWeekday('2027-01-11')]).toEqual([first, eleventh]);
    expect(first).toContain(writtenOut('2027-01-01'));
  });
});

describe('a count', () => {
  const exact = { zero: 'zero', one: 'one', two: 'two' };
  const forms = { ...exact, few: '# few', many: '# many', other: '# all' };

  it.each<[Language, number, string]>([
    ['en', 1, 'one'],
    ['pl', 5, '5 many'],
    ['ar', 0, 'zero'],
    ['de', 1234, '1.234 all'],
    ['de', 0.25, '0,25 all'],
    ['hi', 1234, '1,234 all'],
    ['ar', 1234, '1,234 many'],
  ])('in %s of %d is “%s”', (language, count, text) => {
    expect(formatsIn(language).plural(count, forms)).toBe(text);
  });

  it('falls back to the form “other”', () => {
    expect(formatsIn('ar').plural(2, { other: '# all' })).toBe('2 all');
  });
});

it('a choice of names ends with “or”', () => {
  expect(formatsIn('en').oneOf(['Niger', 'Nigeria', 'Guinea'])).toBe('Niger, Nigeria, or Guinea');
  expect(formatsIn('de').oneOf(['Niger', 'Nigeria'])).toBe('Niger oder Nigeria');
});
