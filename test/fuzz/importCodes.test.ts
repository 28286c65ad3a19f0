import { gzipSync } from 'node:zlib';

import fc from 'fast-check';
import { expect, it } from 'vitest';

import { unpackExport } from '../../src/app/persistence/exportCode';
import { formatExport, MAX_EXPORT_SIZE } from '../../src/domain/exportFormat';
import { packRound, parseRound } from '../../src/domain/packedRound';
import { parseExport } from '../../src/domain/parseExport';
import { roundDate } from '../../src/domain/roundId';
import { roundEntries } from '../../src/domain/rounds';
import { utcDate } from '../support/builders';
import { aProgress, TODAY } from '../support/progress';
import { aDeepText, evilKey, hugeNumber, jsonWith, mutated, pollution, RUNS } from './arbitraries';

const aScript = fc.constantFrom(
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '"><svg/onload=alert(1)>',
  '\u202enigirO',
  'Ori\u0000gin',
);
const aName = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('Origin', 'Northland', 'Eastland') },
  { weight: 1, arbitrary: fc.oneof(aScript, evilKey, fc.string({ unit: 'binary' })) },
);
const aDay = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('2026-11-18', '2026-11-19', TODAY, '2026-11-21') },
  { weight: 1, arbitrary: fc.constantFrom('2026-11-22', '2025-12-31', '2026-02-29', '9999-12-31') },
  { weight: 1, arbitrary: evilKey },
);
const anId = fc.oneof(
  { weight: 20, arbitrary: aDay.map((day) => `daily:${day}`) },
  { weight: 20, arbitrary: aDay.map((day) => `archive:${day}`) },
  { weight: 2, arbitrary: fc.constant('practice:3') },
  { weight: 1, arbitrary: fc.oneof(evilKey, fc.constant(`dev:${TODAY}+1`)) },
);
const anyJson = jsonWith(fc.constantFrom('zoomle', 'rounds'));
/** One of a kind, or now and then anything. */
const mostly = (arbitrary: fc.Arbitrary<unknown>) =>
  fc.oneof(
    { weight: 40, arbitrary },
    { weight: 1, arbitrary: fc.oneof(anyJson, hugeNumber, fc.constantFrom(91, -181, 20_016)) },
  );

/** A round that is nearly, and often wholly, one that an export can hold. */
const aTuple = fc.tuple(
  mostly(anId),
  mostly(aName),
  mostly(aName),
  mostly(fc.constantFrom(0, 10, -90)),
  mostly(fc.constantFrom(0, 180, -180)),
  mostly(fc.constantFrom('playing', 'playing', 'won', 'lost')),
  mostly(
    fc.array(
      fc.tuple(
        mostly(fc.constantFrom('Northland', 'Eastland', 'Farland', 'Origin')),
        mostly(fc.constantFrom(0, 1112, 20_015)),
        mostly(fc.constantFrom('N', 'SE')),
      ),
      { maxLength: 7 },
    ),
  ),
);
const someTuples = fc.array(aTuple, { maxLength: 3 });
const nearlyAnExport = fc
  .record({
    zoomle: mostly(fc.constantFrom(1, 2, 2, 2, 3)),
    rounds: mostly(someTuples),
  })
  .map((value) => JSON.stringify(value));

const anExport = aProgress.map(formatExport);
const withEvilKey = fc
  .tuple(anExport, evilKey, anyJson)
  .map(([text, key, value]) =>
    text.replace('{', `{${JSON.stringify({ [key]: value }).slice(1, -1)},`),
  );

const aText = fc.oneof(
  { weight: 4, arbitrary: anExport },
  { weight: 4, arbitrary: nearlyAnExport },
  { weight: 3, arbitrary: mutated(anExport) },
  { weight: 1, arbitrary: withEvilKey },
  { weight: 2, arbitrary: anyJson.map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: aDeepText.map((deep) => `{"zoomle":1,"rounds":${deep}}`) },
);
const packed = (content: string | Uint8Array) =>
  `zoomle1.${gzipSync(content).toString('base64url')}`;
const aCode = fc.oneof(
  { weight: 6, arbitrary: aText.map(packed) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }).map(packed) },
);
/** A short code of a long text. */
const aBomb = fc
  .tuple(fc.constantFrom('0', ' ', '[', '{"zoomle":1,"rounds":['), fc.integer({ min: 1, max: 3 }))
  .map(([piece, times]) =>
    packed(piece.repeat(Math.ceil((times * MAX_EXPORT_SIZE) / piece.length) + 1)),
  );

/** What somebody may hand to the import: good codes, and bad ones of every kind. */
const anImport = fc.oneof(
  { weight: 60, arbitrary: aCode },
  { weight: 30, arbitrary: mutated(aCode) },
  { weight: 20, arbitrary: aText },
  { weight: 10, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
  { weight: 10, arbitrary: fc.base64String().map((text) => `zoomle1.${text}`) },
  { weight: 1, arbitrary: fc.integer({ min: 2 }).map((version) => `zoomle${version}.QUJD`) },
  { weight: 1, arbitrary: aBomb },
);

async function read(code: string) {
  const unpacked = await unpackExport(code);
  return 'text' in unpacked ? parseExport(unpacked.text, utcDate(TODAY)) : unpacked;
}

// What becomes of sound rounds is proved with mergeImport.
it('refuses each code, or reads sound rounds of past days from it', async () => {
  const outcomes = new Set<string>();
  await fc.assert(
    fc.asyncProperty(anImport, async (code) => {
      const outcome = await read(code);
      outcomes.add('refusal' in outcome ? outcome.refusal : 'read');
      expect(pollution()).toEqual([undefined]);
      if ('refusal' in outcome) return;
      for (const [id, round] of roundEntries(outcome.rounds)) {
        expect(parseRound(id, packRound(round), round)).toEqual(round);
        // Of what has no date, only wins in practice.
        const isWin = id.startsWith('practice:') && round.status === 'won';
        expect((roundDate(id) ?? (isWin ? '' : 'never')) <= '2026-11-21').toBe(true);
      }
      // Nothing of which markup could be made, and nothing that turns the direction of writing.
      expect(JSON.stringify(outcome.rounds)).not.toMatch(/[<>\u202e]|\\u0000/);
    }),
    { numRuns: RUNS, examples: [['zoomle2.QUJD'], [packed(' '.repeat(MAX_EXPORT_SIZE + 1))]] },
  );
  // There were some of every kind, or all this says little.
  expect([...outcomes].sort()).toEqual(['damaged', 'foreign', 'newer', 'oversized', 'read']);
});
