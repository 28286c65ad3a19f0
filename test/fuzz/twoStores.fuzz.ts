import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';

import {
  type Guess,
  hasEnded,
  isLegalRound,
  MAX_GUESSES,
  type Round,
} from '../../src/domain/round';
import { kindOf, roundDate, type RoundId } from '../../src/domain/roundId';
import { begunRounds, filterRounds, roundEntries, type Rounds } from '../../src/domain/rounds';
import { aBrowser } from '../support/tabs';
import { aStep, EXPORTS, openTab, type Step } from './tabSteps';

afterEach(() => {
  vi.useRealTimers();
});

/** Each step with the tab that it happens in. */
const aPlay = fc.array(fc.tuple(fc.nat(1), aStep), { maxLength: 30 });

const timesOf = (guesses: readonly Guess[], name: string) =>
  guesses.filter((guess) => guess.name === name).length;

/** How many guesses of another a round lacks, each as often as it lacks it. */
const lackingIn = ({ guesses }: Round, other: Round) =>
  [...new Set(other.guesses.map(({ name }) => name))].reduce(
    (sum, name) => sum + Math.max(0, timesOf(other.guesses, name) - timesOf(guesses, name)),
    0,
  );

/** The rounds of which nothing may be lost. Of those for practice only the last is kept. */
const kept = (rounds: Rounds) =>
  filterRounds(begunRounds(rounds), (id) => kindOf(id) !== 'practice');

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

/** What has become of a round of which these states were seen. */
function expectSound(round: Round | undefined, seen: readonly Round[]) {
  if (!round) throw new Error('a round was lost');
  expect(isLegalRound(round)).toBe(true);
  if (seen.some(hasEnded)) expect(hasEnded(round)).toBe(true);
  if (seen.some(({ status }) => status === 'lost')) expect(round.status).toBe('lost');
  // A round has six guesses at most, and one that has ended stays as it is: the rest had no room.
  const lacking = Math.max(...seen.map((each) => lackingIn(round, each)));
  if (lacking > 0) expect(round.guesses.length + lacking).toBeGreaterThan(MAX_GUESSES);
}

it('2,000 random orders of what happens in two tabs: no guess is lost, doubled or illegal', async () => {
  await fc.assert(
    fc.asyncProperty(aPlay, async (steps) => {
      vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') });
      const browser = aBrowser();
      let last = 0;
      const random = () => (last = (last + 0.37) % 1);
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
