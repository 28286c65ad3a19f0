import { describe, expect, it } from 'vitest';

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
  it('are names that start with the text, then aliases that do, each alphabetically', () => {
    const list = [named('Zed', 'Old A'), named('Alpha', 'Old Z'), named('Older')];
    expect(offered('old', list)).toEqual(['Older', 'Alpha', 'Zed']);
  });

  it('put exact names and aliases first', () => {
    const list = [named('Abcd'), named('Middle', 'Abcde'), named('Zed', 'Abc'), named('Abc')];
    expect(offered('abc', list)).toEqual(['Abc', 'Zed', 'Abcd', 'Middle']);
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

  it.each(['', '.', 'frica', 'zambiaa', 'zam bia'])('are empty for %j', (text) => {
    expect(offered(text)).toEqual([]);
  });

  it('search a translated country by its English name too', () => {
    const index = indexCountries([named('Chad', 'Tchad'), { ...named('Germany'), label: 'Zed' }]);
    expect(index.flatMap(({ aliases }) => aliases)).toMatchObject([
      { kind: 'alias', text: 'Tchad' },
      { kind: 'english', text: 'Germany' },
    ]);
  });

  it('put names with a later word that starts with the text last', () => {
    const list = [named('Old Ana'), named('Zed', 'Anaheim'), named('Anatolia'), named('New Ana')];
    expect(offered('ana', list)).toEqual(['Anatolia', 'Zed', 'New Ana', 'Old Ana']);
  });

  it('include a country for a part of it, as for an alias', () => {
    const list = [aCountry('Zed', 0, 0, []), { ...named('Union', 'UN'), parts: ['Zedland'] }];
    expect(offered('zed', list)).toEqual(['Zed', 'Union']);
    expect(offered('zedl', list)).toEqual(['Union']);
  });

  it('include a country for its code, typed in full, after all others', () => {
    const list = [{ ...named('Zed', 'Old Z'), codes: ['AB', 'ABC'] }, named('Old Abby')];
    expect(suggested('abc', list)).toMatchObject([{ name: 'Zed', alias: 'ABC' }]);
    expect(offered('Ab ', list)).toEqual(['Zed']);
    expect(offered('ab', list)).toEqual(['Old Abby', 'Zed']);
    expect(offered('a', list)).toEqual(['Old Abby']);
  });

  it.each([
    ['the uk', ['United Kingdom', 'Ukraine']],
    ['Britain,Great', ['United Kingdom']],
    ['Ivory Coast (Côte d’Ivoire)', ['Ivory Coast']],
    ['Coast Côte', []],
    ['l’Africa So', ['South Africa']],
    ['Chad (RSA)', []],
    ['states the', ['United States']],
    ['States United of the America', []],
    ['the', []],
  ])('match the words of %j in any order if nothing else matches: %j', (text, names) => {
    expect(offered(text)).toEqual(names);
  });

  it('put names with fewer other words first', () => {
    const zed = named('Zed', 'Old Big Land Congo', 'Land of the Congo');
    expect(offered('congo land', [named('Ab', 'Old Land of Congo'), zed])).toEqual(['Zed', 'Ab']);
  });

  it('end a word at a trailing space', () => {
    expect(offered('chad ')).toEqual(['Chad']);
    expect(offered('south  ')).toEqual(['South Africa', 'Samoa']);
    expect(offered('niger ')).toEqual(['Niger']);
  });

  it('include a country once, even if it is listed or matches twice', () => {
    expect(offered('tai', [named('Taiwan', 'ROC'), named('Taiwan', 'ROC')])).toEqual(['Taiwan']);
    expect(offered('co', [named('Congo', 'Congo-Kinshasa', 'Cong', 'Co')])).toEqual(['Congo']);
  });
});

describe('the match of a suggestion', () => {
  it.each([
    ['zam', 'Zambia', null, 'Zam'],
    ['SAO', 'São Tomé', null, 'São'],
    ['chad ', 'Chad', null, 'Chad'],
    ['great', 'United Kingdom', 'Great Britain', 'Great'],
    ['cote d’', 'Ivory Coast', 'Côte d’Ivoire', 'Côte d'],
    ["cote d'i", 'Ivory Coast', 'Côte d’Ivoire', 'Côte d’I'],
    ['coast ', 'Ivory Coast', null, 'Coast'],
  ])('for %j in %s, alias %j, is %j', (text, name, alias, marked) => {
    const match = { start: (alias ?? name).indexOf(marked), length: marked.length };
    expect(suggested(text)[0]).toEqual({ name, label: name, alias, isPart: false, match });
  });

  it('may be a part of the country', () => {
    const list = [{ ...named('Union'), parts: ['Zedland'] }];
    expect(suggested('zed', list)).toMatchObject([{ alias: 'Zedland', isPart: true }]);
  });

  it('is the name if both the name and an exact alias match', () => {
    const list = [named('Congo-Brazzaville', 'Congo')];
    expect(suggested('congo', list)).toMatchObject([{ alias: null, isPart: false }]);
  });
});
