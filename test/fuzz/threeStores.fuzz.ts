import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';

import { parseStored, STORAGE_KEYS, type StorageKey } from '../../src/app/storedState';
import { mergeAllRounds } from '../../src/domain/mergeRounds';
import type { Round } from '../../src/domain/round';
import type { RoundId } from '../../src/domain/roundId';
import { roundEntries, type Rounds } from '../../src/domain/rounds';
import { aBrowser } from '../support/tabs';
import { randomNumbers } from '../support/testStore';
import { expectSound, kept } from './soundRounds';
import { aStep, EXPORTS, openTab, step } from './tabSteps';

afterEach(() => {
  vi.useRealTimers();
});

const KEYS = Object.values(STORAGE_KEYS);

/** How the storage refuses: not at all, what is longer than before, everything. */
const REFUSALS = [
  () => false,
  (before: string, text: string) => text.length > before.length,
  () => true,
] as const;

const aStepOrFault = fc.oneof(
  { weight: 8, arbitrary: aStep },
  { weight: 1, arbitrary: step('quota', REFUSALS.length - 1) },
);
/** Each step with the tab that it happens in. */
const aPlay = fc.array(fc.tuple(fc.nat(2), aStepOrFault), { maxLength: 30 });
/** Sometimes a newer release takes a key over, after so many steps. */
const aNewerRelease = fc.option(fc.record({ key: fc.constantFrom(...KEYS), at: fc.nat(25) }));

const roundsUnder = (key: string, text: string): Rounds => {
  const isSettings = key === STORAGE_KEYS.settings;
  const result = parseStored(isSettings ? STORAGE_KEYS.settings : STORAGE_KEYS.game, text);
  return result.kind === 'parsed' ? result.state.rounds : {};
};

/** A storage that three tabs share, and whatever was wrong with it after a write. */
function aWatchedBrowser() {
  const seen = new Map<RoundId, Round[]>();
  const taken = new Set<string>();
  const failures: unknown[] = [];
  let refuses: (typeof REFUSALS)[number] = REFUSALS[0];

  class Items extends Map<string, string> {
    rounds() {
      const texts = [...this].filter(([key]) => !key.endsWith(':damaged'));
      return kept(texts.map(([key, text]) => roundsUnder(key, text)).reduce(mergeAllRounds, {}));
    }

    /** A tab may be killed after any write. The site catches what is thrown here. */
    look(key: string) {
      const rounds = this.rounds();
      try {
        expect(taken, 'what a newer release wrote stays').not.toContain(key);
        for (const [id, states] of seen) expectSound(rounds[id], states);
      } catch (error) {
        failures.push(error);
      }
      for (const [id, round] of roundEntries(rounds))
        seen.set(id, [...(seen.get(id) ?? []), round]);
    }

    override set(key: string, text: string) {
      if (refuses(this.get(key) ?? '', text)) throw new DOMException('', 'QuotaExceededError');
      super.set(key, text);
      this.look(key);
      return this;
    }

    override delete(key: string) {
      const isDeleted = super.delete(key);
      this.look(key);
      return isDeleted;
    }
  }

  const items = new Items();
  const browser = aBrowser(items);
  const writer = browser.openTab();
  return {
    ...browser,
    failures,
    seen,
    setQuota: (which: number) => {
      refuses = REFUSALS[which] ?? REFUSALS[0];
    },
    /** An import replaces rounds as a whole, since the player wants it. */
    forget: (rounds: Rounds) => {
      for (const [id] of roundEntries(rounds)) seen.delete(id);
    },
    /** A newer release takes a key over, with all that is under it. */
    takeOver: (key: StorageKey) => {
      for (const [id] of roundEntries(roundsUnder(key, items.get(key) ?? ''))) seen.delete(id);
      refuses = REFUSALS[0];
      writer.storage.setItem(key, JSON.stringify({ version: 99 }));
      taken.add(key);
    },
  };
}

it('2,000 orders of guesses, midnights, full disks and releases in three tabs: no stored round is lost', async () => {
  await fc.assert(
    fc.asyncProperty(aPlay, aNewerRelease, async (steps, release) => {
      vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') });
      const browser = aWatchedBrowser();
      const random = randomNumbers();
      const tabs = [
        await openTab(browser, random),
        await openTab(browser, random),
        await openTab(browser, random),
      ];
      for (const [index, [which, each]] of steps.entries()) {
        if (release?.at === index) browser.takeOver(release.key);
        if (each.kind === 'import') browser.forget(EXPORTS[each.which] ?? {});
        if (each.kind === 'quota') browser.setQuota(each.which);
        else await tabs[which]?.act(each);
      }
      expect(browser.failures).toEqual([]);
      browser.setQuota(0);
      await vi.advanceTimersByTimeAsync(20);

      const opened = await openTab(browser, random);
      const rounds = kept(opened.rounds());
      for (const [id, states] of browser.seen) {
        const isKept = id in kept({ [id]: states[0], ...rounds });
        if (isKept) expectSound(rounds[id], states);
      }
    }),
    { numRuns: 2_000 },
  );
});
