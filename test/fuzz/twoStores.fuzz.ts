import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';

import type { Guess, Round } from '../../src/domain/round';
import { roundDate, type RoundId } from '../../src/domain/roundId';
import { begunRounds, roundEntries, type Rounds } from '../../src/domain/rounds';
import { aBrowser } from '../support/tabs';
import { randomNumbers } from '../support/testStore';
import { expectSound, kept, timesOf } from './soundRounds';
import { aStep, EXPORTS, openTab, type Step } from './tabSteps';

afterEach(() => {
  vi.useRealTimers();
});

/** Each step with the tab that it happens in. */
const aPlay = fc.array(fc.tuple(fc.nat(1), aStep), { maxLength: 30 });

/** What players have seen of each round, and how often they have made each guess. */
function makeRecord() {
  const seen = new Map<RoundId, Round[]>();
  const made = new Map<string, number>();
  // The archive shows a day's round as it went.
  const keyOf = (id: RoundId, name: string) => `${roundDate(id)} ${name}`;
  const count = (id: RoundId, { name }: Guess) =>
    made.set(keyOf(id, name), (made.get(keyOf(id, name)) ?? 0) + 1);
  for (const [id, { guesses }] of EXPORTS.flatMap(roundEntries)) {
    for (const guess of guesses) count(id, guess);
  }
  return {
    seen,
    timesMade: (id: RoundId, name: string) => made.get(keyOf(id, name)) ?? 0,

    add({ kind }: Step, before: Rounds, after: Rounds) {
      for (const [id, round] of roundEntries(after)) {
        const isNew = round !== before[id];
        const guess = round.guesses.at(-1);
        if (isNew && kind === 'guess' && guess) count(id, guess);
        // An import replaces a round as a whole, since the player wants it.
        if (isNew && kind === 'import') seen.delete(id);
        seen.set(id, [...(seen.get(id) ?? []), round]);
      }
    },
  };
}

it('2,000 random orders of what happens in two tabs: no guess is lost, doubled or illegal', async () => {
  await fc.assert(
    fc.asyncProperty(aPlay, fc.boolean(), async (steps, isSlow) => {
      vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') });
      const browser = aBrowser(undefined, isSlow);
      const random = randomNumbers();
      const tabs = [await openTab(browser, random), await openTab(browser, random)] as const;
      const [a, b] = tabs;
      const record = makeRecord();
      for (const [which, step] of steps) {
        const tab = which === 0 ? a : b;
        const before = kept(tab.rounds());
        await tab.act(step);
        record.add(step, before, kept(tab.rounds()));
      }
      for (let turn = 0; turn < 12; turn += 1) {
        await vi.advanceTimersByTimeAsync(20);
        if (!browser.hasNews()) break;
        browser.tell();
      }

      expect(browser.hasNews(), 'the tabs come to rest').toBe(false);
      expect(begunRounds(a.rounds())).toEqual(begunRounds(b.rounds()));
      const opened = await openTab(browser, random);
      expect(begunRounds(opened.rounds())).toEqual(begunRounds(a.rounds()));
      for (const [id, seen] of record.seen) {
        // Where a day's round has ended, the archive's gives way to it.
        const isKept = id in kept({ [id]: seen[0], ...a.rounds() });
        if (isKept) expectSound(a.rounds()[id], seen);
      }
      for (const [id, { guesses }] of roundEntries(kept(a.rounds()))) {
        for (const { name } of guesses) {
          expect(timesOf(guesses, name)).toBeLessThanOrEqual(record.timesMade(id, name));
        }
      }
    }),
    { numRuns: 2_000 },
  );
});
