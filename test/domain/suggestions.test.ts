import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import data from '../../src/data/countries_with_mapLocations.json';
import type { Countries } from '../../src/domain/countries';
import { indexCountries, suggest } from '../../src/domain/suggestions';
import { aCountry } from '../support/builders';

const named = (name: string, ...aliases: string[]) => aCountry(name, 0, 0, aliases);

const LIST: Countries = [
  named('Zambia'),
  named('Nigeria'),
  named('United States', 'USA'),
  named('Ukraine'),
  named('Southland'),
  named('South Africa', 'RSA'),
  named('Niger'),
  named('United Kingdom', 'UK', 'Great Britain'),
  named('Chad', 'Tchad'),
  named('Ivory Coast', "Côte d'Ivoire"),
  named('São Tomé'),
  named('Samoa', 'South Seas'),
];

const suggested = (text: string, countries = LIST) => suggest(indexCountries(countries), text);
const offered = (text: string, countries = LIST) =>
  suggested(text, countries).map(({ name }) => name);

describe('suggestions', () => {
  it('offer the names that start with the text, alphabetically', () => {
    expect(offered('u')).toEqual(['Ukraine', 'United Kingdom', 'United States']);
  });

  it('offer a name that starts with the text before an alias that does, each alphabetically', () => {
    const list = [named('Zed', 'Old A'), named('Alpha', 'Old Z'), named('Older')];
    expect(offered('old', list)).toEqual(['Older', 'Alpha', 'Zed']);
  });

  it('put an exact name or alias before a name that starts with it, and before longer aliases', () => {
    const list = [named('Abcd'), named('Middle', 'Abcde'), named('Zed', 'Abc')];
    expect(offered('abc', list)).toEqual(['Zed', 'Abcd', 'Middle']);
    expect(offered('niger')).toEqual(['Niger', 'Nigeria']);
  });

  it('offer two countries that share an exact alias alphabetically', () => {
    const list = [named('Guinea'), named('Zaire', 'Congo'), named('Brazzaville', 'Congo')];
    expect(offered('congo', list)).toEqual(['Brazzaville', 'Zaire']);
  });

  it('sort letters with diacritics among their plain ones', () => {
    const list = [named('Bland'), named('Azland'), named('Åland'), named('Aaland')];
    expect(offered('a', list)).toEqual(['Aaland', 'Åland', 'Azland']);
  });

  it.each([
    ['south-africa', 'South Africa'],
    ['zAm', 'Zambia'],
    ['sao tome', 'São Tomé'],
    ['SÃO TOMÉ', 'São Tomé'],
    ['São Tomé'.normalize('NFD'), 'São Tomé'],
    ['  zam', 'Zambia'],
    ['south  af', 'South Africa'],
    ['south\u00A0af', 'South Africa'],
    ['cote d’iv', 'Ivory Coast'],
    ['cote d‘iv', 'Ivory Coast'],
    ['cote dʼiv', 'Ivory Coast'],
    ['cote d`iv', 'Ivory Coast'],
    ["Côte d'Ivoire", 'Ivory Coast'],
  ])('find %j', (text, name) => {
    expect(offered(text)).toEqual([name]);
  });

  it.each(['', ' ', '   ', '\t\n', '\u00A0'])('offer nothing to the blank text %j', (text) => {
    expect(offered(text)).toEqual([]);
  });

  it.each(['frica', 'xyz', 'zambiaa', 'zam bia', '.', '(', '*'])(
    'offer nothing to %j, with which no name starts',
    (text) => {
      expect(offered(text)).toEqual([]);
    },
  );

  it('take a space at the end for the end of a word', () => {
    expect(offered('chad ')).toEqual(['Chad']);
    expect(offered('south  ')).toEqual(['South Africa', 'Samoa']);
    expect(offered('niger ')).toEqual(['Niger']);
  });

  it('offer a country once that is listed twice, or found by its name and by its aliases', () => {
    expect(offered('tai', [named('Taiwan', 'ROC'), named('Taiwan', 'ROC')])).toEqual(['Taiwan']);
    expect(offered('co', [named('Congo', 'Congo-Kinshasa', 'Cong', 'Co')])).toEqual(['Congo']);
  });
});

describe('a suggestion tells what matched:', () => {
  it.each([
    ['zam', 'Zambia', null, 'Zam'],
    ['SAO', 'São Tomé', null, 'São'],
    ['sao t', 'São Tomé', null, 'São T'],
    ['chad ', 'Chad', null, 'Chad'],
    ['great', 'United Kingdom', 'Great Britain', 'Great'],
    ['cote d’', 'Ivory Coast', "Côte d'Ivoire", "Côte d'"],
  ])('%j is found in %s, alias %j: %j', (text, name, alias, part) => {
    const [first] = suggested(text);
    expect(first).toEqual({ name, alias, matched: part.length });
    expect((alias ?? name).slice(0, part.length)).toBe(part);
  });

  it('the name, where it starts with the text as an alias does', () => {
    expect(suggested('congo', [named('Congo-Brazzaville', 'Congo')])).toEqual([
      { name: 'Congo-Brazzaville', alias: null, matched: 'Congo'.length },
    ]);
  });
});

describe("the suggestions among the game's countries", () => {
  const countries: Countries = data;
  const index = indexCountries(countries);
  const namesFor = (text: string) => suggest(index, text).map(({ name }) => name);
  const typed = countries.flatMap(({ name, aliases }) =>
    [name, ...aliases].map((text) => ({ name, text })),
  );

  it('begin with the country whose name or alias is typed, carelessly or not', () => {
    const carelessly = (text: string) =>
      `  ${text.normalize('NFD').replaceAll("'", '’').replaceAll(' ', '  ').toUpperCase()} `;
    const notFirst = typed.filter(({ name, text }) =>
      [text, carelessly(text)].some((each) => namesFor(each)[0] !== name),
    );
    expect(notFirst).toEqual([]);
  });

  it('have it among them after every letter of its name', () => {
    fc.assert(
      fc.property(fc.constantFrom(...typed), fc.nat(), ({ name, text }, length) => {
        expect(namesFor(text.slice(0, 1 + (length % text.length)))).toContain(name);
      }),
      { numRuns: 1000 },
    );
  });
});
