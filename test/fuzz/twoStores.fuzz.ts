import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';

import { isLegalRound, MAX_GUESSES, type Round } from '../../src/domain/round';
import { boardOpened, guessMade, zoomPicked } from '../../src/features/game/gameSlice';
import { openArchive, openNextPractice, openToday } from '../../src/features/game/openRound';
import { selectDailyRounds } from '../../src/features/statistics/statisticsSelectors';
import { COUNTRIES, utcDate } from '../support/builders';
import { aBrowser } from '../support/tabs';
import { aStore } from '../support/testStore';

afterEach(() => {
  vi.useRealTimers();
});

type Made = Awaited<ReturnType<typeof aStore>>;

const START = Date.parse('2026-11-20T12:00:00Z');
const HOUR_MS = 3_600_000;
const DAYS = ['2026-11-18', '2026-11-19'].map(utcDate);

const aStep = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('guess'), which: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('zoom'), which: fc.nat(6) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('archive'), which: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('practice'), which: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('today'), which: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('other'), which: fc.nat(1) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('hours'), which: fc.nat(20) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('tell'), which: fc.nat(1) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('write'), which: fc.nat(1) }) },
);
const aPlay = fc.array(fc.tuple(fc.nat(1), aStep), { maxLength: 30 });

/** Does a step in a tab. */
function act({ store, wake }: Made, { kind, which }: { kind: string; which: number }) {
  const { game } = store.getState();
  const country = COUNTRIES[which];
  if (kind === 'guess' && game.board && country) {
    store.dispatch(guessMade(game.board, country));
  } else if (kind === 'zoom')
    store.dispatch(zoomPicked(([18, 17, 16, 15, 14, 13, 12] as const)[which] ?? 18));
  else if (kind === 'archive') store.dispatch(openArchive(DAYS[which] ?? utcDate('2026-11-19')));
  else if (kind === 'practice') store.dispatch(openNextPractice());
  else if (kind === 'today') store.dispatch(openToday());
  else if (kind === 'other') {
    for (const id of Object.keys(game.rounds)) store.dispatch(boardOpened(id as `daily:${string}`));
  } else if (kind === 'hours') {
    vi.setSystemTime(Date.now() + which * HOUR_MS);
    wake();
  }
}

/** How many guesses of another a round lacks, each as often as it lacks it. */
function lackingIn(round: Round, other: Round) {
  const left = round.guesses.map(({ name }) => name);
  return other.guesses.filter(({ name }) => {
    const index = left.indexOf(name);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  }).length;
}

it('2,000 random orders of what happens in two tabs: no guess is lost, none is illegal', async () => {
  await fc.assert(
    fc.asyncProperty(aPlay, async (steps) => {
      const browser = aBrowser();
      const open = [browser.openTab(), browser.openTab()] as const;
      const at = new Date(START).toISOString();
      const tabs = [await aStore({ ...open[0], at }), await aStore({ ...open[1], at })] as const;
      /** Every state of a day's round that a player has seen in a tab. */
      const seen: [string, Round][] = [];
      for (const [which, step] of steps) {
        const tab = tabs[which];
        if (!tab) continue;
        if (step.kind === 'tell') browser.tell(...open.slice(step.which, step.which + 1));
        if (step.kind === 'tell' || step.kind === 'write') await vi.advanceTimersByTimeAsync(20);
        act(tab, step);
        seen.push(...Object.entries(selectDailyRounds(tab.store.getState())));
      }
      for (let turn = 0; turn < 12 && turn >= 0; turn += 1) {
        await vi.advanceTimersByTimeAsync(20);
        if (!browser.hasNews()) break;
        browser.tell();
      }
      expect(browser.hasNews()).toBe(false);

      const [a, b] = tabs.map(({ store }) => selectDailyRounds(store.getState()));
      const begun = (rounds: Readonly<Record<string, Round>> | undefined) =>
        Object.fromEntries(
          Object.entries(rounds ?? {}).filter(([, { guesses }]) => guesses.length > 0),
        );
      expect(begun(a)).toEqual(begun(b));
      for (const [day, before] of seen) {
        if (before.guesses.length === 0) continue;
        const round = begun(a)[day];
        if (!round) throw new Error(`the round of ${day} was lost`);
        expect(isLegalRound(round)).toBe(true);
        // A round has six at most, and one that has ended stays as it is: the rest had no room.
        if (lackingIn(round, before) === 0) continue;
        const rest = Math.max(
          ...seen.map(([of, each]) => (of === day ? lackingIn(round, each) : 0)),
        );
        expect(round.guesses.length + rest).toBeGreaterThan(MAX_GUESSES);
      }
      for (const { persistor } of tabs) persistor.pause();
    }),
    { numRuns: 2_000 },
  );
});
