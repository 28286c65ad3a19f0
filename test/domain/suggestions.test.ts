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
  named('Ivory Coast', 'Côte d’Ivoire'),
  named('São Tomé'),
  named('Samoa', 'South Seas'),
];

const suggested = (text: string, countries = LIST) => suggest(indexCountries(countries), text);
const offered = (text: string, countries = LIST) =>
  suggested(text, countries).map(({ name }) => name);

describe('suggestions', () => {
  it('offer a name that starts with the text before an alias that does, each alphabetically', () => {
    const list = [named('Zed', 'Old A'), named('Alpha', 'Old Z'), named('Older')];
    expect(offered('old', list)).toEqual(['Older', 'Alpha', 'Zed']);
  });

  it('put an exact name or alias before a name that starts with it, and before longer aliases', () => {
    const list = [named('Abcd'), named('Middle', 'Abcde'), named('Zed', 'Abc'), named('Abc')];
    expect(offered('abc', list)).toEqual(['Abc', 'Zed', 'Abcd', 'Middle']);
  });

  it('offer two countries that share an exact alias alphabetically', () => {
    const list = [named('Guinea'), named('Zaire', 'Congo'), named('Brazzaville', 'Congo')];
    expect(offered('congo', list)).toEqual(['Brazzaville', 'Zaire']);
  });

  it('sort letters with diacritics among their plain ones', () => {
    const list = [named('Aaland'), named('Azland'), named('Åland')];
    expect(offered('a', list)).toEqual(['Aaland', 'Åland', 'Azland']);
  });

  it.each([
    ['zAm', 'Zambia'],
    ['sao tome', 'São Tomé'],
    ['cote d’iv', 'Ivory Coast'],
    ['R.S.A.', 'South Africa'],
  ])('find %j', (text, name) => {
    expect(offered(text)).toEqual([name]);
  });

  it.each(['', '\u00A0', '.', '🎉', 'frica', 'zambiaa', 'zam bia'])(
    'offer nothing to %j',
    (text) => {
      expect(offered(text)).toEqual([]);
    },
  );

  it('look for no names but those that a country has', () => {
    const index = indexCountries([named('Chad', 'Tchad'), { ...named('Germany'), label: 'Zed' }]);
    expect(index.flatMap(({ aliases }) => aliases)).toMatchObject([
      { kind: 'alias', text: 'Tchad' },
      { kind: 'english', text: 'Germany' },
    ]);
  });

  it('offer a name in which a later word starts with the text after all others', () => {
    const list = [named('Old Ana'), named('Zed', 'Anaheim'), named('Anatolia'), named('New Ana')];
    expect(offered('ana', list)).toEqual(['Anatolia', 'Zed', 'New Ana', 'Old Ana']);
  });

  it('offer a country for a part of it, as for an alias', () => {
    const list = [aCountry('Zed', 0, 0, []), { ...named('Union', 'UN'), parts: ['Zedland'] }];
    expect(offered('zed', list)).toEqual(['Zed', 'Union']);
    expect(offered('zedl', list)).toEqual(['Union']);
  });

  it('offer a country for a code of it, typed whole, after all others', () => {
    const list = [{ ...named('Zed', 'Old Z'), codes: ['AB', 'ABC'] }, named('Old Abby')];
    expect(suggested('abc', list)).toMatchObject([{ name: 'Zed', alias: 'ABC' }]);
    expect(offered('Ab ', list)).toEqual(['Zed']);
    expect(offered('ab', list)).toEqual(['Old Abby', 'Zed']);
    expect(offered('a', list)).toEqual(['Old Abby']);
  });

  it.each([
    ['the uk', ['United Kingdom', 'Ukraine']],
    ['Britain, Great', ['United Kingdom']],
    ['Ivory Coast (Côte d’Ivoire)', ['Ivory Coast']],
    ['Chad (RSA)', []],
    ['coast ivo', ['Ivory Coast']],
    ['africa so', ['South Africa']],
    ['states the', ['United States']],
    ['States United of the America', []],
    ['the', []],
  ])('of the words of %j, where nothing else is found, are %j', (text, names) => {
    expect(offered(text)).toEqual(names);
  });

  it('put a name with fewer other words first', () => {
    const list = [named('Ab', 'Old Land of Congo'), named('Zed', 'Land of the Congo')];
    expect(offered('congo land', list)).toEqual(['Zed', 'Ab']);
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
    ['cote d’', 'Ivory Coast', 'Côte d’Ivoire', 'Côte d'],
    ['cote d’i', 'Ivory Coast', 'Côte d’Ivoire', 'Côte d’I'],
    ["cote d'i", 'Ivory Coast', 'Côte d’Ivoire', 'Côte d’I'],
    ['coast ', 'Ivory Coast', null, 'Coast'],
  ])('%j is found in %s, alias %j: %j', (text, name, alias, marked) => {
    const match = { start: (alias ?? name).indexOf(marked), length: marked.length };
    expect(suggested(text)[0]).toEqual({ name, label: name, alias, isPart: false, match });
  });

  it('a part of the country', () => {
    const list = [{ ...named('Union'), parts: ['Zedland'] }];
    expect(suggested('zed', list)).toMatchObject([{ alias: 'Zedland', isPart: true }]);
  });

  it('the name, where it starts with the text as an exact alias does', () => {
    const list = [named('Congo-Brazzaville', 'Congo')];
    expect(suggested('congo', list)).toMatchObject([{ alias: null, isPart: false }]);
  });
});

const countries: Countries = data;
const index = indexCountries(countries);
const namesFor = (text: string) => suggest(index, text).map(({ name }) => name);
const typed = countries.flatMap(({ name, aliases, parts = [] }) =>
  [name, ...aliases, ...parts].map((text) => ({ name, text })),
);

it('the suggestions among all countries begin with the country whose name or alias is typed, carelessly or not', () => {
  const carelessly = (text: string) =>
    `  ${text.normalize('NFD').replaceAll("'", '’').replaceAll(' ', '  ').toUpperCase()} `;
  const notFirst = typed.filter(({ name, text }) =>
    [text, carelessly(text)].some((each) => namesFor(each)[0] !== name),
  );
  expect(notFirst).toEqual([]);
});
