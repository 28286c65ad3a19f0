import fc from 'fast-check';
import { expect, it } from 'vitest';

import { parsers } from '../../src/app/persistence';
import { makeVault } from '../../src/app/vault';
import { isLegalRound, type Round } from '../../src/domain/round';
import { aRound, COUNTRIES, ORIGIN } from '../support/builders';
import { memoryStorage } from '../support/testStore';

const KEYS = Object.keys(parsers) as (keyof typeof parsers)[];

const aSoundRound = fc
  .array(fc.constantFrom(...COUNTRIES), { maxLength: 8 })
  .map((guesses) => aRound(ORIGIN, ...guesses));
const anId = fc.constantFrom('daily:2026-11-20', 'practice:3', 'archive:2026-02-29', '2026-11-19');
const evilKey = fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', '');
const hugeNumber = fc.constantFrom(1e308, -1e308, 1e21, 2 ** 53, -0, 0.1, 9.9e15);

/** JSON of all kinds, deep and wide, with the names and numbers that break careless code. */
const anyJson = fc.letrec<{ node: unknown }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'large', withCrossShrink: true },
    fc.jsonValue({ maxDepth: 4 }),
    hugeNumber,
    fc.array(tie('node'), { maxLength: 5 }),
    fc.dictionary(fc.oneof(fc.string(), evilKey, anId), tie('node'), { maxKeys: 5 }),
  ),
})).node;

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

/** A text with some characters changed, cut out or doubled. */
const mutated = (text: fc.Arbitrary<string>) =>
  fc
    .tuple(text, fc.array(fc.tuple(fc.nat(), fc.string({ maxLength: 3 }), fc.nat(3))))
    .map(([whole, changes]) =>
      changes.reduce((so, [at, put, cut]) => {
        const index = at % (so.length + 1);
        return so.slice(0, index) + put + so.slice(index + cut);
      }, whole),
    );

const written = fc.oneof(fields, version1).map((value) => JSON.stringify(value));
const aBlob = fc.oneof(
  written,
  mutated(written),
  anyJson.map((value) => JSON.stringify(value)),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.nat(20_000).map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
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
      expect(({} as Record<string, unknown>).polluted).toBeUndefined();
      expect(Object.keys(Object.prototype)).toEqual([]);
    }),
    { numRuns: 10_000 },
  );
});
