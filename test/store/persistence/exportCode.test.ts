import { gzipSync } from 'node:zlib';

import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';

import { formatExport, MAX_EXPORT_SIZE } from '../../../src/domain/exportFormat';
import { packExport, unpackExport } from '../../../src/store/persistence/exportCode';
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
    ['dashes', (code) => code.replaceAll('-', '–')],
    ['a damaged code after it', (code) => `${code}, zoomle1.QUJD`],
    ['damaged codes before it', (code) => `zoomle1.QUJD, zoomle2.QUJD, ${code}`],
  ])('is found with %s', (_, paste) =>
    holds(async (text, code) => {
      expect(await unpackExport(paste(code))).toEqual({ text });
    }),
  );
});

// The tests of plainText prove what pasting changes, and that it is undone.
it('a pasted text is made plain', async () => {
  expect(await unpackExport('“TÃ¼rkiye”')).toEqual({ text: '"Türkiye"' });
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
