import fc from 'fast-check';
import { expect, it } from 'vitest';

import { unpackProgress } from '../../src/app/persistence/progressCode';
import { packRound, parseRound } from '../../src/domain/packedRound';
import { parseProgress } from '../../src/domain/parseProgress';
import { roundDate } from '../../src/domain/roundId';
import { roundEntries } from '../../src/domain/rounds';
import { utcDate } from '../support/builders';
import { TODAY } from '../support/progress';
import { pollution } from './arbitraries';
import { anImport } from './importCodes';

async function read(code: string) {
  const unpacked = await unpackProgress(code);
  return 'text' in unpacked ? parseProgress(unpacked.text, utcDate(TODAY)) : unpacked;
}

// What becomes of sound rounds is proved with importProgress.
it('10,000 codes: each is refused, or holds sound rounds of days that can have come', async () => {
  const outcomes = new Set<string>();
  await fc.assert(
    fc.asyncProperty(anImport, async (code) => {
      const outcome = await read(code);
      outcomes.add('refusal' in outcome ? outcome.refusal : 'read');
      expect(pollution()).toEqual([undefined]);
      if ('refusal' in outcome) return;
      for (const [id, round] of roundEntries(outcome.rounds)) {
        expect(parseRound(id, packRound(round))).toEqual(round);
        expect((roundDate(id) ?? 'never') <= '2026-11-21').toBe(true);
      }
      // Nothing of which markup could be made, and nothing that turns the direction of writing.
      expect(JSON.stringify(outcome.rounds)).not.toMatch(/[<>\u202e]|\\u0000/);
    }),
    { numRuns: 10_000 },
  );
  // There were some of every kind, or all this says little.
  expect([...outcomes].sort()).toEqual(['damaged', 'foreign', 'newer', 'oversized', 'read']);
});
