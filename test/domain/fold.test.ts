import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { fold } from '../../src/domain/suggestions';

describe('a folded text', () => {
  it.each([
    ['ＵＳＡ', 'usa'],
    [' ´\tSouth\u00A0-  Africa!?🎉  ', 'south africa '],
    ['this & that', 'this and that'],
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
  ])('of %j is %j', (text, folded) => {
    expect(fold(text)).toBe(folded.normalize('NFKD'));
  });

  it('keeps apart what only a voicing mark does', () => {
    expect(fold('ガ')).not.toBe(fold('カ'));
  });

  it('folds to itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });
});
