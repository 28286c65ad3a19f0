import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Countries } from '../../src/domain/countries';
import { fold } from '../../src/domain/fold';
import { indexCountries, suggest } from '../../src/domain/suggestions';
import { aCountry } from '../support/builders';

describe('folding', () => {
  it.each([
    ['ＵＳＡ', 'usa'],
    [' ´\tSouth\u00A0-  Africa!?🎉  ', 'south africa '],
    ['this & that', 'this and that'],
    ['Guinea-Bissau', 'guinea bissau'],
    ['İstanbul ISPARTA ırak', 'istanbul isparta irak'],
    ['Łódź Đ Ø ß ẞ Æ Œ', 'lodz d o ss ss ae oe'],
    ['Ґ', 'г'],
    ["В'єтнам В’єтнам Вʼєтнам В´єтнам", 'вєтнам вєтнам вєтнам вєтнам'],
    ['أإآٱ', 'اااا'],
    ['ة ى ؤ ئ ء', 'ه ي و ي '],
    ['مُحَمَّد ـــ', 'محمد '],
    ['भारत', 'भारत'],
    ['चाँद चांद', 'चाद चाद'],
    ['ज़ ज़', 'ज ज'],
    ['カタール ﾄﾞｲﾂ ヴ', 'かたーる どいつ ゔ'],
    ['ボスニア・ヘル', 'ぼすにあへる'],
  ])('turns %j into %j', (text, folded) => {
    expect(fold(text)).toBe(folded.normalize('NFKD'));
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });
});

const named = (name: string, ...aliases: string[]) => aCountry(name, 0, 0, aliases);
const suggested = (text: string, countries: Countries) => suggest(indexCountries(countries), text);

describe('suggestions in another language', () => {
  const german = (name: string, label: string, ...aliases: string[]) => ({
    ...named(name, ...aliases),
    label,
  });
  const austria = {
    ...german('Austria', 'Österreich', 'Alpenrepublik'),
    readings: ['Oesterreich'],
    englishAliases: ['Oasis'],
  };

  it.each([
    ['the label', 'öst', 3],
    ['a reading, which marks nothing of the label', 'oest', 0],
  ])('have the English name and the label for %s', (_, text, length) => {
    const match = { start: 0, length };
    const names = { name: 'Austria', label: 'Österreich', alias: null };
    expect(suggested(text, [austria])).toEqual([{ ...names, isPart: false, match }]);
  });

  it('match an alias, the English name and its aliases', () => {
    const aliases = ['alp', 'aus', 'oas'].map((text) => suggested(text, [austria])[0]?.alias);
    expect(aliases).toEqual(['Alpenrepublik', 'Austria', 'Oasis']);
  });

  it('are sorted by label, names in the language first', () => {
    const list = [
      german('Same', 'B', 'Zeta'),
      german('Samoa', 'A', 'Zett'),
      german('Zealand', 'C'),
      german('Other', 'Zebra'),
      { ...german('Another', 'Y'), readings: ['Zeb'] },
    ];
    expect(suggested('ze', list).map(({ label }) => label)).toEqual(['Y', 'Zebra', 'A', 'B', 'C']);
  });

  it('put an exact name in the language before an exact English one', () => {
    const list = [german('Alb', 'A'), german('Albania', 'B', 'Alb')];
    expect(suggested('alb', list).map(({ label }) => label)).toEqual(['B', 'A']);
  });

  it.each([
    ['भ', 'भारत', 'भा'],
    ['फ', 'फ़्रांस', 'फ़्रां'],
    ['क', 'कनाडा', 'क'],
    ['か', 'ガーナ', 'ガ'],
  ])('mark letters with their signs: %j in %s is %s', (text, name, marked) => {
    const [first] = suggested(text, [named(name)]);
    expect(name.slice(0, first?.match.length)).toBe(marked);
  });
});
