import fc from 'fast-check';
import { expect, it, vi } from 'vitest';

import { knownNames } from '../../src/domain/knownNames';
import { areLegal, foundIn, isOver } from '../../src/domain/neighbours';
import {
  type Guess,
  hasEnded,
  isLegalRound,
  MAX_GUESSES,
  type Round,
} from '../../src/domain/round';
import { kindOf, type RoundId } from '../../src/domain/roundId';
import { filterRounds, persistedRounds, roundEntries, type Rounds } from '../../src/domain/rounds';
import { settingsSlice } from '../../src/features/settings/settingsSlice';
import { parseStored, roundKey } from '../../src/store/persistence/storageFormat';
import { COUNTRIES } from '../support/builders';
import { aBrowser } from '../support/tabs';
import { randomNumbers } from '../support/testStore';
import { RUNS } from './arbitraries';
import { aStep, openTab, SETTINGS, step, WESTLAND } from './tabSteps';

/** Rounds that must lose nothing: all but practice, which stores only its last. */
const retained = (rounds: Rounds) =>
  filterRounds(persistedRounds(rounds), (id) => kindOf(id) !== 'practice');

const timesOf = (guesses: readonly Guess[], name: string) =>
  guesses.filter((guess) => guess.name === name).length;

/** How many guesses of the other round this one lacks. */
const lackingIn = ({ guesses }: Round, other: Round) =>
  [...new Set(other.guesses.map(({ name }) => name))].reduce(
    (sum, name) => sum + Math.max(0, timesOf(other.guesses, name) - timesOf(guesses, name)),
    0,
  );

/** No name given after the round is lost while there is room, nor ever a right one, nor its end. */
function expectNames({ neighbours, answer }: Round, seen: readonly Round[]) {
  const named = seen.flatMap((round) => round.neighbours ?? []);
  if (named.length === 0) return;
  if (!neighbours) throw new Error('the neighbours were lost');
  expect(areLegal(neighbours, answer.name)).toBe(true);
  expect(foundIn(neighbours)).toEqual(expect.arrayContaining(named.flatMap(foundIn)));
  if (isOver(neighbours)) return;
  expect(named.some(isOver)).toBe(false);
  expect(neighbours.given).toEqual(expect.arrayContaining(named.flatMap(({ given }) => given)));
}

/** The round is a legal successor of all these states. */
function expectSound(round: Round | undefined, seen: readonly Round[]) {
  if (!round) throw new Error('a round was lost');
  expect(isLegalRound(round)).toBe(true);
  expectNames(round, seen);
  if (seen.some(hasEnded)) expect(hasEnded(round)).toBe(true);
  const longest = Math.max(...seen.map(({ guesses }) => guesses.length));
  if (!hasEnded(round)) expect(round.guesses.length).toBeGreaterThanOrEqual(longest);
  const isImported = round.guesses.some(({ name }) => name === WESTLAND.name);
  expect(round.importedAt !== undefined, 'an import is taken whole').toBe(isImported);
  const united = seen.filter(({ importedAt }) => importedAt === round.importedAt);
  if (united.some(({ status }) => status === 'lost')) expect(round.status).toBe('lost');
  // Guesses may be missing only if an import replaced them, or there was no room for them.
  if (seen.some(({ importedAt = 0 }) => importedAt > (round.importedAt ?? 0))) return;
  const lacking = Math.max(...united.map((each) => lackingIn(round, each)));
  if (lacking > 0) expect(round.guesses.length + lacking).toBeGreaterThan(MAX_GUESSES);
}

const IDS = ['daily:2026-11-20', 'daily:2026-11-21', 'archive:2026-11-18'] as const;

/** What the storage refuses: nothing, what is longer than before, everything. */
const REFUSALS = [
  () => false,
  (before: string, text: string) => text.length > before.length,
  () => true,
] as const;

const aStepOrFault = fc.oneof(
  { weight: 8, arbitrary: aStep },
  { weight: 1, arbitrary: step('quota', REFUSALS.length - 1) },
);
const playOf = (aStep: typeof aStepOrFault) =>
  fc.array(fc.tuple(fc.nat(2), aStep), { maxLength: 30 });
/** Sometimes a newer release takes over a round, after some steps. */
const aNewerRelease = fc.option(fc.record({ id: fc.constantFrom(...IDS), at: fc.nat(25) }));

const roundsIn = (texts: Iterable<[string, string]>): Rounds =>
  Object.fromEntries(
    [...texts].flatMap(([key, text]) => {
      const part = parseStored(key, text, knownNames(COUNTRIES));
      return typeof part === 'string' ? [] : roundEntries(part.rounds ?? {});
    }),
  );

function makeRecord() {
  const seen = new Map<RoundId, Round[]>();
  return {
    add(rounds: Rounds) {
      for (const [id, round] of roundEntries(retained(rounds)))
        seen.set(id, [...(seen.get(id) ?? []), round]);
    },
    forget: (id: RoundId) => seen.delete(id),
    expectIn(rounds: Rounds) {
      for (const [id, states] of seen) {
        // A finished daily round replaces the archive's.
        const isRetained = id in retained({ [id]: states[0], ...rounds });
        if (isRetained) expectSound(rounds[id], states);
      }
    },
  };
}

it('three tabs lose no stored round, in any order of guesses, midnights, full disks and releases', async () => {
  await fc.assert(
    fc.asyncProperty(playOf(aStepOrFault), aNewerRelease, async (steps, release) => {
      vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') });
      const record = makeRecord();
      const failures: unknown[] = [];
      let taken = '';
      let refuses: (typeof REFUSALS)[number] = REFUSALS[0];
      /** Checks after each write: a tab may be killed then. The site catches what is thrown here. */
      class Items extends Map<string, string> {
        override set(key: string, text: string) {
          if (refuses(this.get(key) ?? '', text)) throw new DOMException('', 'QuotaExceededError');
          super.set(key, text);
          try {
            expect(key, 'what a newer release wrote stays').not.toBe(taken);
            record.expectIn(retained(roundsIn(this)));
          } catch (error) {
            failures.push(error);
          }
          record.add(roundsIn([[key, text]]));
          return this;
        }
      }
      const items = new Items();
      const browser = aBrowser(items);
      const writer = browser.openTab();
      const random = randomNumbers();
      const open = () => openTab(browser, random);
      const tabs = [await open(), await open(), await open()];
      for (const [index, [which, each]] of steps.entries()) {
        if (release?.at === index) {
          record.forget(release.id);
          refuses = REFUSALS[0];
          writer.storage.setItem(roundKey(release.id), JSON.stringify({ version: 99 }));
          taken = roundKey(release.id);
        }
        if (each.kind === 'quota') refuses = REFUSALS[each.which] ?? REFUSALS[0];
        else await tabs[which]?.act(each);
      }
      expect(failures).toEqual([]);
      refuses = REFUSALS[0];
      await vi.advanceTimersByTimeAsync(20);
      record.expectIn((await open()).rounds());
    }),
    { numRuns: RUNS },
  );
});

it('three tabs that sync late reach the same state, and lose no guess or setting', async () => {
  await fc.assert(
    fc.asyncProperty(playOf(aStep), fc.boolean(), async (steps, isSlow) => {
      vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') });
      const browser = aBrowser(undefined, isSlow);
      const random = randomNumbers();
      const open = (index = 0) => openTab(browser, random, index);
      const tabs = [await open(0), await open(1), await open(2)] as const;
      const record = makeRecord();
      let settings = settingsSlice.getInitialState();
      for (const [which, each] of steps) {
        const tab = tabs[which] ?? tabs[0];
        await tab.act(each);
        record.add(tab.rounds());
        const event = each.kind === 'setting' && SETTINGS[which]?.[each.which];
        if (event) settings = settingsSlice.reducer(settings, event);
      }
      for (let turn = 0; turn < 12; turn += 1) {
        await vi.advanceTimersByTimeAsync(20);
        if (!browser.hasNews()) break;
        browser.tell();
      }

      expect(browser.hasNews(), 'the tabs come to rest').toBe(false);
      const last = await open();
      for (const tab of tabs) {
        expect(retained(tab.rounds())).toEqual(retained(last.rounds()));
        expect(tab.settings()).toEqual(last.settings());
      }
      record.expectIn(retained(last.rounds()));
      // Of two simultaneous writes, one is lost if neither tab saw the other's.
      if (!isSlow) expect(last.settings()).toEqual(settings);
    }),
    { numRuns: RUNS },
  );
});
