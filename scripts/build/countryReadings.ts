import type { Language } from '../../src/texts/languages.ts';
import kanji from '../countries/kanji.json' with { type: 'json' };
import pinyin from '../countries/pinyin.json' with { type: 'json' };
import traditional from '../countries/traditional.json' with { type: 'json' };

const KANJI = Object.entries(kanji).sort(([a], [b]) => b.length - a.length);

const PINYIN = new Map(
  Object.entries(pinyin).flatMap(([syllable, characters]) =>
    Array.from(characters, (character) => [character, syllable] as const),
  ),
);

/**
 * Pinyin and its initials.
 * @throws Error for a character missing in the table
 */
function pinyinOf(name: string) {
  const syllables = (name.match(/\p{Script=Han}/gu) ?? []).map((character) => {
    const syllable = PINYIN.get(character);
    if (!syllable) throw new Error(`scripts/countries/pinyin.json lacks ${character} of ${name}`);
    return syllable;
  });
  return [syllables.join(''), syllables.map(([initial]) => initial).join('')];
}

const TRADITIONAL = new Map(Object.entries(traditional));
const SIMPLIFIED = new Map(Object.entries(traditional).map(([one, other]) => [other, one]));

const replaced = (name: string, characters: ReadonlyMap<string, string>) =>
  Array.from(name, (character) => characters.get(character) ?? character).join('');

/** Hindi spellings with nasal consonants in place of an anusvara, as in हिंदी and हिन्दी. */
function nasalsOf(name: string) {
  const anusvara = name.replace(/[ङञणनम]्(?=[क-म])/g, 'ं');
  const labial = anusvara.replace(/ं(?=[प-म])/g, 'म्');
  return [
    anusvara,
    labial.replace(/ं(?=[क-ह])/g, 'न्'),
    labial.replace(/ं(?=[ट-ण])/g, 'ण्').replace(/ं(?=[क-ह])/g, 'न्'),
  ];
}

const SPELLINGS: Partial<Record<Language, (name: string) => string[]>> = {
  // Umlauts on a keyboard without them: ä as ae.
  de: (name) => [name.normalize('NFD').replaceAll('\u0308', 'e').normalize('NFC')],
  // Without articles.
  ar: (name) => [name.replace(/(?<=(?:^| )و?)ال/g, '')],
  hi: nasalsOf,
  // Kanji as kana.
  ja: (name) => [KANJI.reduce((text, [word, kana]) => text.replaceAll(word, kana), name)],
  // In traditional characters, and names of Taiwan and Hong Kong in simplified ones.
  zh: (name) => [replaced(name, TRADITIONAL), replaced(name, SIMPLIFIED)],
};

/** Spellings that follow rules of the language. */
export const spellingsOf = (language: Language, name: string) => SPELLINGS[language]?.(name) ?? [];

/** Ways to type a label other than as written. */
export const readingsOf = (language: Language, label: string) =>
  language === 'zh' ? pinyinOf(label) : spellingsOf(language, label);
