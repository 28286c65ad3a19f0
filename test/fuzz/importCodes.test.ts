import { gzipSync } from 'node:zlib';

import fc from 'fast-check';
import { expect, it } from 'vitest';

import { formatExport, parseExport } from '../../src/domain/exportFormat';
import { knownNames } from '../../src/domain/knownNames';
import { packRound, parseRound } from '../../src/domain/packedRound';
import { roundDate } from '../../src/domain/roundId';
import { roundEntries } from '../../src/domain/rounds';
import { unpackExport } from '../../src/store/persistence/exportCode';
import { COUNTRIES, utcDate } from '../support/builders';
import { aProgress, TODAY } from '../support/progress';
import { aDeepText, evilKey, hugeNumber, jsonWith, mutated, pollution, RUNS } from './arbitraries';

const anyJson = jsonWith(fc.constantFrom('zoomle', 'rounds'));
const anExport = aProgress.map(formatExport);

/** Values that exports have, and others that are nearly right or break careless code. */
const aValue = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('Origin', 'Northland', 'SE', 'playing', 'won', 'lost') },
  { weight: 3, arbitrary: fc.constantFrom(0, 1, 2, 3, -90, 91, 180, -181, 1112, 20_016) },
  { weight: 3, arbitrary: fc.constantFrom('daily:2026-11-19', 'daily:2026-11-22', 'practice:3') },
  fc.constantFrom('archive:2026-11-18', 'archive:2025-12-31', `dev:${TODAY}+1`),
  fc.constantFrom('<img src=x onerror=alert(1)>', '"><svg/onload=alert(1)>', '\u202enigirO'),
  fc.oneof(evilKey, hugeNumber, anyJson, fc.string({ unit: 'binary' })),
);

/** Replaces one of the values in JSON, at any depth. */
function replaceValue(json: string, at: number, value: unknown) {
  let count = 0;
  JSON.parse(json, () => (count += 1));
  let index = 0;
  const replaced: unknown = JSON.parse(json, (_, old: unknown) => {
    index += 1;
    return index === (at % count) + 1 ? value : old;
  });
  return JSON.stringify(replaced);
}
const nearlyAnExport = fc
  .tuple(anExport, fc.array(fc.tuple(fc.nat(), aValue), { minLength: 1, maxLength: 3 }))
  .map(([text, changes]) =>
    changes.reduce((json, [at, value]) => replaceValue(json, at, value), text),
  );

const aText = fc.oneof(
  { weight: 4, arbitrary: anExport },
  { weight: 5, arbitrary: nearlyAnExport },
  { weight: 3, arbitrary: mutated(anExport) },
  { weight: 2, arbitrary: anyJson.map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: aDeepText.map((deep) => `{"zoomle":1,"rounds":${deep}}`) },
);
const packed = (content: string | Uint8Array) =>
  `zoomle1.${gzipSync(content).toString('base64url')}`;
const aCode = fc.oneof(
  { weight: 6, arbitrary: aText.map(packed) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }).map(packed) },
);
/** Good codes, and bad ones of every kind. */
const anImport = fc.oneof(
  { weight: 60, arbitrary: aCode },
  { weight: 30, arbitrary: mutated(aCode) },
  { weight: 20, arbitrary: aText },
  { weight: 10, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
  { weight: 10, arbitrary: fc.base64String().map((text) => `zoomle1.${text}`) },
);

async function read(code: string) {
  const unpacked = await unpackExport(code);
  return 'text' in unpacked ? parseExport(unpacked.text, utcDate(TODAY), COUNTRIES) : unpacked;
}

// The tests of mergeImport prove what happens to sound rounds, those of unpackExport what is newer or oversized.
it('either refuses a code or reads sound rounds of past days from it', async () => {
  const outcomes = new Set<string>();
  await fc.assert(
    fc.asyncProperty(anImport, async (code) => {
      const outcome = await read(code);
      outcomes.add('refusal' in outcome ? outcome.refusal : 'read');
      expect(pollution()).toEqual([undefined]);
      if ('refusal' in outcome) return;
      for (const [id, round] of roundEntries(outcome.rounds)) {
        expect(parseRound(id, packRound(round), knownNames(COUNTRIES), round)).toEqual(round);
        // Only wins in practice have no date.
        const isWin = id.startsWith('practice:') && round.status === 'won';
        expect((roundDate(id) ?? (isWin ? '' : 'never')) <= '2026-11-21').toBe(true);
      }
      // Neither markup nor a change of the writing direction.
      expect(JSON.stringify(outcome.rounds)).not.toMatch(/[<>\u202e]|\\u0000/);
    }),
    { numRuns: RUNS },
  );
  // Proves that the inputs reached every outcome.
  expect([...outcomes]).toEqual(expect.arrayContaining(['damaged', 'foreign', 'read']));
});
