import fc from 'fast-check';
import { expect, it } from 'vitest';

import data from '../../src/data/countries_with_mapLocations.json';
import type { Countries } from '../../src/domain/countries';
import { formatExport } from '../../src/domain/exportFormat';
import type { Rounds } from '../../src/domain/rounds';
import { previewImport } from '../../src/features/transfer/importThunks';
import { selectImport } from '../../src/features/transfer/transferSelectors';
import { packExport, unpackExport } from '../../src/store/persistence/exportCode';
import { aRound } from '../support/builders';
import { aStore } from '../support/testStore';
import { RUNS } from './arbitraries';

const LIST: Countries = data;

/** Places that the list no longer has. */
const RETIRED = [
  ...['Nan Madol', 'Tour d’Été', 'Kuldīga – Old Town', 'Castelo de São Brás', 'Žižkov Tower'],
  ...['Imperial City of Huế', 'Çarşı (Bazaar)', 'Łódź Mill', 'St. John’s Church'],
].map((name, index) => ({ name, lat: index / 8, lon: 42.5 }));

const FOREIGN = LIST.filter(({ name, mapLocations }) =>
  /[^\0-\x7f]/.test(name + mapLocations.map((place) => place.name).join()),
);

/** A win in practice: of a place that the list has, or had, in each country. */
const aWin = fc
  .record({
    country: fc.constantFrom(...FOREIGN, ...LIST),
    at: fc.nat(9),
    retired: fc.option(fc.constantFrom(...RETIRED), { freq: 3 }),
    guess: fc.constantFrom(...FOREIGN, ...LIST),
  })
  .map(({ country, at, retired, guess }) => {
    const place = retired ?? country.mapLocations[at % country.mapLocations.length];
    const asPlayed = { ...country, mapLocations: place ? [place] : [] };
    return { ...aRound(asPlayed, guess, asPlayed), openedAt: 0 };
  })
  .filter(({ status, guesses }) => status === 'won' && guesses.length > 0);
const someRounds = fc
  .array(aWin, { minLength: 1, maxLength: 4 })
  .map(
    (wins) => Object.fromEntries(wins.map((win, index) => [`practice:${index}`, win])) as Rounds,
  );

/** Without places that the list no longer has: their letters are nowhere else. */
const roundsOfTheList = someRounds.filter((rounds) =>
  Object.values(rounds).every(({ answer }) => RETIRED.every(({ name }) => name !== answer.place)),
);

const utf8 = (text: string) => new TextEncoder().encode(text);
const misread = (label: string) => (text: string) => new TextDecoder(label).decode(utf8(text));
const withoutC1 = (text: string) => text.replace(/[\x80-\x9f]/g, '');
const replaceLetters = (by: (letter: string) => string) => (text: string) =>
  text.replace(/[^\0-\x7f]/gu, by);
const hexOf = (byte: number) => byte.toString(16).toUpperCase().padStart(2, '0');
const codeOf = (letter: string) => letter.codePointAt(0) ?? 0;
const unicodeOf = (letter: string) => hexOf(codeOf(letter)).padStart(4, '0');
const bytesAs = (write: (byte: number) => string) =>
  replaceLetters((letter) => Array.from(utf8(letter), write).join(''));

const CODE_PAGES = [
  ...['macintosh', 'x-mac-cyrillic', 'ibm866', 'koi8-r', 'koi8-u', 'windows-874'],
  ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((page) => `windows-125${page}`),
  ...[1, 2, 3, 4, 5, 6, 7, 8, 10, 13, 14, 15].map((part) => `iso-8859-${part}`),
];
const ASIAN = ['shift_jis', 'euc-jp', 'gb18030', 'big5', 'euc-kr'];

/** A code page's bytes, by inverting its decoder: encoders only write UTF-8. */
function encoder(label: string) {
  const decoder = new TextDecoder(label);
  const bytes = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]),
  );
  return (text: string) => Uint8Array.from(text, (letter) => bytes.get(letter) ?? codeOf('?'));
}

type Channel = [name: string, change: (text: string) => string | Uint8Array<ArrayBuffer>];

const MISREADINGS = [...CODE_PAGES, ...ASIAN].flatMap((label): Channel[] => [
  [`UTF-8 read as ${label}`, misread(label)],
  [`UTF-8 read as ${label} twice`, (text) => misread(label)(misread(label)(text))],
]);
const FILES = CODE_PAGES.map((label): Channel => [`a file in ${label}`, encoder(label)]);

/** What a mail, a chat or a word processor does to a text of ASCII. */
const PASTES: Channel[] = [
  ['nothing', (text) => text],
  [
    'sentences and a code fence',
    (text) => `My maps (all {of} them):\n\`\`\`\n${text}\n\`\`\`\nAnna`,
  ],
  ['a quoted mail', (text) => `Hi,\n> ${text.replaceAll(' ', '\n> ')}\n-- \nAnna`],
  ['smart quotes', (text) => text.replace(/"([^"]*)"/g, '“$1”')],
  ['other quotes', (text) => text.replace(/"([^"]*)"/g, '„$1«')],
  ['no-break spaces', (text) => text.replaceAll(' ', '\u00a0').replaceAll(',', ',\u202f')],
  ['invisible characters', (text) => `\ufeff${text.replaceAll('o', 'o\u200b')}`],
  ['typographic hyphens', (text) => text.replaceAll('-1', '−1').replaceAll('-', '‑')],
  ['escaped punctuation', (text) => text.replace(/["[\]{_-]/g, '\\$&')],
];

/** One code page read as another. */
const CONFUSIONS = CODE_PAGES.map((written, index): Channel => {
  const read = CODE_PAGES[(index + 7) % CODE_PAGES.length];
  return [
    `${written} read as ${read}`,
    (text) => new TextDecoder(read).decode(encoder(written)(text)),
  ];
});

const CHANNELS: Channel[] = [
  ...MISREADINGS,
  ...FILES,
  ...CONFUSIONS,
  ...PASTES,
  ['a file in UTF-8 with a byte order mark', (text) => utf8(`\ufeff${text}`)],
  ['a file in UTF-16', (text) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'))],
  ['Latin-1 without C1 characters', (text) => withoutC1(Buffer.from(text).toString('latin1'))],
  ['ISO-8859-2 without C1 characters', (text) => withoutC1(misread('iso-8859-2')(text))],
  ['letters dropped', replaceLetters(() => '')],
  ['accents stripped', (text) => text.normalize('NFD').replace(/[^\0-\x7f]/g, '')],
  ['seven bits', bytesAs((byte) => String.fromCharCode(byte & 127))],
  ['question marks for letters', replaceLetters(() => '?')],
  ['replacement characters', replaceLetters(() => '\ufffd')],
  ['boxes', replaceLetters(() => '□')],
  ['decimal entities', replaceLetters((letter) => `&#${codeOf(letter)};`)],
  ['named entities', replaceLetters(() => '&eacute;')],
  ['entities for all that HTML reserves', (text) => text.replaceAll('"', '&quot;')],
  ['JSON escapes', replaceLetters((letter) => `\\u${unicodeOf(letter)}`)],
  ['upper-case escapes without backslashes', replaceLetters((letter) => `u${unicodeOf(letter)}`)],
  ['backslashes dropped', (text) => text.replaceAll('\\', '')],
  ['backslashes doubled', (text) => text.replaceAll('\\', '\\\\')],
  ['escapes of bytes', bytesAs((byte) => `\\x${hexOf(byte)}`)],
  ['percent-encoding', bytesAs((byte) => `%${hexOf(byte)}`)],
  ['quoted-printable', bytesAs((byte) => `=${hexOf(byte)}`)],
  ['quoted-printable of Latin-1', replaceLetters((letter) => `=${hexOf(codeOf(letter) & 255)}`)],
  ['decomposed letters', (text) => text.normalize('NFD')],
  ['upper case', (text) => text.toUpperCase()],
];

const { store } = aStore({ countries: LIST, unpackExport });
async function imported(received: string | Uint8Array<ArrayBuffer>) {
  const source = typeof received === 'string' ? received : new File([received], 'a.json');
  await store.dispatch(previewImport(source));
  return selectImport(store.getState());
}

const asIs = (text: string) => text;
/** As earlier releases wrote it. */
const withLetters = (text: string) => JSON.stringify(JSON.parse(text));

/** Expects every export to be right or refused after each channel; returns the outcomes. */
async function outcomesOf(
  channels: readonly Channel[],
  write: (text: string) => string | Promise<string>,
  exports = someRounds,
) {
  const outcomes = new Set<string>();
  for (const [channel, change] of channels) {
    await fc.assert(
      fc.asyncProperty(exports, async (rounds) => {
        const state = await imported(change(await write(formatExport(rounds))));
        outcomes.add(state.step);
        if (state.step !== 'refused') expect(state, channel).toEqual({ step: 'previewed', rounds });
      }),
      { numRuns: Math.ceil(RUNS / 50) },
    );
  }
  return outcomes;
}

it.each([
  ['an export', asIs, someRounds],
  ['an export with letters, as earlier releases wrote it,', withLetters, roundsOfTheList],
])('%s is right or refused, never different, after any channel', async (_, write, exports) => {
  const outcomes = await outcomesOf(CHANNELS, write, exports);
  expect(outcomes).toEqual(new Set(['previewed', 'refused']));
});

it('neither pasting nor an encoding with the letters of ASCII changes an export or a code', async () => {
  const channels = [...MISREADINGS, ...FILES, ...PASTES];
  for (const write of [asIs, packExport])
    expect(await outcomesOf(channels, write)).toEqual(new Set(['previewed']));
});
