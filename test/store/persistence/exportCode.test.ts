import { gzipSync } from 'node:zlib';

import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';

import type { Country } from '../../../src/domain/countries';
import { formatExport, MAX_EXPORT_SIZE, parseExport } from '../../../src/domain/exportFormat';
import type { Rounds } from '../../../src/domain/rounds';
import { packExport, unpackExport } from '../../../src/store/persistence/exportCode';
import { aCountry, aRound, utcDate } from '../../support/builders';
import { aProgress } from '../../support/progress';

const anExport = aProgress.map((rounds) => `${formatExport(rounds)} Côte d’Ivoire, 日本, 🎉`);
const codeOf = (text: string) => `zoomle1.${gzipSync(text).toString('base64url')}`;

const wrapped = (code: string, separator: string) => code.replace(/.{76}/g, `$&${separator}`);

/** Expects a rule to hold for any export and its code. */
const holds = (rule: (text: string, code: string, at: number) => Promise<void>) =>
  fc.assert(
    fc.asyncProperty(anExport, fc.nat(), async (text, at) => {
      await rule(text, await packExport(text), at);
    }),
    { numRuns: 10 },
  );

describe('a code', () => {
  it('gives the export back, even wrapped by mail', () =>
    holds(async (text, code) => {
      expect(code).toMatch(/^zoomle1\.[\w-]+$/);
      expect(await unpackExport(code)).toEqual({ text });
      expect(await unpackExport(`\n ${wrapped(code, '\r\n ')}\u00a0\n`)).toEqual({ text });
    }));

  it.each<[string, (code: string) => string]>([
    ['a line before it', (code) => `My maps, made of zoomle1. and letters:\n${code}`],
    ['a sentence after it', (code) => `${code} ${'and so on '.repeat(30)}`],
    ['a quoted mail around it', (code) => `> Hi\n> ${wrapped(code, '\n> ')}\n> \n> Anna`],
    ['quotation marks', (code) => `“${code}”.`],
    ['a capital', (code) => code.replace('z', 'Z')],
    ['invisible characters', (code) => `\ufeff${wrapped(code, '\u00ad')}\u200b`],
    ['typographic hyphens', (code) => code.replaceAll('-', '‑')],
    ['soft line breaks', (code) => `${wrapped(code, '=\r\n')}=\n`],
    ['escaped punctuation', (code) => code.replace(/[_.-]/g, '\\$&')],
    ['dashes', (code) => code.replaceAll('-', '–')],
    ['a damaged code after it', (code) => `${code}, zoomle1.QUJD`],
    ['damaged codes before it', (code) => `zoomle1.QUJD, zoomle2.QUJD, ${code}`],
  ])('is found with %s', (_, paste) =>
    holds(async (text, code) => {
      expect(await unpackExport(paste(code))).toEqual({ text });
    }),
  );
});

const PASTED = ['Türkiye', 'São Tomé and Príncipe', 'Côte d’Ivoire – là'].map((name, index) =>
  aCountry(name, index, -10),
);
const ROUNDS: Rounds = {
  'archive:2026-11-01': { ...aRound(...(PASTED as [Country])), openedAt: 7 },
};

// Bytes of UTF-8, read in another encoding.
const asWindows1252 = (text: string) =>
  new TextDecoder('windows-1252').decode(new TextEncoder().encode(text));
const quoted = (byte: string) => `=${byte.charCodeAt(0).toString(16).toUpperCase()}`;
const asLatin1 = (text: string) => Buffer.from(text).toString('latin1');

it.each<[string, (text: string) => string]>([
  ['sentences around it', (text) => `My maps (all {of} them):\n${text}\nBye, Anna`],
  ['a code fence', (text) => `\`\`\`json\n${text}\n\`\`\``],
  ['a quoted mail around it', (text) => `>> Hi\n>> ${text.replaceAll(' ', ' \n>> ')}\n> Anna`],
  ['its lines wrapped', (text) => text.replaceAll(' ', '\r\n')],
  ['no-break spaces', (text) => text.replaceAll(' ', '\u00a0').replaceAll(',', ',\u202f')],
  ['invisible characters', (text) => `\ufeff${text.replaceAll('o', 'o\u200b')}`],
  ['smart quotes', (text) => text.replace(/"([^"]*)"/g, '“$1”')],
  ['other quotes', (text) => text.replace(/"([^"]*)"/g, '„$1«')],
  ['typographic hyphens', (text) => text.replaceAll('-1', '−1').replaceAll('-', '‑')],
  ['escaped punctuation', (text) => text.replace(/["[\]{_-]/g, '\\$&')],
  ['soft line breaks', (text) => text.replace(/.{20}/gu, '$&=\r\n')],
  ['quoted-printable', (text) => asLatin1(text).replace(/[\x80-\xff]/g, quoted)],
  ['UTF-8 read as Windows-1252', asWindows1252],
  ['UTF-8 read as Latin-1', asLatin1],
  ['UTF-8 misread twice', (text) => asWindows1252(asWindows1252(text))],
])('a pasted export is found with %s', async (_, paste) => {
  const unpacked = await unpackExport(paste(formatExport(ROUNDS)));
  const text = 'text' in unpacked ? unpacked.text : '';
  expect(parseExport(text, utcDate('2026-11-20'), PASTED)).toEqual({ rounds: ROUNDS });
});

it('says whether the letters of a pasted export were repaired, but none of a code', async () => {
  const text = JSON.stringify(ROUNDS);
  expect(await unpackExport(text)).toEqual({ text });
  expect(await unpackExport(asLatin1(text))).toEqual({ text, isRepaired: true });
  expect(await unpackExport(`${asLatin1('“Türkiye”')} ${await packExport(text)}`)).toEqual({
    text,
  });
});

it('the export itself is the code if the browser cannot compress it', async () => {
  vi.stubGlobal('CompressionStream', undefined);
  const [text = ''] = fc.sample(anExport, { numRuns: 1, seed: 1 });
  const code = await packExport(text);
  vi.unstubAllGlobals();
  expect(await unpackExport(code)).toEqual({ text });
});

describe('a code is refused', () => {
  it('as damaged wherever it was cut off', () =>
    holds(async (_, code, at) => {
      const length = 'zoomle1.'.length + (at % (code.length - 'zoomle1.'.length - 1));
      expect(await unpackExport(code.slice(0, length))).toEqual({ refusal: 'damaged' });
    }));

  it('as damaged if a mistyped character changes anything', () =>
    holds(async (text, code, at) => {
      const index = 'zoomle1.'.length + (at % (code.length - 'zoomle1.'.length));
      const typed = code[index] === 'A' ? 'B' : 'A';
      const mistyped = code.slice(0, index) + typed + code.slice(index + 1);
      // Some bits of the header and of the last character have no meaning.
      expect([{ refusal: 'damaged' }, { text }]).toContainEqual(await unpackExport(mistyped));
    }));

  const notText = gzipSync(Uint8Array.of(0xff, 0xfe)).toString('base64url');
  it.each([
    ['damaged', 'is empty', 'zoomle1.'],
    ['damaged', 'was not compressed', 'zoomle1.QUJD'],
    ['damaged', 'is not a text', `zoomle1.${notText}`],
    ['newer', 'is of a later version', 'zoomle2.QUJD'],
    ['oversized', 'is too long', `zoomle1.${'A'.repeat(MAX_EXPORT_SIZE)}`],
  ])('as %s if it %s', async (refusal, _, code) => {
    expect(await unpackExport(code)).toEqual({ refusal });
  });

  it('as oversized if it is a bomb, without being decompressed to its end', async () => {
    let unpacked = 0;
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        unpacked += chunk.length;
        controller.enqueue(chunk);
      },
    });
    const Decompression = DecompressionStream;
    vi.stubGlobal('DecompressionStream', function (format: CompressionFormat) {
      const { writable, readable } = new Decompression(format);
      return { writable, readable: readable.pipeThrough(counter) };
    });
    const bomb = codeOf('0'.repeat(8 * MAX_EXPORT_SIZE));
    expect(bomb.length).toBeLessThan(MAX_EXPORT_SIZE);
    expect(await unpackExport(bomb)).toEqual({ refusal: 'oversized' });
    expect(unpacked).toBeGreaterThan(MAX_EXPORT_SIZE);
    expect(unpacked).toBeLessThan(4 * MAX_EXPORT_SIZE);
  });

  it('as oversized from the first character too many', async () => {
    const text = '0'.repeat(MAX_EXPORT_SIZE);
    expect(await unpackExport(text)).toEqual({ text });
    expect(await unpackExport(codeOf(text))).toEqual({ text });
    expect(await unpackExport(codeOf(`${text}0`))).toEqual({ refusal: 'oversized' });
  });
});

it('a long text after a damaged code is not tried word by word', async () => {
  const decode = vi.spyOn(globalThis, 'atob');
  await unpackExport(`zoomle1.QUJD ${'and so on '.repeat(100)}`);
  expect(decode.mock.calls.length).toBeLessThan(40);
});

it.each(['', '{"zoomle":1}', 'zoomleX.QUJD'])('a text without a code is kept: %s', async (text) => {
  expect(await unpackExport(`\ufeff${text}\n`)).toEqual({ text });
});
