import fc from 'fast-check';
import { expect, it } from 'vitest';

import { knownNames } from '../../src/domain/knownNames';
import { packRound } from '../../src/domain/packedRound';
import { isLegalRound, revealAnswer } from '../../src/domain/round';
import { canBeRevealed } from '../../src/domain/roundId';
import { roundEntries } from '../../src/domain/rounds';
import { makeProgressStorage } from '../../src/store/persistence/progressStorage';
import { BOARD_KEY, SETTINGS_KEY } from '../../src/store/persistence/storageFormat';
import { aRound, COUNTRIES, ORIGIN } from '../support/builders';
import { memoryStorage } from '../support/testStore';
import { aDeepText, jsonWith, mutated, pollution, RUNS } from './arbitraries';

const aPlayedRound = fc
  .array(fc.constantFrom(...COUNTRIES), { maxLength: 8 })
  .map((guesses) => aRound(ORIGIN, ...guesses));
const aSoundRound = fc.oneof(aPlayedRound, aPlayedRound.map(revealAnswer));
const anId = fc.constantFrom(
  'daily:2026-11-20',
  'practice:3',
  'archive:2026-02-29',
  'challenge:0123456789abcdefgh:3',
  '2026-11-19',
);
/** Not `roundKey`: some are no ids. */
const keyOf = (id: string) => `zoomle:round:${id}`;
const anyJson = jsonWith(anId);

const aKey = fc.oneof(fc.constantFrom(BOARD_KEY, SETTINGS_KEY), anId.map(keyOf));
const written = fc
  .record({
    version: fc.constantFrom<unknown>(1, 1, 1, 2, 0, -1, 1.5, '1', null, 1e308),
    round: fc.oneof(aSoundRound.map(packRound), anyJson),
    laterFact: anyJson,
    openedAt: fc.oneof(fc.constantFrom(undefined, 0, 1.8e12), anyJson),
    currentRoundId: fc.oneof(anId, anyJson),
    zoom: fc.oneof(fc.constantFrom(18, 4, 3, 99), anyJson),
    units: fc.oneof(fc.constantFrom('km', 'mi'), anyJson),
  })
  .map((fields) => JSON.stringify(fields));
const aBlob = fc.oneof(
  written,
  mutated(written),
  anyJson.map((value) => JSON.stringify(value)),
  fc.string({ unit: 'binary', maxLength: 200 }),
  aDeepText,
);

it('loads no illegal round from a stored text, and loses no text', () => {
  fc.assert(
    fc.property(aKey, aBlob, (key, text) => {
      const memory = memoryStorage(new Map([[key, text]]));
      const errors: string[] = [];
      const storage = makeProgressStorage(memory, knownNames(COUNTRIES), (error) =>
        errors.push(error),
      );
      const { rounds } = storage.readChanges();
      for (const [id, round] of roundEntries(rounds)) {
        expect(isLegalRound(round, { canBeRevealed: canBeRevealed(id) })).toBe(true);
      }

      storage.write(new Map([[key, 'something new']]));
      // A text that could not be read is still stored, word for word.
      if (errors.length > 0) expect([...memory.items.values()]).toContain(text);
      expect(pollution()).toEqual([undefined]);
    }),
    { numRuns: RUNS },
  );
});
