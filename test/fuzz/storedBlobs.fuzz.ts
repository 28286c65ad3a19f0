import fc from 'fast-check';
import { expect, it } from 'vitest';

import { parsers } from '../../src/app/persistence';
import { makeVault } from '../../src/app/vault';
import { isLegalRound, type Round } from '../../src/domain/round';
import { aRound, COUNTRIES, ORIGIN } from '../support/builders';
import { memoryStorage } from '../support/testStore';
import { aDeepText, evilKey, jsonWith, mutated, pollution } from './arbitraries';

const KEYS = Object.keys(parsers) as (keyof typeof parsers)[];

const aSoundRound = fc
  .array(fc.constantFrom(...COUNTRIES), { maxLength: 8 })
  .map((guesses) => aRound(ORIGIN, ...guesses));
const anId = fc.constantFrom('daily:2026-11-20', 'practice:3', 'archive:2026-02-29', '2026-11-19');
const anyJson = jsonWith(anId);

const fields = fc.record({
  version: fc.constantFrom<unknown>(2, 1, 0, 3, -1, 1.5, '2', null, 1e308),
  rounds: fc.dictionary(fc.oneof(anId, evilKey), fc.oneof(aSoundRound, anyJson)),
  archive: fc.oneof(fc.dictionary(anId, aSoundRound), anyJson),
  board: fc.oneof(anId, anyJson),
  zoom: fc.oneof(fc.constantFrom(18, 4, 3, 99), anyJson),
  units: fc.oneof(fc.constantFrom('km', 'mi'), anyJson),
});
/** As version 1 had it: texts in a text. */
const version1 = fields.map(({ version, ...parts }) => ({
  ...Object.fromEntries(
    Object.entries(parts).map(([name, value]) => [name, JSON.stringify(value)]),
  ),
  _persist: JSON.stringify({ version, rehydrated: true }),
}));

const written = fc.oneof(fields, version1).map((value) => JSON.stringify(value));
const aBlob = fc.oneof(
  written,
  mutated(written),
  anyJson.map((value) => JSON.stringify(value)),
  fc.string({ unit: 'binary', maxLength: 200 }),
  aDeepText,
);

it('10,000 stored blobs: none crashes, none brings an illegal round, none is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...KEYS), aBlob, async (key, text) => {
      const storage = memoryStorage(new Map([[key, text]]));
      const troubles: string[] = [];
      const vault = makeVault({ storage, parsers, onTrouble: (trouble) => troubles.push(trouble) });
      const state = await vault.read(key);
      const { rounds = {}, archive = {} } = (state ?? {}) as Record<string, Record<string, Round>>;
      for (const round of [...Object.values(rounds), ...Object.values(archive)]) {
        expect(isLegalRound(round)).toBe(true);
      }

      await vault.write(key, { written: 'over it' });
      const texts = [...storage.items.values()];
      const wasTold = troubles.length > 0;
      // What was not read whole is still there, word for word.
      expect(!wasTold || texts.includes(text)).toBe(true);
      expect(pollution()).toEqual([undefined]);
    }),
    { numRuns: 10_000 },
  );
});
