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
    ['cote divoire', 'Ivory Coast'],
    ['R.S.A.', 'South Africa'],
    ['chad!?', 'Chad'],
    ['🇹🇩 Chad 🎉', 'Chad'],
    ['👨‍👩‍👧 zam', 'Zambia'],
    ['(zambia)', 'Zambia'],
  ])('find %j', (text, name) => {
    expect(offered(text)).toEqual([name]);
  });

  it.each(['', ' ', '   ', '\t\n', '\u00A0'])('offer nothing to the blank text %j', (text) => {
    expect(offered(text)).toEqual([]);
  });

  it.each(['frica', 'xyz', 'zambiaa', 'zam bia', '.', '(', '*', '🎉'])(
    'offer nothing to %j, with which no word starts',
    (text) => {
      expect(offered(text)).toEqual([]);
    },
  );

  it('offer a name in which a later word starts with the text after all others', () => {
    const list = [named('Old Ana'), named('Zed', 'Anaheim'), named('Anatolia'), named('New Ana')];
    expect(offered('ana', list)).toEqual(['Anatolia', 'Zed', 'New Ana', 'Old Ana']);
  });

  it('offer a country for a part of it, as for an alias', () => {
    const list = [aCountry('Zed', 0, 0, []), { ...named('Union', 'UN'), parts: ['Zedland'] }];
    expect(offered('zed', list)).toEqual(['Zed', 'Union']);
    expect(offered('zedl', list)).toEqual(['Union']);
  });

  it('take "&" for "and"', () => {
    expect(offered('this & that', [named('This and That')])).toEqual(['This and That']);
  });

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
    ['cote d’', 'Ivory Coast', "Côte d'Ivoire", 'Côte d'],
    ['cote d’i', 'Ivory Coast', "Côte d'Ivoire", "Côte d'I"],
  ])('%j is found in %s, alias %j: %j', (text, name, alias, part) => {
    const [first] = suggested(text);
    expect(first).toEqual({
      name,
      label: name,
      alias,
      isPart: false,
      match: { start: 0, length: part.length },
    });
    expect((alias ?? name).slice(0, part.length)).toBe(part);
  });

  it('a later word of the name', () => {
    const [first] = suggested('coa');
    expect(first?.match).toEqual({ start: 'Ivory '.length, length: 'Coa'.length });
  });

  it('a part of the country', () => {
    const list = [{ ...named('Union'), parts: ['Zedland'] }];
    expect(suggested('zed', list)).toEqual([
      {
        name: 'Union',
        label: 'Union',
        alias: 'Zedland',
        isPart: true,
        match: { start: 0, length: 3 },
      },
    ]);
  });

  it('the name, where it starts with the text as an alias does', () => {
    expect(suggested('congo', [named('Congo-Brazzaville', 'Congo')])).toEqual([
      {
        name: 'Congo-Brazzaville',
        label: 'Congo-Brazzaville',
        alias: null,
        isPart: false,
        match: { start: 0, length: 'Congo'.length },
      },
    ]);
  });
});

describe("the suggestions among the game's countries", () => {
  const countries: Countries = data;
  const index = indexCountries(countries);
  const namesFor = (text: string) => suggest(index, text).map(({ name }) => name);
  const typed = countries.flatMap(({ name, aliases, parts = [] }) =>
    [name, ...aliases, ...parts].map((text) => ({ name, text })),
  );

  it('begin with the country whose name or alias is typed, carelessly or not', () => {
    const carelessly = (text: string) =>
      `  ${text.normalize('NFD').replaceAll("'", '’').replaceAll(' ', '  ').toUpperCase()} `;
    const notFirst = typed.filter(({ name, text }) =>
      [text, carelessly(text)].some((each) => namesFor(each)[0] !== name),
    );
    expect(notFirst).toEqual([]);
  });

  it.each([
    ['zealand', ['New Zealand']],
    ['rica', ['Costa Rica']],
    ['lanka', ['Sri Lanka']],
    ['leone', ['Sierra Leone']],
    ['africa', ['Central African Republic', 'South Africa']],
    ['england', ['United Kingdom']],
    ['northern ir', ['United Kingdom']],
    ['nz', ['New Zealand']],
    ['gb', ['United Kingdom']],
  ])('are for %j %j', (text, names) => {
    expect(namesFor(text)).toEqual(names);
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
